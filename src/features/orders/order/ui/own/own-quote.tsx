import { api } from '#api.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { moneyTexts } from '#features/ledger/entries/messages.ts';
import { MoneyView } from '#features/ledger/entries/ui/money-view.tsx';
import { howToPayTexts } from '#features/ledger/payment-methods/messages.ts';
import { HowToPay } from '#features/ledger/payment-methods/ui/how-to-pay.tsx';
import { EndingNotice } from '#features/orders/offers/ending/ui/ending-notice.tsx';
import type { OwnOfferState as Offer, ShownState } from '#features/orders/offers/offer-state.ts';
import { ownOfferTexts } from '#features/orders/offers/own-offer-messages.ts';
import { isPayable } from '#features/orders/offers/payable.ts';
import {
  type Beside,
  type OwnDetailProps,
  ownCasePage,
} from '#features/requests/cases/ui/own-case-page.tsx';
import { OwnDetail, OwnHistory, useNewest } from '#features/requests/cases/ui/own-detail.tsx';
import { RecordSection } from '#features/requests/cases/ui/own-records.tsx';
import { amendmentDoneKey } from '#features/requests/quotes/amendment.ts';
import { amendTexts, quoteListTexts } from '#features/requests/quotes/messages.ts';
import { recipientText } from '#features/requests/quotes/recipient.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { describeForCustomer } from '../../event-history.ts';
import { readQuery, writeQuery } from '../../own/my-list.ts';
import type { QuoteDetail } from '../../schema.ts';
import { AmendQuote, CancelQuote, isAmendable, isOfChange } from './amend-quote.tsx';
import css from './my-quotes-page.module.css';
import { OrderAgain } from './order-again.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteLinesTable } from './quote-facts.tsx';
import { QuoteNextStep } from './quote-next-step.tsx';

export const ownQuotePage = <BesideData,>(beside: Beside<BesideData>) =>
  ownCasePage<QuoteDetail, BesideData>({
    find: api.findMyQuote,
    texts: quoteListTexts,
    nameOf: ({ referenceNumber }) => referenceNumber,
    listAddress: (query) => href(routes.myQuotes, {}, writeQuery(readQuery(query))),
    Detail: OwnQuote,
    beside,
  });

function OwnQuote({ detail, actionData, level, beside }: OwnDetailProps<QuoteDetail>) {
  const { t, language, call } = useApp(quoteListTexts);
  const [quote, setAnswered] = useNewest(detail);
  async function send(text: string, key: string) {
    const params = { id: quote.id };
    setAnswered(await call(api.writeAboutMyQuote, { params, body: { text }, key }));
  }
  return (
    <OwnDetail>
      <PrintedHeader quote={quote} inDialog={level === 3} />
      {quote.ending ? (
        <EndingNotice ending={quote.ending} money={quote.money} reader="owner" />
      ) : (
        <QuoteNextStep quote={quote} />
      )}
      {beside}
      {quote.offer && !quote.ending && <OwnOffer offer={quote.offer} />}
      {quote.money && (
        <RecordSection title={moneyTexts[language].title} level={level}>
          <MoneyView
            money={quote.money}
            payHref={href(routes.ownPayment, { id: quote.id })}
            papers={{
              href: (paper) =>
                callAddress(api.moneyPaper, {
                  params: { id: quote.id, paper },
                  query: { language },
                }),
            }}
          />
        </RecordSection>
      )}
      <ChangedNotice />
      <QuoteActions quote={quote} />
      {isPayable(quote) && (
        <RecordSection title={howToPayTexts[language].title} level={level}>
          <HowToPay instructions={quote.howToPay} />
        </RecordSection>
      )}
      <RecordSection title={t.lines} level={level}>
        <QuoteLinesTable quote={quote} />
        <RequestFacts quote={quote} />
        <OrderAgain quote={quote} />
        {isAmendable(quote) && <AmendQuote quote={quote} actionData={actionData} />}
        {quote.endable && <CancelQuote quote={quote} actionData={actionData} />}
      </RecordSection>
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
    </OwnDetail>
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

const tones: Partial<Record<ShownState, 'success' | 'warning'>> = {
  sent: 'warning',
  accepted: 'success',
  expired: 'warning',
};

function OwnOffer({ offer }: { offer: Offer }) {
  const { t, language } = useApp(ownOfferTexts);
  const { number, state, validUntil, totalCents } = offer;
  return (
    <Notice
      tone={tones[state]}
      title={t.standing[state](formatMoney(totalCents, language), formatDate(validUntil, language))}
      action={<ButtonLink href={href(routes.ownOffer, { number })}>{t.see(state)}</ButtonLink>}
    />
  );
}
