import { sql } from 'kysely';
import { firstNameColumn, personNameColumn } from '#features/people/accounts/server/agents.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import { type CaseType, toStatus } from '../case-type.ts';
import { caseErrors } from '../errors.ts';
import { kindFacts } from '../event-kinds.ts';
import type { HistoryEvent, StaffHistoryEvent } from '../schema.ts';
import { type CaseRef, eventColumn, isEventOf } from './case-ref.ts';
import type { NewEvent } from './new-event.ts';
import { moveInQueue } from './queue/move-in-queue.ts';

/**
 * Writes an entry and updates the queue; returns its id. Undefined where its key exists: whoever gives
 * one looks for it before, and then ends the transaction.
 */
export async function addEvent(tx: Tx, event: NewEvent): Promise<string | undefined> {
  const insert = tx
    .insertInto('event')
    .values({
      ...(event.id && { id: event.id }),
      [eventColumn(event.of)]: event.of.id,
      actor_id: event.actor.id,
      actor: event.actor.as,
      kind: event.kind,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      note: event.note ?? null,
      public: !event.internal,
      submission_key: event.key ?? null,
      undo_until: event.undo?.until ?? null,
      before: event.undo ? JSON.stringify(event.undo.before) : null,
      undoes: event.undoes ?? null,
    })
    .onConflict((conflict) => conflict.columns(['actor_id', 'submission_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return (await together(insert, moveInQueue(tx, event)))[0]?.id;
}

/**
 * Throws AppError, with the entries, where the customer has done something after the entry that an
 * agent saw last.
 */
export async function refuseUnseen(tx: Tx, of: CaseRef, seen: string): Promise<void> {
  const isNew = sql<boolean>`seq > coalesce(
    (select seq from event as known where known.id = ${seen}), 0)`;
  const rows = await eventsQuery(tx, of).where('actor', '=', 'customer').where(isNew).execute();
  const news = rows.filter(({ kind }) => !kindFacts(of.type, kind).silent);
  if (news.length === 0) return;
  throw new AppError(caseErrors.news, {
    details: { news: news.map(({ at, kind, note }) => ({ at: at.toISOString(), kind, note })) },
  });
}

/**
 * The public entries, oldest first. An undone entry is left out, since it may have been meant for
 * somebody else: only the entry that undoes it is there.
 */
export async function readHistory<Status extends string>(
  db: Database,
  type: CaseType<Status>,
  id: string,
): Promise<HistoryEvent<Status>[]> {
  const rows = await eventsQuery(db, { type, id })
    .select(firstNameColumn('event.actor_id').as('agent'))
    .where('public', '=', true)
    .where(isUndone, '=', false)
    .execute();
  const toEvent = eventsOf(type, rows);
  return rows.map(({ agent, ...row }, at) => ({
    ...toEvent(row, at),
    ...(row.actor === 'staff' && agent && { agent }),
  }));
}

export async function readStaffHistory<Status extends string>(
  db: Database,
  type: CaseType<Status>,
  id: string,
): Promise<StaffHistoryEvent<Status>[]> {
  const rows = await eventsQuery(db, { type, id })
    .select([personNameColumn('event.actor_id').as('who'), isUndone.as('undone')])
    .execute();
  const toEvent = eventsOf(type, rows);
  return rows.map((row, at) => ({
    ...toEvent(row, at),
    who: row.actor === 'staff' ? row.who : null,
    undone: row.undone,
  }));
}

function eventsQuery(db: Database, of: CaseRef) {
  return db
    .selectFrom('event')
    .select(['id', 'at', 'kind', 'actor', 'actor_id', 'from_status', 'to_status', 'note', 'public'])
    .where(isEventOf(of))
    .orderBy('seq');
}
type EventRow = Awaited<ReturnType<ReturnType<typeof eventsQuery>['execute']>>[number];

function eventsOf<Status extends string>(type: CaseType<Status>, rows: readonly EventRow[]) {
  const passedOn = rows.findLastIndex(({ kind }) => kindFacts(type, kind).passesOn);
  return (row: EventRow, at: number): HistoryEvent<Status> => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    by: row.actor === 'customer' && at < passedOn ? 'former' : row.actor,
    from: row.from_status === null ? null : toStatus(type, row.from_status),
    to: row.to_status === null ? null : toStatus(type, row.to_status),
    note: row.note,
    public: row.public,
    ...(isByLink(type, row) && { byLink: true as const }),
  });
}

/** A customer who was not signed in came by a link. */
function isByLink(type: CaseType, { actor, actor_id: id, kind }: EventRow): boolean {
  return actor === 'customer' && id === null && kindFacts(type, kind).byLink === true;
}

/** A condition of a query of events: somebody undid the entry. */
export const isUndone = sql<boolean>`exists (
  select from event later where later.undoes = event.id)`;
