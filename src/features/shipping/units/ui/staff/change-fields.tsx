import { DayField as AnyDayField } from '#kit/forms/day-field.tsx';
import { SelectField, TextAreaField } from '#kit/forms/field.tsx';
import { pastDay } from '#platform/time/day-range.ts';
import { useApp } from '#web/app-context.ts';
import { maxCause } from '../../shipping-limits.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import { type Stage, stageLabels } from '../../stages.ts';

export type ErrorOf = (name: string) => string | undefined;

export function StageField({ open }: { open: Stage[] }) {
  const { language } = useApp();
  return (
    <SelectField dense name="stage" label={staffUnitTexts[language].stage}>
      {open.map((stage) => (
        <option key={stage} value={stage}>
          {stageLabels[stage][language]}
        </option>
      ))}
    </SelectField>
  );
}

interface DayProps {
  label: string;
  errorOf: ErrorOf;
  /** True for a day that has come; today is chosen. */
  past?: boolean;
}

export function DayField({ label, errorOf, past }: DayProps) {
  return (
    <AnyDayField
      dense
      name="day"
      label={label}
      error={errorOf('day')}
      defaultValue={past ? pastDay().max : undefined}
      past={past}
      required
    />
  );
}

interface CauseProps {
  label: string;
  optional?: boolean;
  errorOf: ErrorOf;
}

export function CauseField({ label, optional, errorOf }: CauseProps) {
  const { t } = useApp(staffUnitTexts);
  return (
    <TextAreaField
      dense
      name="cause"
      rows={2}
      label={label}
      mark={optional ? t.optional : undefined}
      maxLength={maxCause}
      error={errorOf('cause')}
      required={!optional}
    />
  );
}
