import { findCategory } from '#features/shop/catalogue/categories.ts';
import { TextField } from '#kit/forms/field.tsx';
import { RecordForm } from '#kit/staff/record-form.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { StaffUnit } from '../../staff-schema.ts';
import css from './shipping.module.css';

export function UnitFactsForm({ unit }: { unit: StaffUnit }) {
  const { t, call } = useApp(staffUnitTexts);
  const { id, revision, category } = unit;
  const isVehicle = findCategory(category)?.vehicle ?? false;

  const save = (fields: FormData) =>
    call(staffApi.saveUnit, { params: { id }, body: { expected: revision, ...factsIn(fields) } });
  const field = (name: 'identifier' | 'titleNumber' | 'titleState', maxLength: number) => ({
    name,
    maxLength,
    defaultValue: unit[name] ?? '',
    dense: true,
    autoComplete: 'off',
    spellCheck: false,
  });

  return (
    <RecordForm
      texts={{ saved: t.saved, failed: t.notSaved, failedTitle: t.notSaved }}
      size="s"
      tone="secondary"
      submit={t.save}
      save={save}
    >
      {(errorOf) => (
        <>
          <TextField
            {...field('identifier', 60)}
            label={isVehicle ? t.vin : t.serial}
            error={errorOf('identifier')}
            autoCapitalize="characters"
          />
          {isVehicle && (
            <div className={css.fields}>
              <TextField
                {...field('titleNumber', 40)}
                label={t.titleNumber}
                error={errorOf('titleNumber')}
              />
              <TextField
                {...field('titleState', 2)}
                label={t.titleState}
                hint={t.titleStateHint}
                error={errorOf('titleState')}
                autoCapitalize="characters"
              />
            </div>
          )}
        </>
      )}
    </RecordForm>
  );
}

function factsIn(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    identifier: text('identifier'),
    titleNumber: text('titleNumber'),
    titleState: text('titleState'),
  };
}
