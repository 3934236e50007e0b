import { ArrowIcon } from '#kit/arrow-text.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { readPageNumber } from '#kit/staff/list/list-query.ts';
import { type ListColumn, StaffList } from '#kit/staff/list/staff-list.tsx';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import type { Language } from '#platform/text/language.ts';
import { isUuid } from '#platform/text/uuid.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { recordHrefs, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { isChange } from '../../change.ts';
import { type AuditFilter, auditFilters } from '../../filters.ts';
import { actionWords, staffAuditTexts, wordFor } from '../../messages.ts';
import type { AuditChoices, AuditEntry } from '../../schema.ts';
import { AuditToolbar } from './audit-toolbar.tsx';
import { formatValue } from './format-value.ts';
import css from './staff-audit.module.css';

interface StaffAuditData {
  filters: Partial<Record<AuditFilter, string>>;
  page: number;
  total: number;
  entries: AuditEntry[];
  choices: AuditChoices;
}

export const page = staffListPage<StaffAuditData>({
  texts: staffAuditTexts,
  load: async ({ call, callPage, query }) => {
    const filters: StaffAuditData['filters'] = {};
    for (const name of auditFilters) {
      const value = query.get(name)?.trim();
      if (value && isReadable(name, value)) filters[name] = value;
    }
    const number = readPageNumber(query);
    const [{ items, total }, choices] = await Promise.all([
      callPage(staffApi.listAudit, { query: { ...filters, page: String(number) } }),
      call(staffApi.auditChoices, {}),
    ]);
    return { filters, page: number, total: total.count, entries: items, choices };
  },
  View: StaffAuditPage,
});

/** An address typed by hand shows a list too, not an error. */
function isReadable(name: AuditFilter, value: string): boolean {
  if (name === 'from' || name === 'to') return !Number.isNaN(Date.parse(`${value}T00:00Z`));
  if (name === 'who') return isUuid(value);
  return value.length <= 80;
}

function StaffAuditPage({ data }: { data: StaffAuditData }) {
  const { t, language } = useApp(staffAuditTexts);
  const { filters, choices, entries, total } = data;
  const filtered = Object.keys(filters).length > 0;
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={entries}
      columns={columns(language)}
      countText={t.found(total)}
      empty={{
        title: filtered ? t.noneOfThese : t.none,
        children: filtered ? t.noneOfTheseText : t.noneText,
      }}
      paging={{
        page: data.page,
        total,
        to: (other) => href(staffRoutes.staffAudit, {}, { ...filters, page: other }),
        labels: { previous: t.previous, next: t.next },
      }}
    >
      <AuditToolbar filters={filters} choices={choices} />
    </StaffList>
  );
}

function columns(language: Language): ListColumn<AuditEntry>[] {
  const t = staffAuditTexts[language];
  return columnsOf(t, {
    when: ({ at }) => (
      <time dateTime={at} className="nowrap">
        {formatMoment(at, language)}
      </time>
    ),
    who: (entry) => actorName(entry.actor, t),
    action: ({ action }) => actionWords(action, t) ?? action,
    subject: ({ subject }) => (
      <span>
        {wordFor(t.kinds, subject.kind)} <SubjectName subject={subject} />
      </span>
    ),
    details: (entry) => <EntryDetails entry={entry} />,
  });
}

/** Leads to the record, which may be gone by now. */
function SubjectName({ subject: { kind, id, name } }: Pick<AuditEntry, 'subject'>) {
  const { t } = useApp(staffAuditTexts);
  const { [kind]: addressOf }: Partial<Record<string, (id: string) => string>> = recordHrefs;
  if (name === null) return kind === 'person' && id && <strong>{t.deleted(id.slice(0, 8))}</strong>;
  return id && addressOf ? <a href={addressOf(id)}>{name}</a> : <strong>{name}</strong>;
}

function actorName(
  actor: AuditEntry['actor'],
  t: { operator: string; deleted: (id: string) => string },
): string {
  if (!actor) return t.operator;
  return actor.name ?? t.deleted(actor.id.slice(0, 8));
}

function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { t, language } = useApp(staffAuditTexts);
  const all = Object.entries(entry.details);
  const changes = all.flatMap(([field, value]) => (isChange(value) ? [{ field, ...value }] : []));
  const format = (field: string, value: unknown) =>
    formatValue(value, { kind: entry.subject.kind, field, language });
  const facts = all.flatMap(([field, value]) => {
    const words = isChange(value) ? undefined : format(field, value);
    return words === undefined ? [] : [`${wordFor(t.fields, field)}: ${words}`];
  });
  if (changes.length + facts.length === 0) return null;
  return (
    <div className={css.details}>
      {changes.length > 0 && (
        <ul className={css.changes}>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              {wordFor(t.fields, field)}: {format(field, from)} <ArrowIcon />
              <span className="visually-hidden"> {t.becomes} </span>{' '}
              <strong>{format(field, to)}</strong>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && facts.length <= 3 && <p>{facts.join(' · ')}</p>}
      {facts.length > 3 && (
        <details className="fold">
          <summary>{t.facts}</summary>
          <ul className={css.changes}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
