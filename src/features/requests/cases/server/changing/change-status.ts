import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { toStatus } from '../../case-type.ts';
import { caseErrors } from '../../errors.ts';
import type { StatusChange } from '../../schema.ts';
import { type CaseRef, isEventOf } from '../case-ref.ts';
import {
  auditCase,
  isAddressKnown,
  type LockedCase,
  lockCase,
  refuseOwn,
  rereadCase,
} from '../case-store.ts';
import { addEvent, refuseUnseen } from '../events.ts';
import type { CaseTypes, ServerCaseType, StatusDecision } from '../server-case-type.ts';
import { mailNameOf, rememberForUndo } from './undoable.ts';

interface Change<Status extends string> extends StatusChange<Status> {
  id: string;
  agent: CurrentUser;
  language: Language;
}

/**
 * Sets a status and mails it to the customer. The same status again does nothing, unless it comes
 * with another note. Throws AppError: not found, changed meanwhile, the agent's own case, no reason
 * given, refused by the type.
 */
export async function changeStatus<Types extends CaseTypes>(
  services: Services,
  type: ServerCaseType<Types>,
  change: Change<Types['status']>,
): Promise<string | undefined> {
  const entry = await inTransaction(services.db, (tx) =>
    changeStatusIn(tx, services.config, type, change),
  );
  services.wakeWorker();
  return entry;
}

/**
 * Like `changeStatus`, but inside a larger transaction, whose caller wakes the worker afterwards.
 */
export async function changeStatusIn<Types extends CaseTypes>(
  tx: Tx,
  config: Config,
  type: ServerCaseType<Types>,
  change: Change<Types['status']>,
): Promise<string | undefined> {
  const { id, agent, language, status, expected, seen } = change;
  const note = change.note || undefined;
  const locked = await lockCase(tx, type, id, agent);
  const { of, row } = locked;
  const current = toStatus(type, row.status);
  if (await wasDoneBefore(tx, { of, agentId: agent.id, current, status, expected, note }))
    return undefined;
  if (seen) await refuseUnseen(tx, of, seen);
  if (status === type.needsReason && !note) {
    const kind = caseErrors.reasonRequired;
    throw new AppError(kind, { fields: { note: kind.message[language] } });
  }
  await checkStatus(tx, type, { agent, row, status, note, language });
  return writeStatus(tx, type, locked, { agent, language, current, status, note, config });
}

/** Throws AppError where this member of staff may not set this status now. */
export async function checkStatus<Types extends CaseTypes>(
  tx: Tx,
  type: ServerCaseType<Types>,
  decision: StatusDecision<Types>,
): Promise<void> {
  const { agent, row, status } = decision;
  if (type.confirming.includes(status)) refuseOwn(type, agent, row);
  await type.checkStatus?.(tx, decision);
}

interface StatusWrite<Status extends string> {
  agent: CurrentUser;
  language: Language;
  current: Status;
  status: Status;
  note: string | undefined;
  config: Config;
}

async function writeStatus<Types extends CaseTypes>(
  tx: Tx,
  type: ServerCaseType<Types>,
  locked: LockedCase<Types['row']>,
  { agent, language, current, status, note, config }: StatusWrite<Types['status']>,
): Promise<string | undefined> {
  const { of, row } = locked;
  const { id } = of;
  const columns = {
    status,
    ...((await type.onStatus?.(tx, { agent, row, status, note, language })) ?? {}),
  };
  const { undo } = rememberForUndo(row, Object.keys(columns));
  const values = Object.entries(columns).map(
    ([column, value]) => sql`${sql.id(column)} = ${value}`,
  );
  await sql`update ${sql.table(type.name)} set ${sql.join(values)} where id = ${id}`.execute(tx);
  const event = await addEvent(tx, {
    of,
    actor: { id: agent.id, as: 'staff' },
    kind: 'status',
    from: current,
    to: status,
    undo,
    ...(note && { note }),
  });
  await auditCase(tx, agent, locked, 'status', { status: { from: current, to: status } });
  await type.followAct?.(tx, id);
  if (row.detached_at || !event) return event;
  // The entry changed by when we answer, which the mail says.
  const moved = await rereadCase(tx, type, id);
  await queueMail(tx, {
    event: mailNameOf(of, { kind: 'status', event }),
    runAfter: undo.until,
    about: id,
    mail: await type.mails.status(moved, { status, note, config, tx }),
    known: isAddressKnown(type, row),
    answer: true,
  });
  return event;
}

interface Decision {
  of: CaseRef;
  agentId: string;
  current: string;
  status: string;
  expected: string;
  note: string | undefined;
}

/**
 * True where a repeated request finds its status and note already set, so that the customer gets
 * the note once. Throws AppError where the case has another status than the agent saw, or this
 * status with another note, which would get lost.
 */
async function wasDoneBefore(
  tx: Tx,
  { of, agentId, current, status, expected, note }: Decision,
): Promise<boolean> {
  const same = status === current;
  const isExpected = expected === current;
  if (isExpected && !same) return false;
  if (same && !note) return true;
  const last = await tx
    .selectFrom('event')
    .select(['at', 'actor_id', 'note', personNameColumn('event.actor_id').as('name')])
    .where(isEventOf(of))
    .where('to_status', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (isExpected) return last?.note === note;
  if (same && last?.actor_id === agentId && last.note === note) return true;
  const [changedBy, changedAt] = [last?.name ?? null, last?.at.toISOString() ?? null];
  throw new AppError(caseErrors.statusChanged, {
    details: { status: current, changedBy, changedAt },
  });
}
