import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { CurrentUser } from '../schema.ts';

export interface NewAuditEntry {
  /** Null means the operator at the command line. */
  actor: Pick<CurrentUser, 'id'> | null;
  action: string;
  /** `name` is the thing's title. A person has only an id, because the log names no people. */
  subject: { kind: string; id?: string; name?: string };
  /** Usually { field: { from, to } }. */
  details?: object;
}

/** Writes up to a thousand entries, in the transaction of the change that they tell of. */
export async function writeAudit(tx: Tx, ...entries: NewAuditEntry[]) {
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
  { actor, action, subject, details }: NewAuditEntry & { subject: { id: string } },
): Promise<void> {
  const facts = JSON.stringify(details ?? {});
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
  await inTransaction(db, (tx) =>
    writeAudit(tx, { actor, action: `${kind}.export`, subject: { kind }, details }),
  );
}
