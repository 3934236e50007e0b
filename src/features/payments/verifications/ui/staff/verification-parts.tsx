import { useState } from 'react';
import { moneyTexts } from '#features/ledger/entries/messages.ts';
import { staffQuoteTexts } from '#features/orders/order/staff-messages.ts';
import { staffCaseTexts } from '#features/requests/cases/staff-messages.ts';
import { StatusBadge } from '#features/requests/cases/ui/status-badge.tsx';
import { formatTotal } from '#features/requests/quotes/estimate.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/data/badge.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { useSubmit } from '#kit/forms/use-submit.ts';
import { Notice } from '#kit/notice.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { formatMoney, wireCents } from '#platform/money.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffQuoteHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { verificationLimits } from '../../form-fields.ts';
import type { StaffVerificationDetail } from '../../schema.ts';
import { staffVerificationTexts } from '../../staff-messages.ts';
import { isApproved } from '../../statuses.ts';
import { ClaimPayment } from './claim-payment.tsx';
import css from './staff-receipts.module.css';
import { StaffReceipts } from './staff-receipts.tsx';

interface PartProps {
  detail: StaffVerificationDetail;
}

export function SentParts({ detail }: PartProps) {
  const { t } = useApp(staffVerificationTexts);
  return (
    <>
      <CodeNotice detail={detail} />
      {detail.signedOut && (
        <Notice tone="warning" title={t.signedOut}>
          <p>{t.signedOutText}</p>
        </Notice>
      )}
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
  const { languages } = staffCaseTexts[language];
  const { verificationCode, comment, createdAt, sender } = detail;
  return (
    <>
      <p className="muted">
        {languages[detail.language]} · {formatDateTime(createdAt, language)}
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

/** Nobody issued it: it is invented, or a number of ours in the place of the code. */
export function UnknownCode({ codeIsNumber }: { codeIsNumber: boolean }) {
  const { t } = useApp(staffVerificationTexts);
  return codeIsNumber ? (
    <Badge tone="warning">{t.noCode}</Badge>
  ) : (
    <Badge tone="danger">{t.unknownCode}</Badge>
  );
}

/** Warns of a code that nobody issued, or that was issued for another quotation. */
function CodeNotice({ detail }: PartProps) {
  const { report, codeKnown, codeIsNumber, codeQuote, quote } = detail;
  const { t } = useApp(staffVerificationTexts);
  if (report) {
    return (
      <Notice tone="warning" title={t.report}>
        <p>{t.reportText}</p>
      </Notice>
    );
  }
  if (!codeKnown) {
    return codeIsNumber ? (
      <Notice tone="warning" title={t.noCode}>
        <p>{t.noCodeText}</p>
      </Notice>
    ) : (
      <Notice tone="danger" title={t.unknownCode}>
        <p>{t.unknownCodeText}</p>
      </Notice>
    );
  }
  if (!codeQuote || codeQuote.id === quote?.id) return null;
  return (
    <Notice tone="danger">
      <p>{t.otherCode(codeQuote.referenceNumber)}</p>
    </Notice>
  );
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
        {quote.customerEmail} · {formatDateTime(quote.createdAt, language)}
      </p>
      {quote.customerEmail.toLowerCase() !== email.toLowerCase() && (
        <p>
          <Badge tone="warning">{t.otherCustomer}</Badge>
        </p>
      )}
      <p className={css.tickets}>
        <a href={staffQuoteHref(quote.id)}>{t.openQuote(quote.referenceNumber)}</a>
      </p>
    </div>
  );
}

function DeleteVerification({ id, closeHref }: { id: string; closeHref: string }) {
  const { t, call, navigate } = useApp(staffVerificationTexts);
  const [reason, setReason] = useState('');
  const { busy, run } = useAction(t.notRemoved);
  const wrong = { reason: reason.trim() ? undefined : t.reasonRequired };
  const { errorOf, submit } = useSubmit(wrong, () => run(remove));

  async function remove() {
    const body = { reason: reason.trim() };
    const { ticketId } = await call(staffApi.deleteVerification, { params: { id }, body });
    toast({ title: t.removed, description: ticketId, tone: 'success' });
    await navigate(closeHref, { scroll: false });
  }

  return (
    <Disclosure summary={t.remove}>
      <form className="grid gap-3" onSubmit={submit} noValidate>
        <p className="said">{t.removeText}</p>
        <TextAreaField
          dense
          required
          name="reason"
          rows={2}
          maxLength={verificationLimits.deletionReason}
          label={t.removeReason}
          error={errorOf('reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" size="s" tone="danger" data-live busy={busy}>
            {t.removeNow}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
