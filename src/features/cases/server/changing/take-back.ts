import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import { takeBackMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { toStatus } from '../../case-type.ts';
import { caseErrors } from '../../errors.ts';
import { kindFacts, kindsOf } from '../../event-kinds.ts';
import type { Undo } from '../../schema.ts';
import { type CaseRef, isEventOf } from '../case-ref.ts';
import { type LockedCase, lockCase } from '../case-store.ts';
import { addEvent, isUndone } from '../events.ts';
import type { CaseTypes, ServerCaseType } from '../server-case-type.ts';
import { tellCustomer } from '../writing/write-about.ts';
import { mailOf, queueColumnNames } from './undoable.ts';

/**
 * Takes back what an agent did a moment ago, before the customer's mail leaves: the case stands as
 * before, and its history tells of both. Done twice it is done once. Throws AppError: not theirs, too
 * late, or somebody has set another status since.
 */
export async function takeBack<T extends CaseTypes>(
  services: Services,
  type: ServerCaseType<T>,
  { id, event, agent }: Undo & { id: string; agent: CurrentUser },
): Promise<void> {
  await retried(services.db, async (tx) => {
    const locked = await lockCase(tx, type, id, agent);
    const { of, name, row } = locked;
    const done = await findDone(tx, of, event);
    if (done?.actor_id !== agent.id || done.before === null) {
      throw new AppError(caseErrors.notUndoable);
    }
    if (done.undone) return;
    if (done.kind === 'status' && row.status !== done.to_status) {
      const details = { status: toStatus(type, row.status), changedBy: null, changedAt: null };
      throw new AppError(caseErrors.statusChanged, { details });
    }
    const mail = mailOf(of, { ...done, event });
    if (!done.open || !(await takeBackMail(tx, mail))) throw new AppError(caseErrors.tooLate);
    await restore(tx, locked, done);
    const { from_status: from, to_status: to } = done;
    await type.onUndo?.(tx, { ...done, of, from, to });
    await addEvent(tx, {
      of,
      actor: { id: agent.id, as: 'staff' },
      kind: 'undone',
      undoes: event,
      ...(from && to && { from: to, to: from }),
    });
    if (done.kind === 'message') await tellOfLater(tx, type, locked, done, services.config);
    await writeAudit(tx, {
      actor: agent,
      action: `${type.name}.undo`,
      subject: { kind: type.name, id, name },
      details: { what: done.kind },
    });
  });
  services.wakeWorker();
}

type Done = NonNullable<Awaited<ReturnType<typeof findDone>>>;

function findDone(tx: Tx, of: CaseRef, id: string) {
  return tx
    .selectFrom('event')
    .select(['id', 'seq', 'actor_id', 'kind', 'from_status', 'to_status', 'note', 'before'])
    .select([sql<boolean>`undo_until > clock_timestamp()`.as('open'), isUndone.as('undone')])
    .where(isEventOf(of))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The case's columns as they were, but for what somebody did since. */
async function restore<T extends CaseTypes>(
  tx: Tx,
  { of, row }: LockedCase<T>,
  done: Done,
): Promise<void> {
  const before: Record<string, unknown> = { ...done.before };
  const answered = await isAnsweredSince(tx, of, done);
  const moved: readonly string[] = queueColumnNames;
  const back = Object.entries(before).filter(([column]) => !moved.includes(column) || !answered);
  const isWaiting = row.awaiting_since !== null;
  const staysAsItIs = (column: string) =>
    // Whoever wrote meanwhile waits, since they wrote.
    (/^(awaiting_since|answer_due_at)$/.test(column) && !before.awaiting_since && isWaiting) ||
    (column === 'follow_up_at' && isWaiting) ||
    // Somebody was given it, and it was not by this.
    (column === 'assigned_to' && row.assigned_to !== done.actor_id);
  const columns = back.filter(([column]) => !staysAsItIs(column));
  if (columns.length === 0) return;
  await sql`update ${sql.table(of.type.name)}
    set ${sql.join(columns.map(([column, value]) => sql`${sql.id(column)} = ${value}`))}
    where id = ${of.id}`.execute(tx);
}

async function isAnsweredSince(tx: Tx, of: CaseRef, { seq }: Done): Promise<boolean> {
  const noticed = kindsOf(of.type).filter((kind) => kindFacts(of.type, kind).answers);
  const later = await tx
    .selectFrom('event')
    .select('id')
    .where(isEventOf(of))
    .where('seq', '>', seq)
    .where('actor', '=', 'staff')
    .where('public', '=', true)
    .where('kind', 'in', noticed)
    .where(isUndone, '=', false)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** A message that came after it had no mail of its own, because this one was about to leave. */
async function tellOfLater<T extends CaseTypes>(
  tx: Tx,
  type: ServerCaseType<T>,
  { of, row }: LockedCase<T>,
  { seq }: Done,
  config: Config,
): Promise<void> {
  const later = await tx
    .selectFrom('event')
    .select(['id', 'note'])
    .where(isEventOf(of))
    .where('seq', '>', seq)
    .where('kind', '=', 'message')
    .where('actor', '=', 'staff')
    .where('public', '=', true)
    .where(isUndone, '=', false)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!later) return;
  const message = { id: later.id, text: later.note ?? '', after: undefined };
  await tellCustomer(tx, type, row, message, config);
}
