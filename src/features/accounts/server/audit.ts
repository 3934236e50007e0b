import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import type { CurrentUser } from '../schema.ts';
import './tables.ts';

/** Something that staff did. */
export interface NewAuditEntry {
  /** Null: the operator, at the command line. */
  actor: Pick<CurrentUser, 'id'> | null;
  /** What was done, as 'product.update' or 'quote.status'. */
  action: string;
  /** What it was done to, and by what name people know it: never a person's, whose id is enough. */
  subject: { kind: string; id?: string; name?: string };
  /** From what to what, where that says more. */
  details?: object;
}

/** Writes it down for good, in the transaction in which it is done; one thing or up to a thousand. */
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
 * Writes down that somebody of staff read a record of a customer, before they are shown it. Who asks
 * again within a quarter of an hour, as an open page does, reads the same: that is one line.
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

/** Of a list, as its address says them. */
interface Filters {
  /** Which one, of several of a kind. */
  list?: string;
  q?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
  sort?: string | undefined;
}

/**
 * Writes down that somebody of staff takes a whole list with them, before they get it: which part of
 * it and how many lines. The words they searched for may be somebody's name, so they stay out.
 */
export async function writeExport(
  db: Database,
  actor: Pick<CurrentUser, 'id'>,
  kind: string,
  { rows, filters }: { rows: number; filters: Filters },
): Promise<void> {
  const { q, page: _, limit: __, sort: ___, ...rest } = filters;
  const details = { rows, ...rest, ...(q !== undefined && { searched: true }) };
  await db
    .transaction()
    .execute((tx) =>
      writeAudit(tx, { actor, action: `${kind}.export`, subject: { kind }, details }),
    );
}
