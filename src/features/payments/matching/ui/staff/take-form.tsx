import { useState } from 'react';
import { MoneyForm } from '#features/ledger/entries/ui/staff/money-form.tsx';
import { MovedMoneyFields } from '#features/ledger/entries/ui/staff/payment-fields.tsx';
import { ReasonField } from '#features/ledger/entries/ui/staff/refund-form.tsx';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { toWire } from '#platform/money.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { lineLimits } from '../../line-states.ts';
import type { StatementRow } from '../../schema.ts';
import { staffStatementTexts } from '../../statement-staff-messages.ts';

/** Takes a refused row in by hand: its form opens in its place. */
export function TakeRow({ account, row }: { account: string; row: StatementRow }) {
  const { t } = useApp(staffStatementTexts);
  const [step, setStep] = useState<'closed' | 'open' | 'taken'>('closed');
  if (step === 'taken') return <p>{t.taken}</p>;
  if (step === 'open')
    return <TakeForm account={account} row={row} onTaken={() => setStep('taken')} />;
  return (
    <Button
      size="s"
      tone="secondary"
      onClick={() => setStep('open')}
      aria-label={t.takeRow(row.row)}
    >
      {t.take}
    </Button>
  );
}

interface TakeFormProps {
  account: string;
  row: StatementRow;
  onTaken: () => void;
}

function TakeForm({ account, row: { line, cents, movedOn }, onTaken }: TakeFormProps) {
  const { t, call } = useApp(staffStatementTexts);
  return (
    <MoneyForm
      hint={t.takeHint}
      action={t.takeThis}
      send={async (typed) => {
        const body = {
          movedOn: typed('movedOn'),
          amount: typed('amount'),
          description: typed('description'),
          payer: line?.payer ?? null,
          reference: line?.reference ?? null,
          nth: line?.nth ?? 1,
          reason: typed('reason'),
        };
        await call(staffApi.takeBankLine, { params: { id: account }, body });
        onTaken();
      }}
    >
      {(errorOf) => (
        <div className="grid gap-2">
          <MovedMoneyFields
            errorOf={errorOf}
            day={t.names.day}
            amount={cents !== null && cents > 0 ? toWire(cents) : ''}
            movedOn={movedOn ?? ''}
          />
          <TextField
            dense
            name="description"
            label={t.names.description}
            maxLength={lineLimits.description}
            defaultValue={line?.description}
            error={errorOf('description')}
            autoComplete="off"
            required
          />
          <ReasonField error={errorOf('reason')} />
        </div>
      )}
    </MoneyForm>
  );
}
