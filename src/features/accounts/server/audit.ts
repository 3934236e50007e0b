import type { Tx } from '#platform/database/database.ts';
import type { CurrentUser } from '../schema.ts';
import './tables.ts';

/** Something that staff did. */
export interface Audited {
  /** Null: the operator, at the command line. */
  actor: Pick<CurrentUser, 'id'> | null;
  /** What was done, as 'product.update' or 'quote.status'. */
  action: string;
  /** What it was done to, and by what name people know it. */
  subject: { kind: string; id?: string; name?: string };
  /** From what to what, where that says more. */
  details?: object;
}

/** Writes it down for good, in the transaction in which it is done; one thing or up to a thousand. */
export async function writeAudit(tx: Tx, ...done: Audited[]) {
  if (done.length === 0) return;
  await tx
    .insertInto('audit')
    .values(
      done.map(({ actor, action, subject, details }) => ({
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
