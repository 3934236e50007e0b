import { sql } from 'kysely';
import { isOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Database } from '#platform/database/database.ts';
import { nextOf } from '../journey.ts';
import type { Journey, MovingUnit } from '../schema.ts';
import { isOnItsWay, isUnderWay, readJourneys } from './read-journey.ts';

/** The home page shows this many orders. */
const maxShown = 3;

interface MovingQuote {
  id: string;
  reference: string;
}

/**
 * Lists one unit of each order of a person: held ones first, because somebody must act, then those
 * that have begun to move, by when they are expected next.
 */
export async function listMovingUnits(db: Database, personId: string): Promise<MovingUnit[]> {
  const { rows } = await sql<MovingQuote>`
    select quote.id, quote.reference
    from unit_standing join quote on quote.id = unit_standing.quote_id
    where ${isOwnQuote(personId)} and next_on is not null
    group by quote.id
    order by bool_or(is_held) desc, bool_or(reached_stage is not null) desc, min(next_on), quote.seq
    limit ${maxShown}`.execute(db);
  const movingUnits: MovingUnit[] = [];
  for (const { id, reference } of rows) {
    const units = await readJourneys(
      db,
      sql`unit.quote_id = ${id} and ${isUnderWay} and ${isOnItsWay}`,
    );
    const [first] = units.toSorted(byUrgency);
    if (first) movingUnits.push(toMoving(first, { id, reference }, units.length - 1));
  }
  return movingUnits;
}

function byUrgency(one: Journey, other: Journey): number {
  return sortKeyOf(one).localeCompare(sortKeyOf(other));
}

const sortKeyOf = (unit: Journey) =>
  `${unit.hold ? 0 : 1} ${unit.stage ? 0 : 1} ${nextOf(unit)?.estimatedOn}`;

function toMoving(unit: Journey, { id, reference }: MovingQuote, others: number): MovingUnit {
  const { name, stage, stages, overdue, hold, silent, lastNewsAt } = unit;
  const silentSince = silent ? lastNewsAt : null;
  return { quoteId: id, reference, name, stage, stages, overdue, hold, others, silentSince };
}
