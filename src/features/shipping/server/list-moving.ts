import { sql } from 'kysely';
import { isOwnQuote } from '#features/quotes/server/quote-access.ts';
import type { Database } from '#platform/database/database.ts';
import { nextOf } from '../journey.ts';
import type { Journey, Moving } from '../schema.ts';
import { isOnItsWay, isUnderWay, readJourneys } from './read-journey.ts';

/** As many orders as a home page shows. */
const mostShown = 3;

interface MovingQuote {
  id: string;
  reference: string;
}

/** Of each order of a person that has something on its way the unit that comes first, the nearest order first. */
export async function listMoving(db: Database, personId: string): Promise<Moving[]> {
  const { rows } = await sql<MovingQuote>`
    select quote.id, quote.reference
    from quote join unit on unit.quote_id = quote.id join unit_stage s on s.unit_id = unit.id
    where ${isOwnQuote(personId)} and ${isUnderWay} and ${isOnItsWay} and s.reached_on is null
    group by quote.id order by min(s.estimated_on), quote.seq limit ${mostShown}`.execute(db);
  const quotes = new Map(rows.map((row) => [row.id, row]));
  const found: Moving[] = [];
  for (const { id, reference } of quotes.values()) {
    const units = await readJourneys(
      db,
      sql`unit.quote_id = ${id} and ${isUnderWay} and ${isOnItsWay}`,
    );
    const [first] = units.toSorted(byNextDay);
    if (first) found.push(toMoving(first, { id, reference }, units.length - 1));
  }
  return found;
}

function byNextDay(one: Journey, other: Journey): number {
  return dayOf(one).localeCompare(dayOf(other));
}

const dayOf = (unit: Journey) => nextOf(unit)?.estimatedOn ?? '';

function toMoving(unit: Journey, { id, reference }: MovingQuote, others: number): Moving {
  const { name, stage, stages, hold, silent, lastNewsAt } = unit;
  const silentSince = silent ? lastNewsAt : null;
  return { quoteId: id, reference, name, stage, stages, hold, others, silentSince };
}
