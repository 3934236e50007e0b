import { type RawBuilder, sql } from 'kysely';
import { nameOf } from '#features/accounts/server/agents.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { HistoryActor, HistoryEvent, StaffHistoryEvent } from '../schema.ts';
import { moveInQueue } from './queue.ts';
import './tables.ts';

/** Whose history: exactly one of the two. */
export type Subject = { quoteId: string } | { verificationId: string };

export interface NewEvent {
  of: Subject;
  /** `id` is null for the system and for someone signed out. */
  actor: { id: string | null; as: HistoryActor };
  kind: HistoryEvent['kind'];
  from?: string;
  to?: string;
  note?: string;
  /** Only staff read it. */
  internal?: boolean;
  /** The same key of the same person is written once. */
  key?: string;
}

/**
 * Writes what happened, in the transaction in which it happens, and gives its id. Undefined: that
 * key was written before.
 */
export async function addEvent(tx: Tx, event: NewEvent): Promise<string | undefined> {
  const written = await tx
    .insertInto('event')
    .values({
      ...columnsOf(event.of),
      actor_id: event.actor.id,
      actor: event.actor.as,
      kind: event.kind,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      note: event.note ?? null,
      public: !event.internal,
      submission_key: event.key ?? null,
    })
    .onConflict((conflict) => conflict.columns(['actor_id', 'submission_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await moveInQueue(tx, event);
  return written?.id;
}

/** What the customer may know of what happened, oldest first. */
export async function readHistory<S extends string>(
  db: Database,
  of: Subject,
  toStatus: (stored: string) => S,
): Promise<HistoryEvent<S>[]> {
  const rows = await eventsQuery(db, of).where('public', '=', true).execute();
  return rows.map((row) => toEvent(row, toStatus));
}

/** Everything that happened, oldest first, with the names of the agents. */
export async function readStaffHistory<S extends string>(
  db: Database,
  of: Subject,
  toStatus: (stored: string) => S,
): Promise<StaffHistoryEvent<S>[]> {
  const rows = await eventsQuery(db, of).select(nameOf('event.actor_id').as('who')).execute();
  return rows.map((row) => ({
    ...toEvent(row, toStatus),
    who: row.actor === 'staff' ? row.who : null,
  }));
}

function eventsQuery(db: Database, of: Subject) {
  return db
    .selectFrom('event')
    .select(['id', 'at', 'kind', 'actor', 'from_status', 'to_status', 'note', 'public'])
    .where(isOf(of))
    .orderBy('seq');
}
type EventRow = Awaited<ReturnType<ReturnType<typeof eventsQuery>['execute']>>[number];

function toEvent<S extends string>(
  row: EventRow,
  toStatus: (stored: string) => S,
): HistoryEvent<S> {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    by: row.actor,
    from: row.from_status === null ? null : toStatus(row.from_status),
    to: row.to_status === null ? null : toStatus(row.to_status),
    note: row.note,
    public: row.public,
  };
}

/** In a query of events: those of this record. */
export function isOf(of: Subject): RawBuilder<boolean> {
  return 'quoteId' in of
    ? sql<boolean>`event.quote_id = ${of.quoteId}`
    : sql<boolean>`event.verification_id = ${of.verificationId}`;
}

function columnsOf(of: Subject) {
  return 'quoteId' in of
    ? { quote_id: of.quoteId, verification_id: null }
    : { quote_id: null, verification_id: of.verificationId };
}
