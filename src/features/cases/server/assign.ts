import { sql } from 'kysely';
import type { Agent, CurrentUser } from '#features/accounts/schema.ts';
import { findAgent, nameOf } from '#features/accounts/server/agents.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Language } from '#platform/text/language.ts';
import { historyErrors } from '../errors.ts';
import type { Assignment } from '../schema.ts';
import { placeOf } from './queue.ts';
import { addEvent, type Subject } from './store.ts';

/** A record whose row this transaction has locked, by the name that people know it by. */
export interface LockedRecord {
  of: Subject;
  name: string;
}

/**
 * Hands a record to somebody of staff, or to nobody, and writes down who did. Throws Refusal:
 * that person is not of staff, or somebody else has taken it meanwhile.
 */
export async function assign(
  tx: Tx,
  { person: agent, language }: { person: CurrentUser; language: Language },
  { of, name }: LockedRecord,
  { personId, expected }: Assignment,
): Promise<void> {
  const { table, id } = placeOf(of);
  const { rows } = await sql<Agent>`
    select assigned_to as id, ${nameOf(`${table}.assigned_to`)} as name
    from ${sql.table(table)} where id = ${id} and assigned_to is not null`.execute(tx);
  const before = rows[0] ?? null;
  if ((before?.id ?? null) === personId) return;
  if (expected !== undefined && expected !== (before?.id ?? null)) {
    throw new AppError(historyErrors.assignedMeanwhile, { details: { assignedTo: before } });
  }
  const after = personId === null ? null : await findAgent(tx, personId);
  if (after === undefined) {
    const said = historyErrors.notStaff.message[language];
    throw new AppError(commonErrors.badInput, { fields: { personId: said } });
  }
  await sql`update ${sql.table(table)} set assigned_to = ${personId} where id = ${id}`.execute(tx);
  await addEvent(tx, {
    of,
    actor: { id: agent.id, as: 'staff' },
    kind: 'assigned',
    internal: true,
    ...(after && { note: after.name }),
  });
  await writeAudit(tx, {
    actor: agent,
    action: `${table}.assign`,
    subject: { kind: table, id, name },
    details: { assignee: { from: before?.id ?? null, to: after?.id ?? null } },
  });
}
