import { useState } from 'react';
import { DayField } from '#kit/forms/day-field.tsx';
import { CheckboxField, TextField } from '#kit/forms/field.tsx';
import { EntryForm } from '#kit/staff/entry-form.tsx';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { exportLimits } from '../../items.ts';
import { requirementTexts } from '../../requirement-messages.ts';
import type { Requirement } from '../../requirement-schema.ts';

interface RequirementFormProps {
  rule: Requirement;
  onDone: () => void;
  onCancel: () => void;
}

export function RequirementForm({ rule, onDone, onCancel }: RequirementFormProps) {
  const { t, call } = useApp(requirementTexts);
  const { category, item, versions } = rule;
  const now = versions.find(({ state }) => state === 'live');
  const [fields, setFields] = useState({
    required: now?.required ?? false,
    scan: now?.scan ?? false,
    validFrom: dayInHavana(new Date()),
    source: '',
  });
  const set = (change: Partial<typeof fields>) => setFields((before) => ({ ...before, ...change }));
  const expected = Math.max(0, ...versions.map(({ version }) => version));
  return (
    <EntryForm
      wrong={{
        ...(!fields.validFrom && { validFrom: t.needed }),
        ...(!fields.source.trim() && { source: t.needed }),
      }}
      save={() =>
        call(staffApi.saveExportRequirement, {
          body: { category, item, expected, ...fields, scan: fields.required && fields.scan },
        })
      }
      texts={{ submit: t.save, saved: t.saved, notSaved: t.failed }}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(errorOf) => (
        <RequirementFields
          fields={fields}
          set={set}
          hasScans={item !== 'vin' && item !== 'screening'}
          errorOf={errorOf}
        />
      )}
    </EntryForm>
  );
}

interface RequirementFieldsProps {
  fields: { required: boolean; scan: boolean; validFrom: string; source: string };
  set: (change: Partial<RequirementFieldsProps['fields']>) => void;
  hasScans: boolean;
  errorOf: (name: string) => string | undefined;
}

function RequirementFields({ fields, set, hasScans, errorOf }: RequirementFieldsProps) {
  const { t, live } = useApp(requirementTexts);
  return (
    <>
      <CheckboxField
        name="required"
        label={t.required}
        disabled={!live}
        checked={fields.required}
        onChange={({ target }) => set({ required: target.checked })}
      />
      {hasScans && (
        <CheckboxField
          name="scan"
          label={t.scan}
          disabled={!live || !fields.required}
          checked={fields.required && fields.scan}
          onChange={({ target }) => set({ scan: target.checked })}
        />
      )}
      <DayField
        dense
        name="validFrom"
        label={t.since}
        error={errorOf('validFrom')}
        disabled={!live}
        value={fields.validFrom}
        onChange={({ target }) => set({ validFrom: target.value })}
      />
      <TextField
        dense
        name="source"
        label={t.source}
        hint={t.sourceHint}
        maxLength={exportLimits.source}
        error={errorOf('source')}
        disabled={!live}
        value={fields.source}
        onChange={({ target }) => set({ source: target.value })}
      />
    </>
  );
}
