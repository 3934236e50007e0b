import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { unqueueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { toStatus } from '../../case-type.ts';
import { caseErrors } from '../../errors.ts';
import { kindFacts, kindsOf } from '../../event-kinds.ts';
import type { Undo } from '../../schema.ts';
import { type CaseRef, isEventOf } from '../case-ref.ts';
import { auditCase, type LockedCase, lockCase } from '../case-store.ts';
import { addEvent, isUndone } from '../events.ts';
import type { CaseTypes, ServerCaseType } from '../server-case-type.ts';
import { mailCaseCustomer } from '../writing/write-about.ts';
import { checkStatus } from './change-status.ts';
import { mailNameOf, queueColumnNames } from './undoable.ts';

/**
 * Undoes what an agent just did, before the mail about it leaves: the case is as before, and its
 * history shows both. A second call does nothing. Throws AppError: somebody else did it, too late,
 * another status was set since, or the one before may not be set now.
 */
export async function undoAction<Types extends CaseTypes>(
  services: Services,
  type: ServerCaseType<Types>,
  { id, event, agent, language }: Undo & { id: string; agent: CurrentUser; language: Language },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const locked = await lockCase(tx, type, id, agent);
    const { of, row } = locked;
    const action = await findAction(tx, of, event);
    if (action?.actor_id !== agent.id || action.before === null) {
      throw new AppError(caseErrors.notUndoable);
    }
    if (action.undone) return;
    if (action.kind === 'status' && row.status !== action.to_status) {
      const details = { status: toStatus(type, row.status), changedBy: null, changedAt: null };
      throw new AppError(caseErrors.statusChanged, { details });
    }
    const mail = mailNameOf(of, { ...action, event });
    if (!action.open || !(await unqueueMail(tx, mail))) throw new AppError(caseErrors.tooLate);
    const { from_status: from, to_status: to } = action;
    if (action.kind === 'status' && from !== null) {
      const [status, note] = [toStatus(type, from), action.note_of_from ?? undefined];
      await checkStatus(tx, type, { agent, row, status, note, language });
    }
    await restore(tx, locked, action);
    await type.onUndo?.(tx, { ...action, of, from, to });
    await addEvent(tx, {
      of,
      actor: { id: agent.id, as: 'staff' },
      kind: 'undone',
      undoes: event,
      ...(from && to && { from: to, to: from }),
    });
    await type.followAct?.(tx, id);
    if (action.kind === 'message') {
      await mailLaterMessage(tx, type, locked, action, services.config);
    }
    await auditCase(tx, agent, locked, 'undo', { what: action.kind });
  });
  services.wakeWorker();
}

type UndoableAction = NonNullable<Awaited<ReturnType<typeof findAction>>>;

function findAction(tx: Tx, of: CaseRef, id: string) {
  return tx
    .selectFrom('event')
    .select(['id', 'seq', 'actor_id', 'kind', 'from_status', 'to_status', 'note', 'before'])
    .select([sql<boolean>`undo_until > clock_timestamp()`.as('open'), isUndone.as('undone')])
    .select(noteOfFrom(of).as('note_of_from'))
    .where(isEventOf(of))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What was said when the status before was set. */
const noteOfFrom = ({ type, id }: CaseRef) => sql<string | null>`(
  select e.note from event e where e.${sql.id(`${type.name}_id`)} = ${id}
    and e.seq < event.seq and e.to_status = event.from_status order by e.seq desc limit 1)`;

/** Writes the columns as they were before, except those that somebody has changed since. */
async function restore<Types extends CaseTypes>(
  tx: Tx,
  { of, row }: LockedCase<Types['row']>,
  action: UndoableAction,
): Promise<void> {
  const before: Record<string, unknown> = { ...action.before };
  const answered = await isAnsweredSince(tx, of, action);
  const queueColumns: readonly string[] = queueColumnNames;
  const restorable = Object.entries(before).filter(
    ([column]) => !queueColumns.includes(column) || !answered,
  );
  const isWaiting = row.awaiting_since !== null;
  const isChangedSince = (column: string) =>
    // The customer wrote meanwhile: since then somebody waits, which the undoing must not clear.
    (/^(awaiting_since|answer_due_at)$/.test(column) && !before.awaiting_since && isWaiting) ||
    (column === 'follow_up_at' && isWaiting) ||
    // Somebody else has assigned it.
    (column === 'assigned_to' && row.assigned_to !== action.actor_id);
  const columns = restorable.filter(([column]) => !isChangedSince(column));
  if (columns.length === 0) return;
  await sql`update ${sql.table(of.type.name)}
    set ${sql.join(columns.map(([column, value]) => sql`${sql.id(column)} = ${value}`))}
    where id = ${of.id}`.execute(tx);
}

async function isAnsweredSince(tx: Tx, of: CaseRef, { seq }: UndoableAction): Promise<boolean> {
  const answers = kindsOf(of.type).filter((kind) => kindFacts(of.type, kind).answers);
  const later = await tx
    .selectFrom('event')
    .select('id')
    .where(isEventOf(of))
    .where('seq', '>', seq)
    .where('actor', '=', 'staff')
    .where('public', '=', true)
    .where('kind', 'in', answers)
    .where(isUndone, '=', false)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** A later message got no mail of its own while this one was about to leave: it gets one now. */
async function mailLaterMessage<Types extends CaseTypes>(
  tx: Tx,
  type: ServerCaseType<Types>,
  { of, row }: LockedCase<Types['row']>,
  { seq }: UndoableAction,
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
  await mailCaseCustomer(tx, type, row, message, config);
}
