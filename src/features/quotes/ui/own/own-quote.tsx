import { api } from '#api.ts';
import { type OwnDetailProps, ownCasePage } from '#features/cases/ui/own-case-page.tsx';
import { NextStep, OwnDetail, OwnHistory, useNewest } from '#features/cases/ui/own-detail.tsx';
import { RecordSection } from '#features/cases/ui/own-records.tsx';
import { ShareLink } from '#features/catalogue/ui/product/share-link.tsx';
import { readablePhone } from '#features/company/brand.ts';
import { priceTexts } from '#features/company/price.ts';
import { WhatsappButton } from '#features/company/ui/whatsapp-button.tsx';
import { moneyTexts } from '#features/ledger/messages.ts';
import { MoneyView } from '#features/ledger/ui/money-view.tsx';
import { payTexts } from '#features/payments/messages.ts';
import { HowToPay } from '#features/payments/ui/how-to-pay.tsx';
import { provinceName } from '#features/provinces/provinces.ts';
import { ButtonLink } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Notice } from '#kit/notice.tsx';
import { wireCents } from '#platform/money.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { changedKey, isAmendable } from '../../amendment.ts';
import { formatTotal, isPartial } from '../../estimate.ts';
import { tellCustomer } from '../../event-history.ts';
import { amendTexts, commonQuoteMessages, quoteListMessages } from '../../messages.ts';
import { readQuery, writeQuery } from '../../my-list.ts';
import { nextOfOffer } from '../../offer/offer-next.ts';
import { recipientText } from '../../recipient.ts';
import type { QuoteDetail } from '../../schema.ts';
import { isPayable, nextOf, payableQuotes, quoteType } from '../../statuses.ts';
import { whenOf } from '../../when-we-write.ts';
import { AmendQuote, isOfChange } from './amend-quote.tsx';
import css from './my-quotes-page.module.css';
import { OrderAgain } from './order-again.tsx';
import { OwnOffer } from './own-offer.tsx';
import { PaperLink } from './paper-link.tsx';
import { LinesTable } from './quote-facts.tsx';

export const page = ownCasePage({
  find: api.findMyQuote,
  texts: quoteListMessages,
  nameOf: ({ referenceNumber }) => referenceNumber,
  listAddress: (query) => href(routes.myQuotes, {}, writeQuery(readQuery(query))),
  Detail: OwnQuote,
});

/** One's own quote: where it stands, whose turn it is, what was asked, what happened and was said. */
function OwnQuote({ detail, posted, level }: OwnDetailProps<QuoteDetail>) {
  const { language, call } = useApp();
  const t = quoteListMessages[language];
  const [quote, setAnswered] = useNewest(detail);
  async function send(text: string, key: string) {
    const params = { id: quote.id };
    setAnswered(await call(api.writeAboutMyQuote, { params, body: { text }, key }));
  }
  return (
    <OwnDetail>
      <OnPaper quote={quote} inDialog={level === 3} />
      {quote.cancelledAt ? <Cancelled at={quote.cancelledAt} /> : <QuoteNextStep quote={quote} />}
      {quote.offer && !quote.cancelledAt && <OwnOffer offer={quote.offer} />}
      {quote.money && (
        <RecordSection title={moneyTexts[language].title} level={level}>
          <MoneyView money={quote.money} payHref={href(routes.ownPayment, { id: quote.id })} />
        </RecordSection>
      )}
      <ChangeSaid />
      <Actions quote={quote} />
      {isPayable(quote) && (
        <RecordSection title={payTexts[language].title} level={level}>
          <HowToPay instructions={quote.howToPay} />
        </RecordSection>
      )}
      <RecordSection title={t.lines} level={level}>
        <LinesTable quote={quote} />
        <WhatWasAsked quote={quote} />
        <OrderAgain quote={quote} />
        {isAmendable(quote) && <AmendQuote quote={quote} posted={posted} />}
      </RecordSection>
      <OwnHistory
        title={t.historyAndMessages}
        level={level}
        type={quoteType}
        subject={quote.id}
        history={quote.history}
        created={t.created}
        tell={tellCustomer}
        hint={t.messageHint}
        posted={isOfChange(posted) ? null : posted}
        send={send}
      />
    </OwnDetail>
  );
}

