import { api } from '#api.ts';
import { whatsappLink } from '#features/company/about/brand.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { isLeftToPay } from '#features/ledger/entries/balance.ts';
import { moneyTexts } from '#features/ledger/entries/messages.ts';
import { papersOfWhoPays } from '#features/ledger/entries/money-papers.ts';
import { MoneyView } from '#features/ledger/entries/ui/money-view.tsx';
import { HowToPay } from '#features/ledger/payment-methods/ui/how-to-pay.tsx';
import { stagesAfterHandover } from '#features/orders/progress/order-stages.ts';
import { OrderProgress } from '#features/orders/progress/ui/order-progress.tsx';
import { HandoversCard } from '#features/shipping/handover/ui/handovers-card.tsx';
import { Notice } from '#kit/notice.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { formatMoney } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { EndingFacts } from '../ending/ui/ending-facts.tsx';
import { offerTokenIn } from '../links.ts';
import { offerLinkTexts, offerPageTexts } from '../messages.ts';
import { isPayable } from '../payable.ts';
import type { OfferPage } from '../schema.ts';
import { GoodsLine } from './goods-line.tsx';
import { JourneysOf } from './journeys-of.tsx';
import css from './offer.module.css';
import { OfferPaper } from './offer-paper.tsx';
import { withIndex } from './offer-view.ts';

export function PaysView({ page, path }: { page: OfferPage; path: string }) {
  const { t } = useApp(offerLinkTexts);
  const { offer } = page;
  return (
    <>
      <LinkHead title={t.paysTitle} page={page} />
      <OrderProgress
        progress={page.progress}
        journeys={page.journeys}
        actions={{ pay: '#como-pagar', write: useChat(page) }}
      >
        <Ending page={page} />
      </OrderProgress>
      {offer ? (
        <OfferPaper
          offer={offer}
          province={page.province}
          promised={page.promised}
          withPlan={!page.money}
        />
      ) : (
        <NoOffer />
      )}
      <WhereToPay page={page} />
      <MoneyOf page={page} path={path} />
      <JourneysOf page={page} path={path} />
    </>
  );
}

export function ReceivesView({ page, path }: { page: OfferPage; path: string }) {
  const { t, language } = useApp(offerLinkTexts);
  return (
    <>
      <LinkHead title={t.receivesTitle} page={page} />
      <OrderProgress
        progress={page.progress}
        journeys={page.journeys}
        actions={{ showCode: '#entrega', write: useChat(page) }}
      >
        <Ending page={page} />
      </OrderProgress>
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
        {withIndex(page.goods).map(({ at, text, quantity, picture, condition }) => (
          <li key={at}>
            <GoodsLine picture={picture} text={text} details={[condition]} amount={quantity} />
          </li>
        ))}
      </ul>
      <JourneysOf page={page} path={path} />
      <p>
        {t.province}: <strong>{provinceName(page.province)}</strong>
      </p>
      {!isOver(page) && <p>{t.noHandover}</p>}
    </>
  );
}

function Ending({ page: { ending, money } }: { page: OfferPage }) {
  return ending && <EndingFacts ending={ending} money={money} reader="people" />;
}

/** Nothing is handed over any more. */
const isOver = ({ ending, progress: { stage } }: OfferPage) =>
  ending !== null || stagesAfterHandover.includes(stage);

/** The way to write to us that somebody without an account has. */
function useChat({ reference }: OfferPage): string | undefined {
  const { t, brand } = useApp(offerPageTexts);
  return whatsappLink(brand, t.whatsappText(reference));
}

function LinkHead({ title, page }: { title: string; page: OfferPage }) {
  const { t } = useApp(offerLinkTexts);
  return (
    <div className={css.head}>
      <h1>{title}</h1>
      <p>
        {t.sharedBy(page.name)}{' '}
        <span className={css.number} translate="no">
          {page.offer?.number ?? page.reference}
        </span>
      </p>
    </div>
  );
}

export function MoneyOf({ page, path }: { page: OfferPage; path: string }) {
  const { t, language } = useApp(moneyTexts);
  const { money, quoteId, role } = page;
  if (!money) return null;
  const token = offerTokenIn(path);
  const by = quoteId ? href(routes.ownPayment, { id: quoteId }) : `${path}/pago`;
  return (
    <section className={css.part}>
      <h2>{t.title}</h2>
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
      {page.answeredClaims.map(({ ticketId, cents, rejected, said }) => (
        <Notice
          key={ticketId}
          tone={rejected ? 'danger' : 'info'}
          title={
            rejected
              ? t.refused(ticketId, cents === null ? null : formatMoney(cents, language))
              : t.answered(ticketId)
          }
        >
          {said && <p>{said}</p>}
          {rejected && isLeftToPay(money) && <p>{t.sendAnother}</p>}
        </Notice>
      ))}
    </section>
  );
}

export function WhereToPay({ page }: { page: OfferPage }) {
  const { status, offer, howToPay, lapsed, money, progress } = page;
  if (offer?.state !== 'accepted') return null;
  if (!isPayable({ status, offer: { state: offer.state, lapsed }, money })) return null;
  return <HowToPay instructions={howToPay} isAsked={progress.action === 'pay'} />;
}

export function NoOffer() {
  const { t } = useApp(offerPageTexts);
  return <Notice title={t.noOffer} text={t.noOfferText} />;
}
