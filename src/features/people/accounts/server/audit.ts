import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { CurrentUser } from '../schema.ts';

export interface NewAuditEntry {
  actor: Actor;
  action: string;
  subject: AuditSubject;
  details?: object | undefined;
}

/** Null means the operator at the command line. */
type Actor = Pick<CurrentUser, 'id'> | null;
/** `name` is the thing's title. A person has only an id, because the log names no people. */
type AuditSubject = { kind: string; id?: string; name?: string };

/**
 * Writes who did what to what, in the transaction of the change. `details` are usually
 * { field: { from, to } }.
 */
export const writeAudit = (
  tx: Tx,
  actor: Actor,
  action: string,
  subject: AuditSubject,
  details?: object,
) => writeAuditEntries(tx, [{ actor, action, subject, details }]);

/** Writes up to a thousand entries at once. */
export async function writeAuditEntries(tx: Tx, entries: readonly NewAuditEntry[]) {
  if (entries.length === 0) return;
  await tx
    .insertInto('audit')
    .values(
      entries.map(({ actor, action, subject, details }) => ({
        actor_id: actor?.id ?? null,
        action,
        subject_kind: subject.kind,
        subject_id: subject.id ?? null,
        subject_name: subject.name ?? null,
        details: JSON.stringify(details ?? {}),
      })),
    )
    .execute();
}

/**
 * Logs that staff read a customer's record, before it is shown. The same read within 15 minutes is
 * logged once.
 */
export async function writeRead(
  db: Database,
  actor: Actor,
  action: string,
  subject: AuditSubject & { id: string },
  details: object = {},
): Promise<void> {
  const facts = JSON.stringify(details);
  await sql`
    insert into audit (actor_id, action, subject_kind, subject_id, subject_name, details)
    select ${actor?.id ?? null}::uuid, ${action}, ${subject.kind}, ${subject.id},
      ${subject.name ?? null}, ${facts}::jsonb
    where not exists (
      select from audit
      where subject_kind = ${subject.kind} and subject_id = ${subject.id} and action = ${action}
        and actor_id = ${actor?.id ?? null}::uuid and details = ${facts}::jsonb
        and at > now() - interval '15 minutes')`.execute(db);
}

interface Filters {
  list?: string;
  q?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
  sort?: string | undefined;
}

/**
 * Logs an export before it is sent: which part of the list, and how many lines. Search words may be
 * names, so they are left out.
 */
export async function writeExport(
  db: Database,
  actor: Pick<CurrentUser, 'id'>,
  kind: string,
  { rows, filters }: { rows: number; filters: Filters },
): Promise<void> {
  const { q, page: _, limit: __, sort: ___, ...rest } = filters;
  const details = { rows, ...rest, ...(q !== undefined && { searched: true }) };
  await inTransaction(db, (tx) => writeAudit(tx, actor, `${kind}.export`, { kind }, details));
}
