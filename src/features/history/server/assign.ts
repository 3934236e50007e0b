import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { Refusal, refusals } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language.ts';
import type { Agent, CurrentUser } from '../../accounts/schema.ts';
import { findAgent, nameOf } from '../../accounts/server/agents.ts';
import { writeAudit } from '../../accounts/server/audit.ts';
import { historyRefusals } from '../refusals.ts';
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
    throw new Refusal(historyRefusals.assignedMeanwhile, { details: { assignedTo: before } });
  }
  const after = personId === null ? null : await findAgent(tx, personId);
  if (after === undefined) {
    const said = historyRefusals.notStaff.message[language];
    throw new Refusal(refusals.badInput, { fields: { personId: said } });
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
