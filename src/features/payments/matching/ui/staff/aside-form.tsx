import { MoneyForm } from '#features/ledger/entries/ui/staff/money-form.tsx';
import { ReasonField } from '#features/ledger/entries/ui/staff/refund-form.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { RecordButton } from '#kit/staff/record-button.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { matchingTexts } from '../../staff-messages.ts';

export function AsideForm({ id }: { id: string }) {
  const { t, call } = useApp(matchingTexts);
  return (
    <Disclosure summary={t.aside} data-aside>
      <MoneyForm
        hint={t.asideHint}
        action={t.aside}
        send={(typed) =>
          call(staffApi.setBankLineAside, { params: { id }, body: { reason: typed('reason') } })
        }
      >
        {(errorOf) => <ReasonField error={errorOf('reason')} />}
      </MoneyForm>
    </Disclosure>
  );
}

export function PutBackButton({ id }: { id: string }) {
  const { t, call } = useApp(matchingTexts);
  const takeBack = () => call(staffApi.takeBankLineBack, { params: { id } });
  return (
    <RecordButton
      texts={{ failed: t.notSaved }}
      tone="secondary"
      record={takeBack}
      done={t.returned}
      always
    >
      {t.return}
    </RecordButton>
  );
}
