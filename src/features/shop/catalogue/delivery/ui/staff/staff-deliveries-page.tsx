import type { FormEvent } from 'react';
import { api } from '#api.ts';
import { type ProvinceCode, provinces } from '#features/company/provinces/provinces.ts';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { useMeanwhile } from '#kit/staff/use-meanwhile.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { maxDeliveryDays } from '../../delivery.ts';
import { staffDeliveryTexts } from '../../messages.ts';
import type { Delivery } from '../../schema.ts';
import css from './staff-deliveries.module.css';

export const page: AnyPage = definePage<Delivery[]>({
  load: ({ call }) => call(api.listDeliveries, {}),
  head: ({ language }) => ({ title: staffDeliveryTexts[language].title, hidden: true }),
  View: DeliveriesPage,
});

function DeliveriesPage({ data: deliveries }: { data: Delivery[] }) {
  const { t } = useApp(staffDeliveryTexts);
  return (
    <StaffPage title={t.title}>
      <p className={css.lead}>{t.lead}</p>
      {provinces.map(({ code, name }) => {
        const delivery = deliveries.find(({ province }) => province === code);
        const summary = `${name}: ${(delivery ? t.written : t.missing).toLowerCase()}`;
        return (
          <Disclosure key={code} summary={summary}>
            <DeliveryForm key={JSON.stringify(delivery)} province={code} delivery={delivery} />
          </Disclosure>
        );
      })}
    </StaffPage>
  );
}

interface FormProps {
  province: ProvinceCode;
  delivery: Delivery | undefined;
}

function DeliveryForm({ province, delivery }: FormProps) {
  const { t, call, refresh } = useApp(staffDeliveryTexts);
  const { busy, run } = useAction(t.notSaved);
  const params = { id: province };
  const meanwhile = useMeanwhile(delivery ?? null, ({ point, onward, daysFrom, daysTo }) =>
    [point.es, point.en, onward.es, onward.en, `${daysFrom}–${daysTo}`].join(' · '),
  );

  const runChange = (change: () => Promise<unknown>, doneText: string) =>
    void run(async () => {
      await change();
      toast({ title: doneText, tone: 'success' });
      await refresh();
    });

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = bodyOf(new FormData(event.currentTarget));
    runChange(
      () =>
        meanwhile.save((expected) =>
          call(staffApi.saveDelivery, { params, body: { ...body, expected } }),
        ),
      t.saved,
    );
  }

  return (
    <form className="stack" onSubmit={save}>
      {meanwhile.notice}
      <DeliveryFields delivery={delivery} />
      <Button type="submit" busy={busy} data-live>
        {t.save}
      </Button>
      {delivery && (
        <Button
          tone="quiet"
          data-live
          onClick={() =>
            runChange(
              () =>
                meanwhile.save(
                  async (expected) =>
                    expected && call(staffApi.removeDelivery, { params, body: { expected } }),
                ),
              t.removed,
            )
          }
        >
          {t.remove}
        </Button>
      )}
    </form>
  );
}

function bodyOf(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    point: { es: text('pointEs'), en: text('pointEn') },
    onward: { es: text('onwardEs'), en: text('onwardEn') },
    daysFrom: Number(text('daysFrom')),
    daysTo: Number(text('daysTo')),
  };
}

function DeliveryFields({ delivery }: Pick<FormProps, 'delivery'>) {
  const { t } = useApp(staffDeliveryTexts);
  const area = { required: true, maxLength: 300, rows: 2 };
  const days = { type: 'number', min: 0, max: maxDeliveryDays, required: true };
  const texts = [
    ['pointEs', delivery?.point.es],
    ['pointEn', delivery?.point.en],
    ['onwardEs', delivery?.onward.es],
    ['onwardEn', delivery?.onward.en],
  ] as const;
  return (
    <div className={`grid gap-4 ${css.fields}`}>
      {texts.map(([name, text]) => (
        <TextAreaField key={name} {...area} name={name} label={t[name]} defaultValue={text} />
      ))}
      {(['daysFrom', 'daysTo'] as const).map((name) => (
        <TextField
          key={name}
          {...days}
          name={name}
          label={t[name]}
          defaultValue={delivery?.[name]}
        />
      ))}
    </div>
  );
}
