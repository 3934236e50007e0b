import { useState } from 'react';
import { api } from '#api.ts';
import { type PostedForm, useApp } from '#app.ts';
import { MessageForm } from '#features/cases/ui/message-form.tsx';
import { RecordSection } from '#features/cases/ui/own-records.tsx';
import { StatusBadge } from '#features/cases/ui/status-badge.tsx';
import { ShareLink } from '#features/catalogue/ui/share-link.tsx';
import { readablePhone, whatsappLink } from '#features/company/brand.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { ButtonLink } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { href, pages } from '#pages.ts';
import { wireCents } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { commonQuoteMessages } from '../common-messages.ts';
import { answerDay } from '../due.ts';
import { formatTotal, isPartial } from '../estimate.ts';
import { quoteListMessages } from '../list-messages.ts';
import type { QuoteDetail } from '../schema.ts';
import { nextOf, quoteStatusFacts, quoteType } from '../statuses.ts';
import css from './my-quotes-page.module.css';
import { OrderAgain } from './order-again.tsx';
import { LinesTable, QuoteHistory } from './quote-facts.tsx';

interface OwnQuoteProps {
  quote: QuoteDetail;
  /** A message that came back. */
  posted: PostedForm | null;
  /** Of the headings in it. */
  level: 2 | 3;
}

/** One's own quote: where it stands, whose turn it is, what was asked, what happened and was said. */
export function OwnQuote({ quote: loaded, posted, level }: OwnQuoteProps) {
  const { language, call } = useApp();
  const t = quoteListMessages[language];
  const [answered, setAnswered] = useState(loaded);
  // What was sent since it was loaded is in the answer to that.
  const quote = answered.history.length > loaded.history.length ? answered : loaded;
  return (
    <div className={css.quote}>
      <NextStep quote={quote} />
      <Actions quote={quote} />
      <RecordSection title={t.lines} level={level}>
        <LinesTable quote={quote} />
        <ParsedRequest quote={quote} />
        <OrderAgain quote={quote} />
      </RecordSection>
      <RecordSection title={t.historyAndMessages} level={level}>
        <QuoteHistory history={quote.history} reader="customer" />
        <MessageForm
          subject={quote.id}
          hint={t.messageHint}
          seen={quote.history.length}
          posted={posted}
          send={async (text, key) =>
            setAnswered(
              await call(api.writeAboutMyQuote, { params: { id: quote.id }, body: { text }, key }),
            )
          }
        />
      </RecordSection>
    </div>
  );
}

function NextStep({ quote }: { quote: QuoteDetail }) {
  const { language } = useApp();
  const t = quoteListMessages[language];
  const { meaning, when } = quoteStatusFacts[quote.status];
  const note = quote.history.findLast(({ kind }) => kind === 'status')?.note ?? undefined;
  const by =
    quote.status === 'pending'
      ? t.answerBy(formatDate(answerDay(quote.createdAt), language))
      : when[language];
  return (
    <div className={css.next}>
      <div>
        <StatusBadge type={quoteType} status={quote.status} />
      </div>
      <p>{meaning[language]}</p>
      {note && (
        <p className={css.said}>
          <strong>{quote.status === 'rejected' ? t.reason : t.teamSays}.</strong> {note}
        </p>
      )}
      <p>
        <strong>{t.next}.</strong> {nextOf(quote.status, note)[language]} {by}
      </p>
      {quote.customerWhatsapp && (
        <p className={css.lead}>
          {t.contactUsed}: {readablePhone(quote.customerWhatsapp)}, {quote.customerEmail}
        </p>
      )}
    </div>
  );
}

/** For where and when it was asked, and what the customer wrote with it. */
function ParsedRequest({ quote: { province, createdAt, notes } }: { quote: QuoteDetail }) {
  const { language } = useApp();
  const t = quoteListMessages[language];
  return (
    <>
      <p className={css.lead}>
        {t.askedFor(provinceName(province), formatDate(createdAt, language))}
      </p>
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
  const text = isPartial(cents, quote.items) ? `${shared} ${common.someToConfirm}` : shared;
  const copied = { copiedLabel: common.copied, failedLabel: common.copyFailed };
  return (
    <div className={css.actions}>
      <ButtonLink
        tone="whatsapp"
        icon={<WhatsappIcon size={20} />}
        href={whatsappLink(brand, t.whatsappText(reference))}
      >
        {common.askWhatsapp}
      </ButtonLink>
      {quote.status !== 'rejected' && (
        <ButtonLink
          tone="secondary"
          href={href(pages.verify, {}, { ref: reference, code: quote.codes.at(-1)?.code })}
        >
          {t.verifyPayment}
        </ButtonLink>
      )}
      <ShareLink
        title={reference}
        text={text}
        address={text}
        copied={{ title: t.shareCopied, description: t.shareCopiedText }}
      />
      <CopyButton text={reference} label={t.copyReference} {...copied} />
      <CopyButton text={brand.whatsapp} label={t.copyWhatsapp} {...copied} />
      <p className={css.number}>
        {t.ourWhatsapp}: <span translate="no">{readablePhone(brand.whatsapp)}</span>
      </p>
    </div>
  );
}