/** What paper needs: whose it is, and who made it where the head of the page lies behind. */
function OnPaper({ quote, inDialog }: { quote: QuoteDetail; inDialog: boolean }) {
  const { language, brand } = useApp();
  const t = quoteListMessages[language];
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

function Cancelled({ at }: { at: string }) {
  const { language } = useApp();
  const t = amendTexts[language];
  return <Notice title={t.cancelled}>{t.cancelledAt(formatDateTime(at, language))}</Notice>;
}

/** After a form of this page was posted. */
function ChangeSaid() {
  const { language, address } = useApp();
  if (!address.searchParams.has(changedKey)) return null;
  return <Notice tone="success" title={amendTexts[language].done} role="status" />;
}

function QuoteNextStep({ quote }: { quote: QuoteDetail }) {
  const { language } = useApp();
  const t = quoteListMessages[language];
  const { status, history, answerDueAt, createdAt, customerWhatsapp, customerEmail } = quote;
  const note = history.findLast(({ kind }) => kind === 'status')?.note ?? undefined;
  const told = history.findLast(({ by }) => by === 'staff')?.at ?? createdAt;
  const when = whenOf(status, { due: answerDueAt, told }, language);
  const label = status === 'rejected' ? t.reason : t.teamSays;
  const ofOffer = nextOfOffer(quote, language);
  return (
    <NextStep
      type={quoteType}
      status={status}
      knownBetter={ofOffer !== undefined}
      note={note ? { label, text: note } : undefined}
      next={ofOffer ?? `${nextOf(status, note)[language]} ${when}`}
      contact={
        customerWhatsapp ? `${readablePhone(customerWhatsapp)}, ${customerEmail}` : undefined
      }
    />
  );
}

/** For where and when it was asked, and what the customer wrote with it. */
function WhatWasAsked({ quote }: { quote: QuoteDetail }) {
  const { province, createdAt, notes } = quote;
  const receives = recipientText(quote.recipient);
  const { language } = useApp();
  const t = quoteListMessages[language];
  return (
    <>
      <p className={css.lead}>
        {t.askedFor(provinceName(province), formatDate(createdAt, language))}
      </p>
      {receives && (
        <p className={css.said}>
          <strong>{t.receives}.</strong> {receives}
        </p>
      )}
      {notes?.trim() && (
        <p className={css.said}>
          <strong>{t.yourNote}.</strong> {notes}
        </p>
      )}
    </>
  );
}

function Actions({ quote }: { quote: QuoteDetail }) {
  const { language, brand } = useApp();
  const t = quoteListMessages[language];
  const common = commonQuoteMessages[language];
  const { referenceNumber: reference } = quote;
  const cents = wireCents(quote.total);
  const shared = t.shareText(reference, formatTotal(cents, language), brand.name);
  const partly = isPartial(cents, quote.items) ? ` ${common.someToConfirm}` : '';
  const text = `${shared}${partly} ${priceTexts[language].holds}`;
  return (
    <div className={css.actions}>
      <WhatsappButton text={t.whatsappText(reference)}>{common.askWhatsapp}</WhatsappButton>
      {(payableQuotes.includes(quote.status) || quote.codes.length > 0) && (
        <ButtonLink
          tone="secondary"
          href={href(routes.verify, {}, { ref: reference, code: quote.codes.at(-1)?.code })}
        >
          {t.verifyPayment}
        </ButtonLink>
      )}
      <PaperLink id={quote.id} />
      <ShareLink
        title={reference}
        text={text}
        address={text}
        copied={{ title: t.shareCopied, description: t.shareCopiedText }}
      />
      <CopyButton text={reference} label={t.copyReference} />
      {brand.whatsapp && (
        <>
          <CopyButton text={brand.whatsapp} label={t.copyWhatsapp} />
          <p className={css.number}>
            {t.ourWhatsapp}: <span translate="no">{readablePhone(brand.whatsapp)}</span>
          </p>
        </>
      )}
    </div>
  );
}
