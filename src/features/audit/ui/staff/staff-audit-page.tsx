import { EmptyState } from '#kit/data/empty-state.tsx';
import { Pagination } from '#kit/data/pagination.tsx';
import { Table } from '#kit/data/table.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { useListKeys } from '#kit/staff/use-list-keys.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { type AuditFilter, auditFilters, auditPageSize } from '../../filters.ts';
import { staffAuditMessages } from '../../messages.ts';
import type { AuditChoices, AuditEntry } from '../../schema.ts';
import { AuditToolbar } from './audit-toolbar.tsx';
import { EntryDetails } from './entry-details.tsx';
import css from './staff-audit.module.css';
import { wordFor } from './word-for.ts';

interface StaffAuditData {
  filters: Partial<Record<AuditFilter, string>>;
  page: number;
  total: number;
  entries: AuditEntry[];
  choices: AuditChoices;
}

/** What staff did, for administradores; the filters stand in the address. */
export const page: AnyPage = definePage<StaffAuditData>({
  load: async ({ call, callPage, query }) => {
    const filters: StaffAuditData['filters'] = {};
    for (const name of auditFilters) {
      const value = query.get(name)?.trim();
      if (value && isReadable(name, value)) filters[name] = value;
    }
    const number = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
    const [{ items, total }, choices] = await Promise.all([
      callPage(staffApi.listAudit, { query: { ...filters, page: String(number) } }),
      call(staffApi.auditChoices, {}),
    ]);
    return { filters, page: number, total: total.count, entries: items, choices };
  },
  head: ({ language }) => ({ title: staffAuditMessages[language].title, hidden: true }),
  View: StaffAuditPage,
});

/** An address that somebody wrote by hand shows a list too, not an error. */
function isReadable(name: AuditFilter, value: string): boolean {
  if (name === 'from' || name === 'to') return !Number.isNaN(Date.parse(`${value}T00:00Z`));
  if (name === 'who') return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
  return value.length <= 80;
}

function StaffAuditPage({ data }: { data: StaffAuditData }) {
  const { language } = useApp();
  const t = staffAuditMessages[language];
  const filtered = Object.keys(data.filters).length > 0;
  useListKeys();
  return (
    <StaffPage title={t.title}>
      <p className={css.lead}>{t.lead}</p>
      <AuditToolbar filters={data.filters} choices={data.choices} />
      <p role="status">{t.found(data.total)}</p>
      {data.entries.length > 0 ? (
        <AuditTable entries={data.entries} />
      ) : (
        <EmptyState title={filtered ? t.noneOfThese : t.none}>
          {filtered ? t.noneOfTheseText : t.noneText}
        </EmptyState>
      )}
      <Pages data={data} />
    </StaffPage>
  );
}

function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const { language } = useApp();
  const t = staffAuditMessages[language];
  return (
    <Table
      dense
      caption={t.title}
      rows={entries}
      rowKey={(entry) => entry.id}
      columns={[
        {
          id: 'when',
          header: t.when,
          cell: ({ at }) => (
            <time dateTime={at} className={css.when}>
              {formatMoment(at, language)}
            </time>
          ),
        },
        { id: 'who', header: t.who, cell: (entry) => actorName(entry.actor, t) },
        {
          id: 'action',
          header: t.action,
          cell: ({ action }) => wordFor(t.actions, action),
        },
        {
          id: 'subject',
          header: t.subject,
          cell: ({ subject }) => (
            <span className={css.subject}>
              {wordFor(t.kinds, subject.kind)} <strong>{subjectName(subject, t)}</strong>
            </span>
          ),
        },
        { id: 'details', header: t.details, cell: (entry) => <EntryDetails entry={entry} /> },
      ]}
    />
  );
}

function subjectName(
  { kind, name, id }: AuditEntry['subject'],
  t: { deleted: (id: string) => string },
): string | null {
  if (name !== null || id === null) return name;
  return kind === 'person' ? t.deleted(id.slice(0, 8)) : id;
}

function actorName(
  actor: AuditEntry['actor'],
  t: { operator: string; deleted: (id: string) => string },
): string {
  if (!actor) return t.operator;
  return actor.name ?? t.deleted(actor.id.slice(0, 8));
}

function Pages({ data }: { data: StaffAuditData }) {
  const { language } = useApp();
  const t = staffAuditMessages[language];
  const last = Math.ceil(data.total / auditPageSize);
  if (last < 2) return null;
  const step = (to: number, label: string) =>
    to >= 1 && to <= last
      ? { href: href(staffRoutes.staffAudit, {}, { ...data.filters, page: String(to) }), label }
      : undefined;
  return (
    <Pagination
      label={t.pages}
      status={t.page(data.page, last)}
      previous={step(data.page - 1, t.previous)}
      next={step(data.page + 1, t.next)}
    />
  );
}
