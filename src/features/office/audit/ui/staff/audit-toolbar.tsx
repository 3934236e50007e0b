import { type ListFilter, ListFilters } from '#kit/staff/list/list-filters.tsx';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { AuditFilter } from '../../filters.ts';
import { actionWords, staffAuditTexts, wordFor } from '../../messages.ts';
import type { AuditChoices } from '../../schema.ts';

interface AuditToolbarProps {
  filters: Partial<Record<AuditFilter, string>>;
  choices: AuditChoices;
}

export function AuditToolbar({ filters, choices }: AuditToolbarProps) {
  const { t } = useApp(staffAuditTexts);
  const here = href(staffRoutes.staffAudit);
  const of = <Kind extends ListFilter['kind']>(kind: Kind, name: AuditFilter, label: string) => ({
    kind,
    name,
    label,
    value: filters[name],
  });
  return (
    <ListFilters
      action={here}
      submit={t.filter}
      clear={Object.keys(filters).length > 0 ? { href: here, label: t.clear } : undefined}
      filters={[
        {
          ...of('choice', 'who', t.who),
          all: t.anyone,
          choices: choices.people.map(({ id, name }) => ({
            value: id,
            label: name ?? t.deleted(id.slice(0, 8)),
          })),
        },
        {
          ...of('choice', 'action', t.action),
          all: t.anything,
          choices: choices.actions.map((value) => ({ value, label: actionLabel(value, t) })),
        },
        {
          ...of('choice', 'kind', t.kind),
          all: t.anything,
          choices: choices.kinds.map((value) => ({ value, label: wordFor(t.kinds, value) })),
        },
        of('day', 'from', t.from),
        of('day', 'to', t.to),
        { ...of('search', 'q', t.q), maxLength: 80 },
      ]}
    />
  );
}

/** Says of what, because "Cambió" belongs to several kinds. */
function actionLabel(
  action: string,
  t: Record<'actions' | 'verbs' | 'kinds', Record<string, string>>,
): string {
  const label = actionWords(action, t);
  const [kind = ''] = action.split('.');
  const { [kind]: thing } = t.kinds;
  return thing && label ? `${thing}: ${label}` : (label ?? action);
}
