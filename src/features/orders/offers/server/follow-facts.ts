import { sql } from 'kysely';
import { statusAfter, statusOf } from '#features/orders/progress/status-of.ts';
import { addEvent, isUndone } from '#features/requests/cases/server/events.ts';
import {
  type QuoteStatus,
  quoteType,
  type StatusOfFacts,
  toQuoteStatus,
} from '#features/requests/quotes/statuses.ts';
import type { UnitMove } from '#features/shipping/units/server/stage-rules.ts';
import type { Tx } from '#platform/database/database.ts';
import { inSteps } from '#platform/database/in-steps.ts';
import { together } from '#platform/database/together.ts';
import { type FactsRow, factsColumns, factsOf } from './read-facts.ts';

/**
 * Moves the status of quotations to what their facts say by now, each with an entry of its history.
 * Every act that records such a fact calls it at its end, in its transaction. No mail goes out: that of
 * the act says where the order stands.
 */
export async function followFacts(tx: Tx, quoteIds: readonly string[]): Promise<void> {
  await inSteps(quoteIds.toSorted(), (ids) => followSome(tx, ids));
}

async function followSome(tx: Tx, quoteIds: readonly string[]): Promise<void> {
  // Two voyages with units of one order wait for each other, so that the second sees the first one's.
  const [, { rows }] = await together(
    sql`select from quote where id = any(${quoteIds}::uuid[]) order by id for no key update`.execute(
      tx,
    ),
    sql<FollowedRow>`
      select quote.*, ${byFact} as "byFact", ${factsColumns()}
      from quote where id = any(${quoteIds}::uuid[])`.execute(tx),
  );
  await writeMoves(
    tx,
    rows.flatMap((row) => moveOf(row) ?? []),
  );
}

/** What follows from an act of staff on one quotation. */
export const followAct = (tx: Tx, quoteId: string): Promise<void> => followFacts(tx, [quoteId]);

/** What follows for their orders where units come to a stage, or back from it. */
export async function followUnits(tx: Tx, moves: readonly UnitMove[]): Promise<void> {
  const units = moves.filter(({ stage }) => stage === 'shipped' || stage === 'delivered');
  if (units.length === 0) return;
  const { rows } = await sql<{ id: string }>`select distinct quote_id as id from unit
    where id = any(${units.map(({ unitId }) => unitId)}::uuid[])`.execute(tx);
  await followFacts(
    tx,
    rows.map(({ id }) => id),
  );
}

interface FollowedRow extends FactsRow {
  byFact: boolean;
}

/** A column of a query of quotes: its status stands as a fact left it. */
const byFact = sql<boolean>`coalesce((select event.kind = 'moved' from event
  where event.quote_id = quote.id and event.kind in ('status', 'moved') and not ${isUndone}
  order by event.seq desc limit 1), false)`;

interface Move {
  id: string;
  from: QuoteStatus;
  to: QuoteStatus;
  /** What the facts say now. */
  said: StatusOfFacts;
}

/** Undefined where the facts say what they said before, or the order is over. */
function moveOf(row: FollowedRow): Move | undefined {
  const { id, byFact, facts_status: before } = row;
  const said = statusOf(factsOf(row));
  if (said === null || said === before) return undefined;
  const from = toQuoteStatus(row.status);
  return { id, from, to: statusAfter({ status: from, byFact, before, now: said }), said };
}

const ofStaff: readonly QuoteStatus[] = ['pending', 'en_revision'];

async function writeMoves(tx: Tx, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const moved = sql`update quote set facts_status = moved.said, status = moved.to,
      follow_up_at = case when moved.to <> 'completed' then follow_up_at end
    from json_to_recordset(${JSON.stringify(moves)}::json) as moved (id uuid, "to" text, said text)
    where quote.id = moved.id`.execute(tx);
  const told = moves.map(async ({ id, from, to }) => {
    const of = { type: quoteType, id };
    const actor = { id: null, as: 'system' as const };
    // Who takes it and who gives it back is staff's alone.
    const internal = ofStaff.includes(from) && ofStaff.includes(to);
    if (to !== from) await addEvent(tx, { of, actor, kind: 'moved', from, to, internal });
  });
  await together(moved, ...told);
}
