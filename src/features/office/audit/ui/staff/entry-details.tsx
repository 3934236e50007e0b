import { ArrowIcon } from '#kit/arrow-text.tsx';
import { useApp } from '#web/app-context.ts';
import { staffAuditTexts, wordFor } from '../../messages.ts';
import type { AuditEntry } from '../../schema.ts';
import { formatValue } from './format-value.ts';
import css from './staff-audit.module.css';

export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { t, language } = useApp(staffAuditTexts);
  const all = Object.entries(entry.details);
  const changes = all.flatMap(([field, value]) => (isChange(value) ? [{ field, ...value }] : []));
  const facts = all.filter(([, value]) => !isChange(value));
  const format = (field: string, value: unknown) =>
    formatValue(value, { kind: entry.subject.kind, field, language });
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
      {facts.length > 0 && (
        <details>
          <summary>{t.facts}</summary>
          <ul className={css.changes}>
            {facts.map(([field, value]) => (
              <li key={field}>
                {wordFor(t.fields, field)}: {format(field, value)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}
