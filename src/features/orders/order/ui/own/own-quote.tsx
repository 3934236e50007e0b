import { api } from '#api.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { moneyTexts } from '#features/ledger/entries/messages.ts';
import { MoneyView } from '#features/ledger/entries/ui/money-view.tsx';
import { HowToPay } from '#features/ledger/payment-methods/ui/how-to-pay.tsx';
import { isPayable } from '#features/orders/offers/payable.ts';
import type { OwnDetailProps } from '#features/requests/cases/ui/own-case-page.tsx';
import { OwnDetail, OwnHistory, useNewest } from '#features/requests/cases/ui/own-detail.tsx';
import { RecordSection } from '#features/requests/cases/ui/own-records.tsx';
import { amendmentDoneKey } from '#features/requests/quotes/amendment.ts';
import { amendTexts, quoteListTexts } from '#features/requests/quotes/messages.ts';
import { recipientText } from '#features/requests/quotes/recipient.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import type { ShownHandover } from '#features/shipping/handover/schema.ts';
import { HandoversCard } from '#features/shipping/handover/ui/handovers-card.tsx';
import { OwnJourneys } from '#features/shipping/units/ui/own-journeys.tsx';
import { classNames } from '#kit/class-names.ts';
import { Notice } from '#kit/notice.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { isAmendable } from '../../amendable.ts';
import { describeForCustomer } from '../../event-history.ts';
import type { QuoteDetail } from '../../schema.ts';
import { AmendQuote, CancelQuote, isOfChange } from './amend-quote.tsx';
import css from './my-quotes-page.module.css';
import { OrderAgain } from './order-again.tsx';
import { ChangeInOffer, OwnProgress, SeeOffer } from './own-progress.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteLines } from './quote-facts.tsx';

export function OwnQuote(props: OwnDetailProps<QuoteDetail, ShownHandover[]>) {
  const { detail, actionData, level, beside: handovers = [] } = props;
  const { t, language, call } = useApp(quoteListTexts);
  const [quote, setAnswered] = useNewest(detail);
  async function send(text: string, key: string) {
    const params = { id: quote.id };
    setAnswered(await call(api.writeAboutMyQuote, { params, body: { text }, key }));
  }
  const hasSide = quote.money !== null || isPayable(quote);
  return (
    <OwnDetail isWide={hasSide && level === 2}>
      <PrintedHeader quote={quote} inDialog={level === 3} />
      <OwnProgress quote={quote} level={level} />
      <ChangedNotice />
      <HandoversCard
        handovers={handovers}
        level={level}
        reviewHref={href(routes.ownReview, { id: quote.id })}
        actHref={(id) => callAddress(api.handoverPaper, { params: { id }, query: { language } })}
      />
      <div className={classNames(css.parts, hasSide && level === 2 && css.beside)}>
        <RecordSection title={t.lines} level={level}>
          <QuoteLines quote={quote} />
          <SeeOffer quote={quote} />
          <RequestFacts quote={quote} />
        </RecordSection>
        {hasSide && <MoneySide quote={quote} level={level} />}
        <div className={css.parts}>
          <OwnJourneys journeys={quote.journeys} id={quote.id} level={level} />
          <QuoteActions quote={quote} />
          <OwnHistory
            title={t.historyAndMessages}
            level={level}
            type={quoteType}
            subject={quote.id}
            history={quote.history}
            created={t.created}
            describe={describeForCustomer}
            hint={t.messageHint}
            actionData={isOfChange(actionData) ? null : actionData}
            send={send}
          />
          <div>
            <OrderAgain quote={quote} />
            <ChangeInOffer quote={quote} />
            {!quote.ending && isAmendable(quote) && (
              <AmendQuote quote={quote} actionData={actionData} />
            )}
            {quote.endable && <CancelQuote quote={quote} actionData={actionData} />}
          </div>
        </div>
      </div>
    </OwnDetail>
  );
}

/** How to pay, and what was paid: beside the rest where there is room. */
function MoneySide({ quote, level }: { quote: QuoteDetail; level: 2 | 3 }) {
  const { language } = useApp();
  const { id, money, howToPay } = quote;
  return (
    <div className={classNames(css.parts, css.side)}>
      {isPayable(quote) && (
        <HowToPay instructions={howToPay} isAsked={quote.progress.action === 'pay'} level={level} />
      )}
      {money && (
        <RecordSection title={moneyTexts[language].title} level={level}>
          <MoneyView
            money={money}
            payHref={href(routes.ownPayment, { id })}
            papers={{
              href: (paper) =>
                callAddress(api.moneyPaper, { params: { id, paper }, query: { language } }),
            }}
          />
        </RecordSection>
      )}
    </div>
  );
}

/** Printed only: the customer, and the brand where a dialog hides the head of the page. */
function PrintedHeader({ quote, inDialog }: { quote: QuoteDetail; inDialog: boolean }) {
  const { t, brand } = useApp(quoteListTexts);
  return (
    <div className={css.paper}>
      {inDialog && (
        <p>
          <strong>{brand.name}</strong>
        </p>
      )}
      <p>
        {t.customer}: {quote.customerName}
      </p>
    </div>
  );
}

function ChangedNotice() {
  const { language, address } = useApp();
  if (!address.searchParams.has(amendmentDoneKey)) return null;
  return <Notice tone="success" title={amendTexts[language].done} role="status" />;
}

function RequestFacts({ quote }: { quote: QuoteDetail }) {
  const { province, createdAt, notes } = quote;
  const receives = recipientText(quote.recipient);
  const { t, language } = useApp(quoteListTexts);
  return (
    <>
      <p className="muted above-1">
        {t.askedFor(provinceName(province), formatDate(createdAt, language))}
      </p>
      {receives && (
        <p className="said">
          <strong>{t.receives}.</strong> {receives}
        </p>
      )}
      {notes?.trim() && (
        <p className="said">
          <strong>{t.yourNote}.</strong> {notes}
        </p>
      )}
    </>
  );
}
