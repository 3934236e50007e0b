import { provinceName } from '#features/company/provinces/provinces.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { categoryChoices, provinceChoices } from '#features/shop/catalogue/ui/staff/choices.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { choice, type FormField, line, whole } from '#kit/staff/form/form-fields.tsx';
import { RemoveButton } from '#kit/staff/form/remove-button.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { durationTexts } from '../../duration-messages.ts';
import type { Durations } from '../../duration-schema.ts';
import { type Stage, stageLabels, stages } from '../../stages.ts';
import css from './shipping.module.css';

export const page: AnyPage = definePage<Durations[]>({
  load: ({ call }) => call(staffApi.listDurations, {}),
  head: ({ language }) => ({ title: durationTexts[language].title, hidden: true }),
  View: DurationsPage,
});

/** Each starts with the days that the agent saw, which the call expects. */
const days = ofStages(
  (stage): FormField => ({ ...whole, at: (seen: Partial<Durations['days']>) => seen[stage] }),
);

const exception = {
  category: choice(categoryChoices),
  province: choice((language) => [['', durationTexts[language].anyProvince], ...provinceChoices]),
  port: line(),
  ...days,
};

function DurationsPage({ data: all }: { data: Durations[] }) {
  const { t, language } = useApp(durationTexts);
  const form = {
    className: css.fields,
    call: staffApi.saveDurations,
    texts: { ...t, ...ofStages((stage) => t.days(stageLabels[stage][language])) },
  };
  return (
    <StaffPage title={t.title} lead={`${t.lead} ${t.exceptions}`}>
      <div>
        {all.map(({ days: seen, ...of }) => {
          const summary = summaryOf({ ...of, days: seen }, language);
          return (
            <Disclosure key={JSON.stringify([of, seen])} summary={summary}>
              <CallForm {...form} fields={days} fixed={of} seen={seen} />
              {(of.port ?? of.province) !== null && <Remove durations={{ ...of, days: seen }} />}
            </Disclosure>
          );
        })}
        <Disclosure key={`new ${all.length}`} summary={t.add}>
          <CallForm {...form} fields={exception} seen={null} />
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

function ofStages<Value>(partOf: (stage: Stage) => Value): Record<`days.${Stage}`, Value> {
  const entries = stages.map((stage) => [`days.${stage}`, partOf(stage)]);
  return Object.fromEntries(entries);
}

function Remove({ durations }: { durations: Durations }) {
  const { t, language, call } = useApp(durationTexts);
  const { days: expected, ...of } = durations;
  return (
    <RemoveButton
      texts={t}
      label={t.removeOf(summaryOf(durations, language))}
      remove={() => call(staffApi.removeDurations, { body: { ...of, expected } })}
      restore={() => call(staffApi.saveDurations, { body: { ...durations, expected: null } })}
    />
  );
}
