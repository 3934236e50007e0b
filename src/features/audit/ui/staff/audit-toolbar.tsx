import { Button, ButtonLink } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { StaffToolbar } from '#kit/staff/staff-page.tsx';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { AuditFilter } from '../../filters.ts';
import { staffAuditMessages } from '../../messages.ts';
import type { AuditChoices } from '../../schema.ts';
import { wordFor } from './word-for.ts';

interface AuditToolbarProps {
  filters: Partial<Record<AuditFilter, string>>;
  choices: AuditChoices;
}

/** A plain form, so that it works before React does. */
export function AuditToolbar({ filters, choices }: AuditToolbarProps) {
  const { language } = useApp();
  const t = staffAuditMessages[language];
  return (
    <search>
      <StaffToolbar>
        {/* Other filters are another form: its fields begin with what the address says. */}
        <form action={href(staffRoutes.staffAudit)} key={JSON.stringify(filters)}>
          <Choice
            name="who"
            label={t.who}
            all={t.anyone}
            value={filters.who}
            options={choices.people.map(({ id, name }) => [id, name ?? t.deleted(id.slice(0, 8))])}
          />
          <Choice
            name="action"
            label={t.action}
            all={t.anything}
            value={filters.action}
            options={choices.actions.map((action) => [action, actionLabel(action, t)])}
          />
          <Choice
            name="kind"
            label={t.kind}
            all={t.anything}
            value={filters.kind}
            options={choices.kinds.map((kind) => [kind, wordFor(t.kinds, kind)])}
          />
          <TextField dense type="date" name="from" label={t.from} defaultValue={filters.from} />
          <TextField dense type="date" name="to" label={t.to} defaultValue={filters.to} />
          <TextField
            dense
            type="search"
            name="q"
            label={t.q}
            defaultValue={filters.q}
            maxLength={80}
            data-search
          />
          <Button type="submit" size="s" tone="secondary">
            {t.filter}
          </Button>
          {Object.keys(filters).length > 0 && (
            <ButtonLink size="s" tone="quiet" href={href(staffRoutes.staffAudit)}>
              {t.clear}
            </ButtonLink>
          )}
        </form>
      </StaffToolbar>
    </search>
  );
}

/** Alone a verb does not say with what it was done: "Cambió" there is of several things. */
function actionLabel(
  action: string,
  t: { actions: Record<string, string>; kinds: Record<string, string> },
): string {
  const label = t.actions[action];
  if (!label) return action;
  const [kind = ''] = action.split('.');
  return `${wordFor(t.kinds, kind)}: ${label}`;
}

interface ChoiceProps {
  name: AuditFilter;
  label: string;
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, label, all, value = '', options }: ChoiceProps) {
  return (
    <SelectField dense name={name} label={label} defaultValue={value}>
      <option value="">{all}</option>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
