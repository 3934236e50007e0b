import { mayMake } from '#features/people/accounts/may-make.ts';
import { TwoPeopleNotice } from '#features/people/accounts/ui/staff/two-people-notice.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { choice } from '#kit/staff/form/form-fields.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { formatMoney } from '#platform/money.ts';
import { staffApi } from '#staff-api.ts';
import { recordParts } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { moneyTexts } from '../../messages.ts';
import { accountStatementName } from '../../money-papers.ts';
import type { StaffMoney } from '../../schema.ts';
import { staffMoneyTexts } from '../../staff-messages.ts';
import { Instalments, MoneyPaperLink } from '../money-view.tsx';
import { CashRefund } from './cash-refund.tsx';
import { InstalmentOverrides } from './instalment-overrides.tsx';
import { amount, bankFields, FoldedMoneyForm, movedOn, reason } from './money-form.tsx';
import { MoveItem } from './move-item.tsx';
import { RefundForm } from './refund-form.tsx';
import { staffPapers } from './staff-papers.ts';

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
    <PanelSection title={t.title} id={recordParts.money}>
      <div className="grid gap-3">
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
  const { t } = useApp(staffMoneyTexts);
  const params = { id: quoteId };
  const { accounts, twoPeople } = money;
  return (
    <>
      {accounts.length === 0 ? (
        <p className="muted">{t.noAccounts}</p>
      ) : (
        <FoldedMoneyForm summary={t.record} hint={t.recordHint}>
          <CallForm
            call={staffApi.recordPayment}
            params={params}
            fields={{ amount, movedOn, ...bankFields(accounts) }}
            texts={t}
          />
        </FoldedMoneyForm>
      )}
      <FoldedMoneyForm summary={t.takeCash} hint={t.takeHint}>
        <TwoPeopleNotice act="staff" twoPeople={twoPeople} />
        <CallForm
          call={staffApi.recordPayment}
          params={params}
          fields={{ amount, movedOn }}
          texts={t}
          submit={t.take}
        />
      </FoldedMoneyForm>
    </>
  );
}

interface CreditFormProps {
  quoteId: string;
  money: Pick<StaffMoney, 'creditCents' | 'creditFor'>;
}

function CreditForm({ quoteId, money: { creditCents, creditFor } }: CreditFormProps) {
  const { t, language } = useApp(staffMoneyTexts);
  if (creditFor.length === 0) return <p className="muted">{t.noOrderForCredit}</p>;
  const orders = [
    ...(creditFor.length > 1 ? [['', t.choose] as const] : []),
    ...creditFor.map(
      ({ id, reference, dueCents }) =>
        [id, t.owes(reference, formatMoney(dueCents, language))] as const,
    ),
  ];
  return (
    <FoldedMoneyForm summary={t.credit} hint={t.creditHint(formatMoney(creditCents, language))}>
      <CallForm
        call={staffApi.moveCredit}
        params={{ id: quoteId }}
        fields={{ to: choice(() => orders, { required: true }), amount, reason }}
        texts={{ ...t, to: t.creditTo }}
        submit={t.creditAction}
      />
    </FoldedMoneyForm>
  );
}
