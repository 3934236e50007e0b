import { mayMake } from '#features/people/accounts/may-make.ts';
import { staffName } from '#features/people/accounts/staff-name.ts';
import { TwoPeopleNotice } from '#features/people/accounts/ui/staff/two-people-notice.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffMoney } from '../../schema.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import { amount, FoldedMoneyForm } from './money-form.tsx';

/** Cash that somebody gave back, while it waits for another person. */
export function CashRefund({ quoteId, money }: { quoteId: string; money: StaffMoney }) {
  const { t, language, person, call } = useApp(staffMoneyTexts);
  const { cashRefund, twoPeople } = money;
  if (!cashRefund) return null;
  const { id, cents, movedOn, paidTo, reason, givenBy, givenAt, own } = cashRefund;
  const params = { id: quoteId, entry: id };
  return (
    <div className="grid gap-3">
      <p className="said">
        <strong>{t.givenCash(formatMoney(cents, language), paidTo)}</strong>{' '}
        {formatDate(movedOn, language)}
      </p>
      <p className="said">{reason}</p>
      <p className="muted">
        {t.givenBy(staffName(givenBy, language), formatMoment(givenAt, language))}
      </p>
      <TwoPeopleNotice act="staff" twoPeople={twoPeople} />
      {own ? (
        <p>{t.ownGiven}</p>
      ) : (
        <FoldedMoneyForm summary={t.confirmGiven} hint={t.givenHint}>
          <CallForm
            call={staffApi.confirmCashRefund}
            params={params}
            fields={{ amount }}
            texts={t}
            submit={t.confirmGiven}
          />
        </FoldedMoneyForm>
      )}
      {mayMake(staffApi.dropCashRefund, person) && (
        <div>
          <RecordButton
            texts={{ failed: t.failed }}
            tone="quiet"
            record={() => call(staffApi.dropCashRefund, { params })}
            done={t.dropped}
            always
          >
            {t.dropGiven}
          </RecordButton>
        </div>
      )}
    </div>
  );
}
