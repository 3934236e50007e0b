import { api } from '#api.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { moneyTexts } from '#features/ledger/entries/messages.ts';
import { papersOfWhoPays } from '#features/ledger/entries/money-papers.ts';
import { MoneyView } from '#features/ledger/entries/ui/money-view.tsx';
import { howToPayTexts } from '#features/ledger/payment-methods/messages.ts';
import { HowToPay } from '#features/ledger/payment-methods/ui/how-to-pay.tsx';
import { quoteStatusFacts } from '#features/requests/quotes/statuses.ts';
import next from '#features/requests/quotes/ui/next.module.css';
import { HandoversCard } from '#features/shipping/handover/ui/handovers-card.tsx';
import { hasLeft } from '#features/shipping/units/journey.ts';
import { Notice } from '#kit/notice.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { formatMoney } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { EndingNotice } from '../ending/ui/ending-notice.tsx';
import { offerTokenIn } from '../links.ts';
import { offerLinkTexts, offerPageTexts } from '../messages.ts';
import { isPayable } from '../payable.ts';
import type { OfferPage } from '../schema.ts';
import { JourneysOf } from './journeys-of.tsx';
import css from './offer.module.css';
import { OfferPaper } from './offer-paper.tsx';
import { Lapsed } from './offer-state-notice.tsx';
import { withIndex } from './offer-view.ts';

export function PaysView({ page, path }: { page: OfferPage; path: string }) {
  const { t } = useApp(offerLinkTexts);
  const { offer } = page;
  const accepted = offer?.state === 'accepted';
  return (
    <>
      <div className={css.head}>
        <h1>{t.paysTitle}</h1>
        <p>{t.paysLead(page.name)}</p>
        <p className={css.number} translate="no">
          {offer?.number ?? page.reference}
        </p>
      </div>
      {page.ending ? (
        <EndingNotice ending={page.ending} money={page.money} reader={{ of: page.name }} />
      ) : page.lapsed ? (
        <Lapsed money={page.money} />
      ) : (
        <Notice
          tone={accepted ? 'success' : 'warning'}
          title={accepted ? t[payStep(page)] : t.paysNotYet}
        />
      )}
      <MoneyOf page={page} path={path} />
      <WhereToPay page={page} />
      <JourneysOf page={page} path={path} />
      {offer ? <OfferPaper offer={offer} withPlan={!page.money} /> : <NoOffer />}
    </>
  );
}

function payStep({ money, howToPay }: OfferPage) {
  if (money?.dueCents === 0) return 'paysNothing';
  return howToPay.length > 0 ? 'paysHere' : 'paysSoon';
}

export function ReceivesView({ page, path }: { page: OfferPage; path: string }) {
  const { t, language } = useApp(offerLinkTexts);
  const { label, meaning } = quoteStatusFacts[page.status];
  // In these statuses staff still have to act, although an offer was accepted.
  const inQueue = ['pending', 'en_revision', 'approved'].includes(page.status);
  const agreed = page.accepted && inQueue && !page.journeys.some(hasLeft);
  // The journeys say more than the status.
  const showsJourneys = page.journeys.length > 0 && !agreed;
  return (
    <>
      <div className={css.head}>
        <h1>{t.receivesTitle}</h1>
        <p>{t.receivesLead(page.name)}</p>
        <p className={css.number} translate="no">
          {page.reference}
        </p>
      </div>
      <HandoversCard
        handovers={page.handovers}
        actHref={(id) =>
          callAddress(api.linkHandoverPaper, {
            params: { token: offerTokenIn(path), id },
            query: { language },
          })
        }
      />
      <ul className={css.lines}>
        {withIndex(page.goods).map(({ at, text, quantity }) => (
          <li key={at}>
            <span>{text}</span>
            <span className="tabular">{quantity}</span>
          </li>
        ))}
      </ul>
      <JourneysOf page={page} path={path} />
      <p>
        {t.province}: <strong>{provinceName(page.province)}</strong>
      </p>
      <div className={next.next}>
        <h2>{t.stands}</h2>
        {page.ending && (
          <EndingNotice ending={page.ending} money={null} reader={{ of: page.name }} />
        )}
        {!showsJourneys && !page.ending && (
          <p>
            {agreed ? (
              <strong>{t.agreed}</strong>
            ) : (
              <>
                <strong>{label[language]}.</strong>{' '}
                {page.status === 'approved' ? '' : meaning[language]}
              </>
            )}
          </p>
        )}
        {!page.ending && <p>{t.noHandover}</p>}
      </div>
    </>
  );
}

export function MoneyOf({ page, path }: { page: OfferPage; path: string }) {
  const { language } = useApp();
  const { money, quoteId, role } = page;
  if (!money) return null;
  const token = offerTokenIn(path);
  const by = quoteId ? href(routes.ownPayment, { id: quoteId }) : `${path}/pago`;
  return (
    <section className={css.part}>
      <h2>{moneyTexts[language].title}</h2>
      <MoneyView
        money={money}
        payHref={by}
        papers={{
          href: (paper) =>
            quoteId
              ? callAddress(api.moneyPaper, { params: { id: quoteId, paper }, query: { language } })
              : callAddress(api.linkMoneyPaper, { params: { token, paper }, query: { language } }),
          ...(role === 'pays' && { kinds: papersOfWhoPays }),
        }}
      />
      {page.refusedClaims.map(({ ticketId, cents, reason }) => (
        <Notice
          key={ticketId}
          tone="danger"
          title={moneyTexts[language].refused(
            ticketId,
            cents === null ? null : formatMoney(cents, language),
          )}
        >
          {reason && <p>{reason}</p>}
        </Notice>
      ))}
    </section>
  );
}

export function WhereToPay({ page }: { page: OfferPage }) {
  const { language } = useApp();
  const { status, offer, howToPay, lapsed, money } = page;
  if (offer?.state !== 'accepted') return null;
  if (!isPayable({ status, offer: { state: offer.state, lapsed }, money })) return null;
  return (
    <section className={css.part}>
      <h2>{howToPayTexts[language].title}</h2>
      <HowToPay instructions={howToPay} />
    </section>
  );
}

export function NoOffer() {
  const { t } = useApp(offerPageTexts);
  return (
    <Notice title={t.noOffer}>
      <p>{t.noOfferText}</p>
    </Notice>
  );
}
