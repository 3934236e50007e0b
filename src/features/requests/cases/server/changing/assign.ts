import { sql } from 'kysely';
import type { Agent, CurrentUser } from '#features/people/accounts/schema.ts';
import { findAgent, personNameColumn } from '#features/people/accounts/server/agents.ts';
import { wasHere } from '#platform/auth/session.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { queueMail, unqueueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { undoMs } from '#platform/time/durations.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { caseErrors } from '../../errors.ts';
import type { Assignment } from '../../schema.ts';
import { assignedContent } from '../case-mails.ts';
import { type CaseRef, isEventOf } from '../case-ref.ts';
import { auditCase, lockCase } from '../case-store.ts';
import { addEvent } from '../events.ts';
import type { AnyServerCaseType } from '../server-case-type.ts';

/**
 * Assigns a case to an agent, or to nobody. An agent who is away reads it by mail. Throws AppError: not found, that person is not of
 * staff, somebody else assigned it meanwhile.
 */
export function assign(
  { db, config }: Pick<Services, 'db' | 'config'>,
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
    const { row, name } = locked;
    const last = await lastAssigned(tx, locked.of);
    // Undone, or passed on, before it left.
    if (last) await unqueueMail(tx, `assigned ${last}`);
    const event = await addEvent(tx, {
      of: locked.of,
      actor: { id: agent.id, as: 'staff' },
      kind: 'assigned',
      internal: true,
      ...(after && { note: after.name }),
    });
    if (after && after.id !== agent.id && !(await wasHere(tx, after.id))) {
      const who = `${agent.firstName} ${agent.lastName}`.trim();
      const mail = type.mails.toStaff(row, assignedContent(who, name), config);
      const to = await emailOf(tx, after.id);
      const runAfter = new Date(sharedNow().getTime() + undoMs);
      await queueMail(tx, {
        event: `assigned ${event}`,
        about: id,
        mail: { ...mail, to },
        runAfter,
        known: true,
      });
    }
    await auditCase(tx, agent, locked, 'assign', {
      assignee: { from: beforeId, to: after?.id ?? null },
    });
    await type.followAct?.(tx, id);
  });
}

async function lastAssigned(tx: Tx, of: CaseRef): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from event
    where ${isEventOf(of)} and kind = 'assigned' order by seq desc limit 1`.execute(tx);
  return rows[0]?.id;
}

async function emailOf(tx: Tx, personId: string): Promise<string> {
  const query = tx.selectFrom('person').select('email').where('id', '=', personId);
  return (await query.executeTakeFirstOrThrow()).email;
}
