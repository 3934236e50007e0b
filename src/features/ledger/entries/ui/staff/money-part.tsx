import { mayMake } from '#features/people/accounts/may-make.ts';
import { TwoPeopleNotice } from '#features/people/accounts/ui/staff/two-people-notice.tsx';
import { SelectField } from '#kit/forms/field.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { formatMoney } from '#platform/money.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { moneyTexts } from '../../messages.ts';
import { accountStatementName } from '../../money-papers.ts';
import type { StaffMoney } from '../../schema.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import { Instalments, MoneyFigures, MoneyPaperLink } from '../money-view.tsx';
import { CashRefund } from './cash-refund.tsx';
import { InstalmentOverrides } from './instalment-overrides.tsx';
import { FoldedMoneyForm } from './money-form.tsx';
import { MoveItem } from './move-item.tsx';
import { AmountField, BankFields, MovedMoneyFields } from './payment-fields.tsx';
import { ReasonField, RefundForm } from './refund-form.tsx';
import { staffPapers } from './staff-papers.ts';

export const moneyPartId = 'money';

export function MoneyPart({ quoteId, money }: { quoteId: string; money: StaffMoney | null }) {
  const { t, language, person } = useApp(staffMoneyTexts);
  if (!money) {
    return (
      <PanelSection title={t.title}>
        <p className="muted">{t.noOrder}</p>
      </PanelSection>
    );
  }
  return (
    <PanelSection title={t.title} id={moneyPartId}>
      <div className="grid gap-3">
        <MoneyFigures money={money} />
        <Instalments money={money} />
        <ul className="grid gap-3">
          {money.moves.map((move) => (
            <MoveItem key={move.id} quoteId={quoteId} move={move} />
          ))}
        </ul>
        <p>
          <MoneyPaperLink href={staffPapers(quoteId, language).href(accountStatementName)}>
            {moneyTexts[language].statement}
          </MoneyPaperLink>
        </p>
        <Recording quoteId={quoteId} money={money} />
        <InstalmentOverrides quoteId={quoteId} money={money} />
        <CashRefund quoteId={quoteId} money={money} />
        {mayMake(staffApi.recordRefund, person) && money.paidCents > 0 && (
          <RefundForm quoteId={quoteId} paidCents={money.paidCents} />
        )}
        {mayMake(staffApi.moveCredit, person) && money.creditCents > 0 && (
          <CreditForm quoteId={quoteId} money={money} />
        )}
      </div>
    </PanelSection>
  );
}

function Recording({ quoteId, money }: { quoteId: string; money: StaffMoney }) {
  const { t, call } = useApp(staffMoneyTexts);
  const params = { id: quoteId };
  const { accounts, twoPeople } = money;
  return (
    <>
      {accounts.length === 0 ? (
        <p className="muted">{t.noAccounts}</p>
      ) : (
        <FoldedMoneyForm
          summary={t.record}
          hint={t.recordHint}
          action={t.save}
          send={(typed, key) => {
            const body = {
              amount: typed('amount'),
              movedOn: typed('movedOn'),
              account: typed('account'),
              reference: typed('reference'),
            };
            return call(staffApi.recordPayment, { params, body, key });
          }}
        >
          {(errorOf) => (
            <>
              <MovedMoneyFields errorOf={errorOf} day={t.movedOn} />
              <BankFields errorOf={errorOf} accounts={accounts} />
            </>
          )}
        </FoldedMoneyForm>
      )}
      <FoldedMoneyForm
        summary={t.takeCash}
        hint={t.takeHint}
        action={t.take}
        send={(typed, key) => {
          const body = { amount: typed('amount'), movedOn: typed('movedOn') };
          return call(staffApi.recordPayment, { params, body, key });
        }}
      >
        {(errorOf) => (
          <>
            <TwoPeopleNotice act="staff" twoPeople={twoPeople} />
            <MovedMoneyFields errorOf={errorOf} day={t.movedOn} />
          </>
        )}
      </FoldedMoneyForm>
    </>
  );
}

interface CreditFormProps {
  quoteId: string;
  money: Pick<StaffMoney, 'creditCents' | 'creditFor'>;
}

function CreditForm({ quoteId, money: { creditCents, creditFor } }: CreditFormProps) {
  const { t, language, call } = useApp(staffMoneyTexts);
  if (creditFor.length === 0) return <p className="muted">{t.noOrderForCredit}</p>;
  return (
    <FoldedMoneyForm
      summary={t.credit}
      hint={t.creditHint(formatMoney(creditCents, language))}
      action={t.creditAction}
      send={(typed, key) => {
        const body = { to: typed('to'), amount: typed('amount'), reason: typed('reason') };
        return call(staffApi.moveCredit, { params: { id: quoteId }, body, key });
      }}
    >
      {(errorOf) => (
        <>
          <SelectField dense name="to" label={t.creditTo} error={errorOf('to')} required>
            {creditFor.length > 1 && <option value="">{t.choose}</option>}
            {creditFor.map(({ id, reference, dueCents }) => (
              <option key={id} value={id}>
                {t.owes(reference, formatMoney(dueCents, language))}
              </option>
            ))}
          </SelectField>
          <AmountField errorOf={errorOf} />
          <ReasonField error={errorOf('reason')} />
        </>
      )}
    </FoldedMoneyForm>
  );
}
