import { useState } from 'react';
import { staffMoneyTexts } from '#features/ledger/entries/staff-messages.ts';
import {
  amount,
  MoneyForm,
  movedOn,
  reason,
} from '#features/ledger/entries/ui/staff/money-form.tsx';
import { Button } from '#kit/button.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { line } from '#kit/staff/form/form-fields.tsx';
import { toWire } from '#platform/money.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
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

const fields = { movedOn, amount, description: line({ required: true }), reason };

function TakeForm({ account, row: { line, cents, movedOn }, onTaken }: TakeFormProps) {
  const { t, language } = useApp(staffStatementTexts);
  const { day, description } = t.names;
  const { payer = null, reference = null, nth = 1 } = line ?? {};
  return (
    <MoneyForm hint={t.takeHint}>
      <CallForm
        call={staffApi.takeBankLine}
        params={{ id: account }}
        fields={fields}
        texts={{ ...staffMoneyTexts[language], movedOn: day, description }}
        start={{
          movedOn,
          amount: cents !== null && cents > 0 ? toWire(cents) : '',
          description: line?.description,
        }}
        fixed={{ payer, reference, nth }}
        submit={t.takeThis}
        onDone={onTaken}
      />
    </MoneyForm>
  );
}
