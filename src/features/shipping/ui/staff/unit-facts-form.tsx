import type { FormEvent } from 'react';
import { useState } from 'react';
import { findCategory } from '#features/catalogue/categories.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { fieldsOf } from '#platform/calls/error-answer.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { unitTexts } from '../../staff-messages.ts';
import type { StaffUnit } from '../../staff-schema.ts';
import css from './shipping.module.css';

export function UnitFactsForm({ unit }: { unit: StaffUnit }) {
  const { language, call, refresh } = useApp();
  const t = unitTexts[language];
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { busy, run } = useAction(t.notSaved, {
    title: t.notSaved,
    instead: (error) => {
      setWrong(fieldsOf(error));
      return false;
    },
  });
  const { id, revision: expected, category } = unit;
  const isVehicle = findCategory(category)?.vehicle ?? false;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    const body = {
      expected,
      identifier: text('identifier'),
      titleNumber: text('titleNumber'),
      titleState: text('titleState'),
    };
    setWrong({});
    await run(async () => {
      await call(staffApi.saveUnit, { params: { id }, body });
      toast({ title: t.saved, tone: 'success' });
      await refresh();
    });
  }

  const field = (name: 'identifier' | 'titleNumber' | 'titleState', maxLength: number) => ({
    name,
    maxLength,
    defaultValue: unit[name] ?? '',
    error: wrong[name],
    dense: true,
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <form className={css.form} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        {...field('identifier', 60)}
        label={isVehicle ? t.vin : t.serial}
        autoCapitalize="characters"
      />
      {isVehicle && (
        <div className={css.fields}>
          <TextField {...field('titleNumber', 40)} label={t.titleNumber} />
          <TextField
            {...field('titleState', 2)}
            label={t.titleState}
            hint={t.titleStateHint}
            autoCapitalize="characters"
          />
        </div>
      )}
      <div>
        <Button type="submit" size="s" tone="secondary" data-live busy={busy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
