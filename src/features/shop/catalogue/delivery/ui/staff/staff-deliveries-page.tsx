import { api } from '#api.ts';
import { type ProvinceCode, provinces } from '#features/company/provinces/provinces.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area, whole } from '#kit/staff/form/form-fields.tsx';
import { RemoveButton } from '#kit/staff/form/remove-button.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { staffDeliveryTexts } from '../../messages.ts';
import type { Delivery } from '../../schema.ts';
import css from './staff-deliveries.module.css';

export const page: AnyPage = definePage<Delivery[]>({
  load: ({ call }) => call(api.listDeliveries, {}),
  head: ({ language }) => ({ title: staffDeliveryTexts[language].title, hidden: true }),
  View: DeliveriesPage,
});

const fields = {
  'point.es': area({ rows: 2 }),
  'point.en': area({ rows: 2 }),
  'onward.es': area({ rows: 2 }),
  'onward.en': area({ rows: 2 }),
  daysFrom: whole,
  daysTo: whole,
};

function DeliveriesPage({ data: deliveries }: { data: Delivery[] }) {
  const { t } = useApp(staffDeliveryTexts);
  return (
    <StaffPage title={t.title} lead={t.lead}>
      <div>
        {provinces.map(({ code, name }) => {
          const delivery = deliveries.find(({ province }) => province === code);
          return (
            <Disclosure key={code} summary={`${name}: ${delivery ? t.written : t.missing}`}>
              <Form key={JSON.stringify(delivery)} {...{ code, name, delivery }} />
            </Disclosure>
          );
        })}
      </div>
    </StaffPage>
  );
}

interface FormProps {
  code: ProvinceCode;
  name: string;
  delivery: Delivery | undefined;
}

function Form({ code, name, delivery }: FormProps) {
  const { t, call } = useApp(staffDeliveryTexts);
  const params = { id: code };
  return (
    <>
      <CallForm
        className={css.fields}
        call={staffApi.saveDelivery}
        params={params}
        fields={fields}
        texts={t}
        seen={delivery ?? null}
      />
      {delivery && (
        <RemoveButton
          texts={t}
          label={t.removeOf(name)}
          remove={() => call(staffApi.removeDelivery, { params, body: { expected: delivery } })}
          restore={() => {
            const { province: _, ...written } = delivery;
            return call(staffApi.saveDelivery, { params, body: { ...written, expected: null } });
          }}
        />
      )}
    </>
  );
}
