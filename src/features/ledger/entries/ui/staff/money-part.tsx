import { TwoPeopleNotice } from '#features/people/accounts/ui/staff/two-people-notice.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { moneyTexts } from '../../messages.ts';
import { accountStatementName } from '../../money-papers.ts';
import type { StaffMoney } from '../../schema.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import { Instalments, MoneyFigures, MoneyPaperLink } from '../money-view.tsx';
import { CashRefund } from './cash-refund.tsx';
import { CreditForm } from './credit-form.tsx';
import { FoldedMoneyForm } from './money-form.tsx';
import { MoveItem } from './move-item.tsx';
import { BankFields, MovedMoneyFields } from './payment-fields.tsx';
import { RefundForm } from './refund-form.tsx';
import { staffPapers } from './staff-papers.ts';

interface MoneyPartProps {
  quoteId: string;
  money: StaffMoney | null;
}

export function MoneyPart({ quoteId, money }: MoneyPartProps) {
  const { t, language, person } = useApp(staffMoneyTexts);
  if (!money) {
    return (
      <PanelSection title={t.title}>
        <p className="muted">{t.noOrder}</p>
      </PanelSection>
    );
  }
  return (
    <PanelSection title={t.title}>
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
        <CashRefund quoteId={quoteId} money={money} />
        {person?.role === 'administrador' && money.paidCents > 0 && (
          <RefundForm quoteId={quoteId} paidCents={money.paidCents} />
        )}
        {person?.role === 'administrador' && money.creditCents > 0 && (
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
