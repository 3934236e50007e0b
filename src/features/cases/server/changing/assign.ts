import { sql } from 'kysely';
import type { Agent, CurrentUser } from '#features/accounts/schema.ts';
import { findAgent, nameOf } from '#features/accounts/server/agents.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Language } from '#platform/text/language.ts';
import { caseErrors } from '../../errors.ts';
import type { Assignment } from '../../schema.ts';
import type { LockedCase } from '../case-store.ts';
import { addEvent } from '../events.ts';
import type { CaseTypes } from '../server-case-type.ts';

/**
 * Assigns a case to somebody of staff, or to nobody. Throws AppError: that person is not of staff,
 * somebody else has taken it meanwhile.
 */
export async function assign(
  tx: Tx,
  { person: agent, language }: { person: CurrentUser; language: Language },
  { of, name }: LockedCase<CaseTypes>,
  { personId, expected }: Assignment,
): Promise<void> {
  const { id } = of;
  const table = of.type.name;
  const { rows } = await sql<Agent>`
    select assigned_to as id, ${nameOf(`${table}.assigned_to`)} as name
    from ${sql.table(table)} where id = ${id} and assigned_to is not null`.execute(tx);
  const before = rows[0] ?? null;
  if ((before?.id ?? null) === personId) return;
  if (expected !== undefined && expected !== (before?.id ?? null)) {
    throw new AppError(caseErrors.assignedMeanwhile, { details: { assignedTo: before } });
  }
  const after = personId === null ? null : await findAgent(tx, personId);
  if (after === undefined) {
    const personId = caseErrors.notStaff.message[language];
    throw new AppError(commonErrors.badInput, { fields: { personId } });
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
