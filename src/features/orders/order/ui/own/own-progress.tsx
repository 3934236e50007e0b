import { readablePhone } from '#features/company/about/brand.ts';
import { EndingFacts } from '#features/orders/offers/ending/ui/ending-facts.tsx';
import { answerId } from '#features/orders/offers/form-fields.ts';
import { type ActionName, progressTexts } from '#features/orders/progress/progress-messages.ts';
import { OrderProgress } from '#features/orders/progress/ui/order-progress.tsx';
import { caseTexts } from '#features/requests/cases/messages.ts';
import { amendTexts, quoteListTexts } from '#features/requests/quotes/messages.ts';
import { ButtonLink } from '#kit/button.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { QuoteDetail } from '../../schema.ts';

interface OwnProgressProps {
  quote: QuoteDetail;
  level: 2 | 3;
}

export function OwnProgress({ quote, level }: OwnProgressProps) {
  const { t, language } = useApp(quoteListTexts);
  const { id, progress, offer, history, ending, customerWhatsapp, customerEmail } = quote;
  const { stage } = progress;
  const offerHref = offer ? offerAddress(offer) : undefined;
  // What staff wrote with a status says nothing more once a fact has moved it on.
  const note = history.findLast(({ kind }) => kind === 'status' || kind === 'moved')?.note;
  const isRequest = stage === 'asked' || stage === 'quoting';
  return (
    <OrderProgress
      progress={progress}
      journeys={quote.journeys}
      level={level}
      actions={{
        answerOffer: offerHref,
        seeOffer: offerHref,
        askNewOne: offerHref,
        answerCustoms: offerHref,
        pay: '#como-pagar',
        showCode: '#entrega',
        review: href(routes.ownReview, { id }),
        write: '#mensaje',
        askAnother: href(routes.catalogue, {}),
      }}
    >
      {ending ? (
        <EndingFacts ending={ending} money={quote.money} reader="people" />
      ) : (
        note && (
          <p className="said">
            <strong>{t.teamSays}.</strong> {note}
          </p>
        )
      )}
      {isRequest && customerWhatsapp && (
        <p className="muted">
          {caseTexts[language].contactUsed}: {readablePhone(customerWhatsapp)}, {customerEmail}
        </p>
      )}
    </OrderProgress>
  );
}

/** Nothing where the main action leads there already. */
export function SeeOffer({ quote: { offer, progress } }: Pick<OwnProgressProps, 'quote'>) {
  const { t } = useApp(progressTexts);
  const { action } = progress;
  if (!offer || (action && actionsOnOffer.includes(action))) return null;
  return (
    <p>
      <ButtonLink tone="secondary" href={offerAddress(offer)}>
        {t.actions.seeOffer}
      </ButtonLink>
    </p>
  );
}

/** What was asked for is changed there as long as the offer can be accepted. */
export function ChangeInOffer({ quote: { offer } }: Pick<OwnProgressProps, 'quote'>) {
  const { t } = useApp(amendTexts);
  if (offer?.state !== 'sent') return null;
  return (
    <ButtonLink tone="quiet" href={`${offerAddress(offer)}#${answerId}`}>
      {t.inOffer}
    </ButtonLink>
  );
}

const actionsOnOffer: readonly ActionName[] = [
  'answerOffer',
  'seeOffer',
  'askNewOne',
  'answerCustoms',
];

const offerAddress = ({ number }: { number: string }) => href(routes.ownOffer, { number });
