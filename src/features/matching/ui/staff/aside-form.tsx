import { MoneyForm } from '#features/ledger/ui/staff/money-form.tsx';
import { ReasonField } from '#features/ledger/ui/staff/refund-form.tsx';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { matchingTexts } from '../../staff-messages.ts';

export function AsideForm({ id }: { id: string }) {
  const { language, call } = useApp();
  const t = matchingTexts[language];
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
  const { language, call, refresh } = useApp();
  const t = matchingTexts[language];
  const { busy, run } = useAction(t.notSaved, { always: refresh });
  const putBack = async () => {
    await call(staffApi.takeBankLineBack, { params: { id } });
    toast({ title: t.returned, tone: 'success' });
  };
  return (
    <Button size="s" tone="secondary" data-live busy={busy} onClick={() => void run(putBack)}>
      {t.return}
    </Button>
  );
}
