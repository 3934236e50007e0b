import { api } from '#api.ts';
import { readablePhone } from '#features/company/about/brand.ts';
import { NeverAsk } from '#features/company/about/ui/never-ask.tsx';
import { NextStep } from '#features/requests/cases/ui/own-detail.tsx';
import { readableSize } from '#features/requests/uploads/file-parts.ts';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { DocumentIcon, ReceiptIcon } from '#kit/thing-icons.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { myQuoteHref } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { ownVerificationTexts } from '../../messages.ts';
import type { VerificationDetail } from '../../schema.ts';
import {
  factsOf,
  isUndecided,
  type VerificationStatus,
  verificationsInCustomersTurn,
  verificationType,
} from '../../statuses.ts';
import css from './my-verifications-page.module.css';

interface FactsProps {
  verification: VerificationDetail;
}

export function VerificationNextStep({ verification }: FactsProps) {
  const { t, language } = useApp(ownVerificationTexts);
  const { status, dueAt, email, history, signedOut, counted } = verification;
  // Anybody may have written this number.
  const whatsapp = signedOut ? null : verification.whatsapp;
  const { meaning, next, when } = factsOf(status, counted);
  const by = isUndecided(status) ? t.due(formatDateTime(dueAt, language)) : when[language];
  const decided = history.findLast(({ kind }) => kind === 'status');
  const reason = decided?.note;
  const labels = { rejected: t.reason, approved: t.found, completed: t.found } as Partial<
    Record<VerificationStatus, string>
  >;
  return (
    <NextStep
      type={verificationType}
      status={status}
      meaning={meaning[language]}
      note={labels[status] && reason ? { label: labels[status], text: reason } : undefined}
      next={`${next[language]} ${by}`}
      contact={whatsapp ? `${readablePhone(whatsapp)}, ${email}` : email}
      isUrgent={verificationsInCustomersTurn.includes(status)}
    />
  );
}

export function SentFacts({ verification }: FactsProps) {
  const { t, language } = useApp(ownVerificationTexts);
  const { verificationCode, quoteReference, quote, comment, createdAt } = verification;
  const { whatsapp, signedOut, paid } = verification;
  const long = (text: string) => <span className="said">{text}</span>;
  return (
    <>
      <DescriptionList
        items={[
          ...(paid.cents === null
            ? [{ term: t.code, detail: long(verificationCode) }]
            : [{ term: t.paid, detail: formatMoney(paid.cents, language) }]),
          { term: t.date, detail: formatDateTime(createdAt, language) },
          ...(quoteReference
            ? [
                {
                  term: t.reference,
                  detail: quote ? (
                    <a
                      className={css.whole}
                      href={myQuoteHref(quote.id)}
                      aria-label={t.seeQuote(quote.referenceNumber)}
                    >
                      {quote.referenceNumber}
                    </a>
                  ) : (
                    long(quoteReference)
                  ),
                },
              ]
            : []),
          ...(signedOut && whatsapp ? [{ term: t.whatsapp, detail: long(whatsapp) }] : []),
          ...(comment ? [{ term: t.comment, detail: long(comment) }] : []),
        ]}
      />
      <NeverAsk />
    </>
  );
}

/** Draws links and no pictures, which may have 200 KB each. */
export function Receipts({ verification: { id, receipts, signedOut } }: FactsProps) {
  const { t } = useApp(ownVerificationTexts);
  if (receipts.length === 0)
    return <p className="muted above-1">{signedOut ? t.noReceiptsSent : t.noReceipts}</p>;
  return (
    <ul className={css.receipts}>
      {receipts.map((receipt, at) => {
        const params = { id, receiptId: receipt.id };
        const pdf = receipt.type === 'application/pdf';
        return (
          <li key={receipt.id}>
            <a href={callAddress(api.showMyReceipt, { params })} target="_blank" rel="noreferrer">
              {pdf ? <DocumentIcon size={20} /> : <ReceiptIcon size={20} />}
              {t.receipt(at + 1)}
              {t.again(receipt.round)}: {pdf ? 'PDF' : t.picture}, {readableSize(receipt.bytes)}
              <span className="visually-hidden"> ({t.newTab})</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
