import { type RawBuilder, sql } from 'kysely';
import { quoteIsOver } from '#features/requests/quotes/server/quote-ending.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { nextOf } from '../journey.ts';
import type { Journey } from '../schema.ts';
import { type Stage, stages } from '../stages.ts';

/** A condition of a query on `unit`: it was not retired, and its order stands. */
export const isUnderWay = sql`(unit.retired_at is null and exists (select from quote
  where quote.id = unit.quote_id and not ${quoteIsOver()}))`;

/** A condition of a query on `unit`: it was not handed over. */
export const isOnItsWay = sql`not exists (select from unit_stage last where last.unit_id = unit.id
  and last.stage = 'delivered' and last.reached_on is not null)`;

/**
 * A column of a query: the dates of a unit as JSON, in the order of its stages; `unit` is the
 * column with its id.
 */
export const stagesColumn = (
  unit: string,
) => sql`(select json_agg(json_build_object('stage', s.stage, 'promisedOn', s.promised_on,
    'estimatedOn', s.estimated_on, 'reachedOn', s.reached_on)
    order by array_position(${[...stages]}::text[], s.stage))
  from unit_stage s where s.unit_id = ${sql.ref(unit)})`;
export const holdColumn = (
  unit: string,
) => sql`(select json_build_object('cause', h.cause, 'whoActs', h.who_acts, 'since', ${isoMoment('h.since')})
  from unit_hold h where h.unit_id = ${sql.ref(unit)})`;
const voyageColumn = sql`(select json_build_object('carrier', v.carrier, 'ship', v.ship, 'number', v.number,
    'departsOn', v.departs_on, 'arrivesOn', v.arrives_on, 'departedOn', v.departed_on, 'arrivedOn', v.arrived_on)
  from voyage v where v.id = unit.voyage_id)`;
const photosColumn = sql`coalesce((select json_agg(json_build_object('id', p.id, 'stage', p.stage,
    'width', p.width, 'height', p.height, 'sizes', p.sizes, 'text', p.text)
    order by p.made_at, p.id)
  from unit_photo p where p.unit_id = unit.id), '[]')`;
const entriesColumn = sql`coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind,
    'stage', e.stage, 'onDay', e.on_day, 'beforeDay', e.before_day, 'cause', e.cause, 'at', ${isoMoment('e.made_at')})
    order by e.seq)
  from unit_entry e where e.unit_id = unit.id and e.kind not in ('retired', 'overridden')), '[]')`;

/** Silence counts from this moment; a photo is news too, and until it is bought a payment. */
export const lastNewsColumn = sql`unit_last_news(unit.id)`;

/** A condition of a query: this unit was bought or paid for, and no signed act of it waits; else nobody waits for news. */
export const awaitsNews = (unit = 'unit.id') =>
  sql`(unit_awaits_news(${sql.ref(unit)}) and not unit_act_waits(${sql.ref(unit)}))`;

/** A condition of a query: seven days have passed since the last news, by the clock of Cuba. */
export const isSilent = (
  lastNews: RawBuilder<unknown>,
  now: Date | RawBuilder<unknown> = sql`now()`,
): RawBuilder<boolean> => sql<boolean>`unit_is_silent(${lastNews}, ${now}::timestamptz)`;

/** A condition of a query on `unit`: its next day has passed, and its order owes what comes before. */
const isUnpaid = sql`exists (select from unit_standing s where s.unit_id = unit.id and s.is_unpaid)`;

const actWaits = sql<boolean>`unit_act_waits(unit.id)`;

/** A journey as it is read, before `withStage`. */
export type JourneyRow = Omit<Journey, 'stage' | 'overdue'>;

const journeyRows = (which: RawBuilder<unknown>) => sql<JourneyRow>`
  select unit.id, unit.number, unit.name, unit.category, ${stagesColumn('unit.id')} as stages,
    ${holdColumn('unit.id')} as hold, ${voyageColumn} as voyage, ${photosColumn} as photos,
    ${entriesColumn} as entries, ${isUnpaid} as unpaid, ${actWaits} as "actWaits",
    ${isoMoment(lastNewsColumn)} as "lastNewsAt", ${isOnItsWay} and ${awaitsNews()} and ${isSilent(lastNewsColumn)} as silent
  from unit where ${which}
  order by unit.made_at, unit.position, unit.piece`;

export function journeysOf(db: Database, quoteId: string): Promise<Journey[]> {
  return readJourneys(db, sql`unit.quote_id = ${quoteId} and ${isUnderWay}`);
}

export async function readJourneys(db: Database, which: RawBuilder<unknown>): Promise<Journey[]> {
  const { rows } = await journeyRows(which).execute(db);
  return rows.map((row) => withStage(row));
}

/** A column of a query of quotes: the journeys of its units, as a list in JSON. */
export const journeysColumn = sql<JourneyRow[]>`(select coalesce(json_agg(j), '[]')
  from (${journeyRows(sql`unit.quote_id = quote.id and unit.retired_at is null`)}) j)`;

type StoredJourney = Pick<
  Journey,
  'stages' | 'hold' | 'unpaid' | 'silent' | 'lastNewsAt' | 'actWaits'
>;

/** The same for a list: how far they are. */
export const unitsColumn = sql<StoredJourney[]>`(
  select coalesce(json_agg(json_build_object('stages', ${stagesColumn('unit.id')},
      'hold', ${holdColumn('unit.id')}, 'unpaid', ${isUnpaid}, 'actWaits', ${actWaits}, 'lastNewsAt', ${isoMoment(lastNewsColumn)},
      'silent', ${isOnItsWay} and ${awaitsNews()} and ${isSilent(lastNewsColumn)})
    order by unit.made_at, unit.position, unit.piece), '[]')
  from unit where unit.quote_id = quote.id and unit.retired_at is null)`;

/** Adds what follows from the dates of a unit. */
export function withStage<Row extends StoredJourney>(
  row: Row,
  now = sharedNow(),
): Row & Pick<Journey, 'stage' | 'overdue'> {
  const stage = lastReached(row.stages);
  const next = nextOf({ stage, stages: row.stages });
  const isOver = next !== undefined && next.estimatedOn < dayInHavana(now);
  // Of what is held, and of an act that waits, it is said who acts: that is no silence.
  const silent = row.silent && row.hold === null && !row.actWaits;
  return { ...row, overdue: isOver && !row.unpaid, silent, stage };
}

function lastReached(dates: Journey['stages']): Stage | null {
  return dates.findLast(({ reachedOn }) => reachedOn !== null)?.stage ?? null;
}
