import type { FormEvent } from 'react';
import { provinceName, provinces } from '#features/company/provinces/provinces.ts';
import { categories, findCategory } from '#features/shop/catalogue/categories.ts';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { useMeanwhile } from '#kit/staff/use-meanwhile.tsx';
import { useRecord } from '#kit/staff/use-record.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { durationTexts } from '../../duration-messages.ts';
import type { Durations, DurationsOf } from '../../duration-schema.ts';
import { maxPort } from '../../shipping-limits.ts';
import { stageLabels, stages } from '../../stages.ts';
import css from './shipping.module.css';

export const page: AnyPage = definePage<Durations[]>({
  load: ({ call }) => call(staffApi.listDurations, {}),
  head: ({ language }) => ({ title: durationTexts[language].title, hidden: true }),
  View: DurationsPage,
});

function DurationsPage({ data: all }: { data: Durations[] }) {
  const { t, language } = useApp(durationTexts);
  return (
    <StaffPage title={t.title} lead={`${t.lead} ${t.exceptions}`}>
      <div>
        {all.map((durations) => (
          <Disclosure key={JSON.stringify(durations)} summary={summaryOf(durations, language)}>
            <DurationsForm durations={durations} />
          </Disclosure>
        ))}
        <Disclosure key={`new ${all.length}`} summary={t.add}>
          <DurationsForm durations={undefined} />
        </Disclosure>
      </div>
    </StaffPage>
  );
}

/** Writes 'Automóviles, Holguín: 75 días en total'. */
function summaryOf({ category, port, province, days }: Durations, language: Language): string {
  const t = durationTexts[language];
  const of = [province && provinceName(province), port].filter(Boolean).join(', ') || t.general;
  const total = stages.reduce((sum, stage) => sum + days[stage], 0);
  return `${findCategory(category)?.plural[language]}, ${of}: ${t.total(total)}`;
}

/** Undefined for a new exception. */
function DurationsForm({ durations }: { durations: Durations | undefined }) {
  const { t, language, call } = useApp(durationTexts);
  const { busy, record } = useRecord({ failed: t.notSaved, failedTitle: t.notSaved });
  const meanwhile = useMeanwhile(durations?.days ?? null, (days) =>
    stages.map((stage) => `${stageLabels[stage][language]}: ${days[stage]}`).join(' · '),
  );
  const isException = durations && (durations.port ?? durations.province) !== null;

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const days = Object.fromEntries(stages.map((stage) => [stage, Number(fields.get(stage))]));
    const body = { ...(durations ?? exceptionIn(fields)), days: days as Durations['days'] };
    const write = (expected: Durations['days'] | null) =>
      call(staffApi.saveDurations, { body: { ...body, expected } });
    void record(() => meanwhile.save(write), t.saved);
  }

  return (
    <form className="grid gap-3" onSubmit={save}>
      {meanwhile.notice}
      {!durations && <ExceptionFields />}
      <DayFields days={durations?.days} />
      <div className="row gap-2">
        <Button type="submit" size="s" busy={busy} data-live>
          {t.save}
        </Button>
        {isException && (
          <Button
            size="s"
            tone="quiet"
            data-live
            onClick={() => void record(() => remove(durations), t.removed)}
          >
            {t.remove}
          </Button>
        )}
      </div>
    </form>
  );

  function remove({ days: _, ...of }: Durations) {
    return meanwhile.save(
      async (expected) => expected && call(staffApi.removeDurations, { body: { ...of, expected } }),
    );
  }
}

function DayFields({ days }: { days: Durations['days'] | undefined }) {
  const { t, language } = useApp(durationTexts);
  return (
    <div className={css.fields}>
      {stages.map((stage) => (
        <TextField
          key={stage}
          dense
          type="number"
          name={stage}
          label={t.days(stageLabels[stage][language])}
          min={0}
          max={365}
          defaultValue={days?.[stage]}
          required
        />
      ))}
    </div>
  );
}

function exceptionIn(fields: FormData): DurationsOf {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  return {
    category: findCategory(text('category'))?.slug ?? categories[0].slug,
    province: provinces.find(({ code }) => code === text('province'))?.code ?? null,
    port: text('port') || null,
  };
}

function ExceptionFields() {
  const { t, language } = useApp(durationTexts);
  return (
    <div className={css.fields}>
      <SelectField dense name="category" label={t.category}>
        {categories.map(({ slug, plural }) => (
          <option key={slug} value={slug}>
            {plural[language]}
          </option>
        ))}
      </SelectField>
      <SelectField dense name="province" label={t.province}>
        <option value="">{t.anyProvince}</option>
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField dense name="port" label={t.port} mark={t.anyPort} maxLength={maxPort} />
    </div>
  );
}
