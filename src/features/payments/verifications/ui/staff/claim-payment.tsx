import { staffMoneyTexts } from '#features/ledger/entries/staff-messages.ts';
import {
  amount,
  bankFields,
  MoneyForm,
  movedOn,
} from '#features/ledger/entries/ui/staff/money-form.tsx';
import { methodNames } from '#features/ledger/payment-methods/methods.ts';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { formatMoney, toWire } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffVerificationDetail } from '../../schema.ts';
import { isApproved } from '../../statuses.ts';

export function ClaimPayment({ detail }: { detail: StaffVerificationDetail }) {
  const { t, language } = useApp(staffMoneyTexts);
  const { payment, isOrder, status, accounts, report } = detail;
  if (report) return null;
  return (
    <PanelSection title={t.approveTitle}>
      <ClaimedFacts detail={detail} />
      {payment && (
        <p>
          {t.isPaid(formatMoney(payment.cents, language), formatDate(payment.movedOn, language))}
        </p>
      )}
      {!payment && isApproved(status) && <p>{t.approvedWithout}</p>}
      {!payment && !isOrder && <p className="muted">{t.noOrder}</p>}
      {!payment && isOrder && accounts.length === 0 && <p className="muted">{t.noAccounts}</p>}
      {!payment && isOrder && accounts.length > 0 && <Approval detail={detail} />}
      {!payment && isOrder && !isApproved(status) && <p className="muted">{t.noPayment}</p>}
    </PanelSection>
  );
}

function ClaimedFacts({ detail: { paid } }: { detail: StaffVerificationDetail }) {
  const { t, language } = useApp(staffMoneyTexts);
  const { cents, on, method } = paid;
  const facts = [
    cents !== null && formatMoney(cents, language),
    on !== null && formatDate(on, language),
    method !== null && methodNames[language][method],
  ].filter((fact) => fact);
  return facts.length > 0 ? <p>{t.says(facts.join(', '))}</p> : null;
}

function Approval({ detail }: { detail: StaffVerificationDetail }) {
  const { t } = useApp(staffMoneyTexts);
  const { id, status, quote, accounts, paid } = detail;
  if (!quote) return null;
  return (
    <MoneyForm hint={t.approveHint}>
      <CallForm
        call={staffApi.approveClaim}
        params={{ id }}
        fields={{ amount, movedOn, ...bankFields(accounts) }}
        texts={t}
        start={{ amount: toWire(paid.cents), movedOn: paid.on }}
        fixed={{ expected: status, quoteId: quote.id }}
        submit={t.approve}
      />
    </MoneyForm>
  );
}
