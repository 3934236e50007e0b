import { sql } from 'kysely';
import { api } from '#api.ts';
import { smallestSample } from '#features/company/about/smallest-sample.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { isOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Database } from '#platform/database/database.ts';
import { staffApi } from '#staff-api.ts';
import { nextOf } from '../journey.ts';
import type { Journey, MovingUnit, OnTime } from '../schema.ts';
import { isOnItsWay, isUnderWay, readJourneys } from './read-journey.ts';
import { readPhoto } from './read-photo.ts';
import { findUnit } from './read-units.ts';

export const journeyRoutes: CallRoute[] = [
  serve(api.myUnitPhoto, async ({ params: { id, ...photo }, caller: { person } }, services) => {
    const scope = sql`exists (select from quote where quote.id = unit.quote_id
        and quote.id = ${id} and ${isOwnQuote(person.id)})`;
    return readPhoto(services, scope, photo);
  }),
  serve(staffApi.unitPhoto, async ({ params: { id, ...photo }, caller: { person } }, services) => {
    await findUnit(services.db, person, id);
    return readPhoto(services, sql`unit.id = ${id}`, photo);
  }),
  serve(api.listMyMoving, async ({ caller: { person } }, { db }) => listMovingUnits(db, person.id)),
];

/** The home page shows this many orders. */
const maxShown = 3;

interface MovingQuote {
  id: string;
  reference: string;
}

/**
 * Lists one unit of each order of a person of which anything was bought or is held: held ones first,
 * because somebody must act, then by when they are expected next.
 */
async function listMovingUnits(db: Database, personId: string): Promise<MovingUnit[]> {
  const { rows } = await sql<MovingQuote>`
    select quote.id, quote.reference
    from unit_standing join quote on quote.id = unit_standing.quote_id
    where ${isOwnQuote(personId)} and next_on is not null and (is_held or reached_stage is not null)
    group by quote.id
    order by bool_or(is_held) desc, min(next_on), quote.seq
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
  const { name, stage, stages, overdue, unpaid, hold, actWaits, silent, lastNewsAt } = unit;
  const silentSince = silent ? lastNewsAt : null;
  return {
    quoteId: id,
    reference,
    name,
    stage,
    stages,
    overdue,
    unpaid,
    hold,
    actWaits,
    others,
    silentSince,
  };
}

/** Counts the units that were handed over by their promised day; null while there are too few. */
async function onTime(db: Database): Promise<OnTime> {
  const { rows } = await sql<{ onTime: number; of: number }>`
    select count(*) filter (where s.reached_on <= s.promised_on)::int as "onTime", count(*)::int as of
    from unit_stage s join unit on unit.id = s.unit_id and unit.retired_at is null
    where s.stage = 'delivered' and s.reached_on is not null`.execute(db);
  const [counted] = rows;
  return counted && counted.of >= smallestSample ? counted : null;
}

export const onTimeRoutes: CallRoute[] = [serve(api.onTime, (_, { db }) => onTime(db))];
