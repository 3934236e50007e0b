import { sql } from 'kysely';
import type { Agent, CurrentUser } from '#features/people/accounts/schema.ts';
import { findAgent, personNameColumn } from '#features/people/accounts/server/agents.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Language } from '#platform/text/language.ts';
import { caseErrors } from '../../errors.ts';
import type { Assignment } from '../../schema.ts';
import { auditCase, lockCase } from '../case-store.ts';
import { addEvent } from '../events.ts';
import type { AnyServerCaseType } from '../server-case-type.ts';

/**
 * Assigns a case to an agent, or to nobody. Throws AppError: not found, that person is not of
 * staff, somebody else assigned it meanwhile.
 */
export function assign(
  db: Database,
  type: AnyServerCaseType,
  { person: agent, language }: { person: CurrentUser; language: Language },
  { id, personId, expected }: Assignment & { id: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const locked = await lockCase(tx, type, id, agent);
    const table = type.name;
    const { rows } = await sql<Agent>`
      select assigned_to as id, ${personNameColumn(`${table}.assigned_to`)} as name
      from ${sql.table(table)} where id = ${id} and assigned_to is not null`.execute(tx);
    const before = rows[0] ?? null;
    const beforeId = before?.id ?? null;
    if (beforeId === personId) return;
    if (expected !== beforeId) {
      throw new AppError(caseErrors.assignedMeanwhile, { details: { assignedTo: before } });
    }
    const after = personId === null ? null : await findAgent(tx, personId);
    if (after === undefined) {
      const fields = { personId: caseErrors.notStaff.message[language] };
      throw new AppError(commonErrors.badInput, { fields });
    }
    await sql`update ${sql.table(table)} set assigned_to = ${personId} where id = ${id}`.execute(
      tx,
    );
    await addEvent(tx, {
      of: locked.of,
      actor: { id: agent.id, as: 'staff' },
      kind: 'assigned',
      internal: true,
      ...(after && { note: after.name }),
    });
    await auditCase(tx, agent, locked, 'assign', {
      assignee: { from: beforeId, to: after?.id ?? null },
    });
    await type.followAct?.(tx, id);
  });
}
