import { useState } from 'react';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { day, line, yes } from '#kit/staff/form/form-fields.tsx';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { requirementTexts } from '../../requirement-messages.ts';
import type { Requirement } from '../../requirement-schema.ts';

export function RequirementForm({ rule, onDone }: { rule: Requirement; onDone: () => void }) {
  const { t } = useApp(requirementTexts);
  const { category, item, versions } = rule;
  const now = versions.find(({ state }) => state === 'live');
  const [required, setRequired] = useState(now?.required ?? false);
  const hasScans = item !== 'vin' && item !== 'screening';
  return (
    <CallForm
      call={staffApi.saveExportRequirement}
      fixed={{
        category,
        item,
        scan: false,
        expected: Math.max(0, ...versions.map(({ version }) => version)),
      }}
      fields={{
        required: yes({ onChange: ({ target }) => setRequired(target.checked) }),
        ...(hasScans && { scan: yes({ disabled: !required }) }),
        validFrom: day(),
        source: line(),
      }}
      texts={t}
      start={{ required, scan: now?.scan, validFrom: dayInHavana(new Date()) }}
      onDone={onDone}
      onCancel={onDone}
    />
  );
}
