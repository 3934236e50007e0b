import { Button, ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { EndingFacts } from '../ending/ui/ending-facts.tsx';
import { type OfferAction, offerFields } from '../form-fields.ts';
import { offerPageTexts } from '../messages.ts';
import { planSteps } from '../plan-steps.ts';
import { heldNames, isSold, type OfferView } from './offer-view.ts';

/** What was recorded of this offer; where its order stands is said by `OrderProgress`. */
export function OfferFacts({ page, offer }: OfferView) {
  const { t, language } = useApp(offerPageTexts);
  const { acceptance, declineReason } = offer;
  if (page.ending) return <EndingFacts ending={page.ending} money={page.money} reader="people" />;
  const soldLines = page.gone.flatMap((at) => offer.lines[at] ?? []);
  const needed = soldLines.filter(({ optional }) => !optional);
  return (
    <>
      {offer.state === 'sent' && (
        <p className="muted">
          {t.validUntil(formatDate(offer.validUntil, language))} {t.daysLeft(page.daysLeft ?? 0)}{' '}
          {t.firm}
        </p>
      )}
      {isSold({ page, offer }) && <p>{t.goneTitle(needed.map(({ text }) => text).join(', '))}</p>}
      {declineReason && <p>{t.declinedText(declineReason)}</p>}
      {acceptance && (
        <p className="muted">
          {t.acceptedBy(acceptance.typedName, formatDateTime(acceptance.acceptedAt, language))}
        </p>
      )}
      {acceptance && <Held page={page} offer={offer} />}
    </>
  );
}

/** Until all is bought: what is held, and what the plan makes us wait for. */
function Held({ page, offer }: Pick<OfferView, 'page' | 'offer'>) {
  const { t, language } = useApp(offerPageTexts);
  const { holds, journeys, money, progress, lapsed } = page;
  const isToPay = progress.stage === 'toPay' && !lapsed;
  if (journeys.length > 0 && journeys.every(({ stage }) => stage !== null)) return null;
  const names = heldNames({ page, offer });
  // A hold does not end while money is in hand.
  const hasPaid = money !== null && money.paidCents + money.waitingCents > 0;
  return (
    <>
      {holds && (
        <p>{hasPaid ? t.heldPaid(names) : t.held(names, formatDate(holds.until, language))}</p>
      )}
      {isToPay &&
        planSteps(money?.instalments ?? [], language).map((step) => <p key={step}>{step}</p>)}
    </>
  );
}

export function NewerOffer({ page }: Pick<OfferView, 'page'>) {
  const { t } = useApp(offerPageTexts);
  if (!page.newest) return null;
  return (
    <Notice
      tone="warning"
      title={t.supersededTitle}
      action={
        page.quoteId !== null && (
          <ButtonLink href={href(routes.ownOffer, { number: page.newest })}>
            {t.seeNewest}
          </ButtonLink>
        )
      }
    />
  );
}

export function AskAgain({ offer, path }: Pick<OfferView, 'offer' | 'path'>) {
  const { t } = useApp(offerPageTexts);
  const again: OfferAction = 'otra';
  return (
    <form method="post" action={path}>
      <input type="hidden" name={offerFields.number} value={offer.number} />
      <Button type="submit" name={actionField} value={again}>
        {t.again}
      </Button>
    </form>
  );
}
