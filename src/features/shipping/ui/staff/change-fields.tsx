import { SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
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
  /** The default, and the latest day that may be chosen. */
  latest?: string;
}

export function DayField({ label, errorOf, latest }: DayProps) {
  return (
    <TextField
      dense
      type="date"
      name="day"
      label={label}
      error={errorOf('day')}
      defaultValue={latest}
      max={latest}
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
  const t = staffUnitTexts[useApp().language];
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
