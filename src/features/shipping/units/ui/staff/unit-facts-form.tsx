import { categories, findCategory } from '#features/shop/catalogue/categories.ts';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { choice, line } from '#kit/staff/form/form-fields.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { StaffUnit } from '../../staff-schema.ts';
import css from './shipping.module.css';

const inCapitals = { spellCheck: false, autoCapitalize: 'characters' } as const;
const identifier = line(inCapitals);
const title = { titleNumber: line({ spellCheck: false }), titleState: line(inCapitals) };
/** What goods are that somebody typed: it decides what papers they need. */
export const kind = choice((language) =>
  categories.map(({ slug, singular }) => [slug, singular[language]]),
);

export function UnitFactsForm({ unit }: { unit: StaffUnit }) {
  const { t } = useApp(staffUnitTexts);
  const { id, revision: expected, category, typed } = unit;
  const isVehicle = findCategory(category)?.vehicle ?? false;
  return (
    <CallForm
      className={css.fields}
      call={staffApi.saveUnit}
      params={{ id }}
      fields={{ ...(typed && { category: kind }), identifier, ...(isVehicle && title) }}
      texts={{ ...t, identifier: isVehicle ? t.vin : t.serial, failed: t.notSaved }}
      start={unit}
      fixed={{ expected, ...(!isVehicle && { titleNumber: '', titleState: '' }) }}
      tone="secondary"
    />
  );
}
