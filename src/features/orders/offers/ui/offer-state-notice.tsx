import next from '#features/requests/quotes/ui/next.module.css';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { EndingNotice } from '../ending/ui/ending-notice.tsx';
import { type OfferAction, offerDoneKey, offerFields } from '../form-fields.ts';
import { offerPageTexts } from '../messages.ts';
import { lapsedText, nextOfOffer } from '../offer-next.ts';
import { planSteps } from '../plan-steps.ts';
import { heldNames, isSold, type OfferView } from './offer-view.ts';

/** Shows an offer that does not simply wait for an answer, and what can be done then. */
export function OfferStateNotice({ page, offer, path }: OfferView) {
  const { t } = useApp(offerPageTexts);
  const { ending, money } = page;
  if (ending) return <EndingNotice ending={ending} money={money} reader="owner" />;
  switch (offer.state) {
    case 'accepted':
      return <Accepted page={page} offer={offer} path={path} />;
    case 'declined':
      return (
        <Notice title={t.declinedTitle} role="status">
          {offer.declineReason && <p>{t.declinedText(offer.declineReason)}</p>}
        </Notice>
      );
    case 'expired':
      return <Expired page={page} offer={offer} path={path} />;
    case 'superseded':
      return (
        <Notice
          tone="warning"
          title={t.supersededTitle}
          action={
            page.newest &&
            page.quoteId !== null && (
              <ButtonLink href={href(routes.ownOffer, { number: page.newest })}>
                {t.seeNewest}
              </ButtonLink>
            )
          }
        />
      );
    case 'withdrawn':
      return (
        <Notice tone="danger" title={t.withdrawnTitle}>
          <p>{t.withdrawnText}</p>
        </Notice>
      );
    default:
      if (isSold({ page, offer })) return <Sold page={page} offer={offer} path={path} />;
      return <ChangeAsked offer={offer} />;
  }
}

function Accepted({ page, offer }: OfferView) {
  const { t, language } = useApp(offerPageTexts);
  const { acceptance } = offer;
  if (!acceptance) return null;
  if (page.lapsed) return <Lapsed money={page.money} />;
  const { state } = offer;
  const now = nextOfOffer({ ...page, offer: { state, lapsed: page.lapsed } }, language);
  // Bought goods are no longer held; their journey is shown below.
  const bought = page.journeys.length > 0 && page.journeys.every(({ stage }) => stage !== null);
  const steps = bought ? [] : planSteps(page.money?.instalments ?? [], language);
  // A hold does not end while money is in hand.
  const hasPaid = page.money !== null && page.money.paidCents + page.money.waitingCents > 0;
  return (
    <div className={next.next}>
      <Notice tone="success" title={t.acceptedTitle} role="status">
        <p>{t.acceptedBy(acceptance.typedName, formatDateTime(acceptance.acceptedAt, language))}</p>
      </Notice>
      <h2>{t.nextTitle}</h2>
      {page.holds && !bought && (
        <p>
          <strong>
            {hasPaid
              ? t.heldPaid(heldNames({ page, offer }))
              : t.held(heldNames({ page, offer }), formatDate(page.holds.until, language))}
          </strong>
        </p>
      )}
      <ol>
        {now && <li>{now}</li>}
        {[...steps, t.nextSteps].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

export function Lapsed({ money }: Pick<OfferView['page'], 'money'>) {
  const { language } = useApp();
  return (
    <Notice tone="warning" title={lapsedText(money, language)} role="status">
      {!money?.claims.length && <p>{offerPageTexts[language].lapsedText}</p>}
    </Notice>
  );
}

function Expired({ page, offer, path }: OfferView) {
  const { t, language } = useApp(offerPageTexts);
  if (page.askedAgain) return <AskedAgain />;
  return (
    <Notice tone="warning" title={t.expiredTitle}>
      <p>{t.expiredText(formatDate(offer.validUntil, language))}</p>
      {page.role === 'asks' && <AskAgain offer={offer} path={path} />}
    </Notice>
  );
}

function Sold({ page, offer, path }: OfferView) {
  const { t } = useApp(offerPageTexts);
  if (page.askedAgain) return <AskedAgain />;
  const soldLines = page.gone.flatMap((at) => offer.lines[at] ?? []);
  const needed = soldLines.filter(({ optional }) => !optional);
  return (
    <Notice tone="warning" title={t.goneTitle(needed.map(({ text }) => text).join(', '))}>
      <p>{t.goneText}</p>
      <AskAgain offer={offer} path={path} />
    </Notice>
  );
}

function AskedAgain() {
  const { t } = useApp(offerPageTexts);
  return (
    <Notice tone="success" title={t.againSent} role="status">
      <p>{t.againSentText}</p>
    </Notice>
  );
}

function AskAgain({ offer, path }: Pick<OfferView, 'offer' | 'path'>) {
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

function ChangeAsked({ offer }: Pick<OfferView, 'offer'>) {
  const { t, address } = useApp(offerPageTexts);
  const now = address.searchParams.get(offerDoneKey) === ('cambio' satisfies OfferAction);
  if (!offer.changeAskedAt && !now) return null;
  return (
    <Notice tone="success" title={t.changeSent} role="status">
      <p>{t.changeSentText}</p>
    </Notice>
  );
}
