import { moneyTexts } from '#features/ledger/entries/messages.ts';
import { staffQuoteTexts } from '#features/orders/order/staff-messages.ts';
import { languageNames } from '#features/requests/cases/staff-messages.ts';
import { StatusBadge } from '#features/requests/cases/ui/status-badge.tsx';
import { formatTotal } from '#features/requests/quotes/estimate.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { Badge } from '#kit/data/badge.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { Notice } from '#kit/notice.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area } from '#kit/staff/form/form-fields.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffQuoteHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffVerificationDetail } from '../../schema.ts';
import { staffVerificationTexts } from '../../staff-messages.ts';
import { isApproved } from '../../statuses.ts';
import { ClaimPayment } from './claim-payment.tsx';
import { StaffReceipts } from './staff-receipts.tsx';

interface PartProps {
  detail: StaffVerificationDetail;
}

export function SentParts({ detail }: PartProps) {
  const { t } = useApp(staffVerificationTexts);
  return (
    <>
      <CodeNotice detail={detail} />
      {detail.signedOut && <Notice tone="warning" title={t.signedOut} text={t.signedOutText} />}
      <PanelSection title={t.receipts}>
        <StaffReceipts verification={detail} />
      </PanelSection>
      <PanelSection title={t.quote}>
        <NamedQuote detail={detail} />
      </PanelSection>
      <ClaimPayment key={detail.id} detail={detail} />
    </>
  );
}

export function SenderFacts({ detail }: PartProps) {
  const { t, language } = useApp(staffVerificationTexts);
  const { verificationCode, comment, createdAt, sender } = detail;
  return (
    <>
      <p className="muted">
        {languageNames[language][detail.language]} · {formatDateTime(createdAt, language)}
      </p>
      {sender && (
        <p className="said">
          {t.sentWith(sender.name ? `${sender.name}, ${sender.email}` : sender.email)} (
          {sender.emailVerified ? t.proven : t.unproven})
        </p>
      )}
      <p className="said">
        <strong>{t.code}.</strong> {verificationCode}
      </p>
      {comment && (
        <p className="said">
          <strong>{t.comment}.</strong> {comment}
        </p>
      )}
    </>
  );
}

/** An approved one is the record of a payment, and stays. */
export function Deletion({ detail, closeHref }: PartProps & { closeHref: string }) {
  const { id, status } = detail;
  const { person } = useApp();
  if (person?.role !== 'administrador' || isApproved(status)) return null;
  return <DeleteVerification id={id} closeHref={closeHref} />;
}

/** Warns of a code that nobody issued, or that was issued for another quotation. */
function CodeNotice({ detail }: PartProps) {
  const { report, codeKnown, codeIsNumber, codeQuote, quote } = detail;
  const { t } = useApp(staffVerificationTexts);
  if (report) {
    return <Notice tone="warning" title={t.report} text={t.reportText} />;
  }
  if (!codeKnown) {
    return codeIsNumber ? (
      <Notice tone="warning" title={t.noCode} text={t.noCodeText} />
    ) : (
      <Notice tone="danger" title={t.unknownCode} text={t.unknownCodeText} />
    );
  }
  if (!codeQuote || codeQuote.id === quote?.id) return null;
  return <Notice tone="danger" text={t.otherCode(codeQuote.referenceNumber)} />;
}

function NamedQuote({ detail: { quote, quoteReference, email } }: PartProps) {
  const { t, language } = useApp(staffVerificationTexts);
  if (!quote) {
    return (
      <p className="said">
        {quoteReference ? `${t.said(quoteReference)}. ${t.noQuote}` : t.noReference}
      </p>
    );
  }
  const { firmCents: firm, money } = quote;
  return (
    <div>
      <p>
        <StatusBadge type={quoteType} status={quote.status} />{' '}
        {firm === null ? staffQuoteTexts[language].estimated : moneyTexts[language].toUs}{' '}
        <strong>
          {firm === null
            ? formatTotal(wireCents(quote.total), language, quote.hasOpenPrices)
            : formatMoney(firm, language)}
        </strong>{' '}
        · <a href={customerHref(quote.id)}>{quote.customerName}</a>
      </p>
      {money && (
        <p>
          {moneyTexts[language].paid} {formatMoney(money.paidCents, language)} ·{' '}
          {moneyTexts[language].due} <strong>{formatMoney(money.dueCents, language)}</strong>
        </p>
      )}
      <p className="said">
        {quote.customerEmail && `${quote.customerEmail} · `}
        {formatDateTime(quote.createdAt, language)}
      </p>
      {quote.customerEmail?.toLowerCase() !== email.toLowerCase() && (
        <p>
          <Badge tone="warning">{t.otherCustomer}</Badge>
        </p>
      )}
      <p className="taps">
        <a href={staffQuoteHref(quote.id)}>{t.openQuote(quote.referenceNumber)}</a>
      </p>
    </div>
  );
}

function DeleteVerification({ id, closeHref }: { id: string; closeHref: string }) {
  const { t, navigate } = useApp(staffVerificationTexts);
  const { removeReason: reason, removeReasonHint: reasonHint, removed: saved } = t;
  const texts = { reason, reasonHint, saved, failed: t.notRemoved };
  return (
    <Disclosure summary={t.remove}>
      <p className="said">{t.removeText}</p>
      <CallForm
        call={staffApi.deleteVerification}
        params={{ id }}
        fields={{ reason: area({ rows: 2, required: true }) }}
        texts={texts}
        submit={t.removeNow}
        tone="danger"
        // Before anything asks for what is gone.
        follow={() => navigate(closeHref, { scroll: false })}
      />
    </Disclosure>
  );
}
