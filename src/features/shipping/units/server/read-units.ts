import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { mayOpenDetached } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import { writeRead } from '#features/people/accounts/server/audit.ts';
import { readCaseNumber } from '#features/requests/cases/case-number.ts';
import { type TodayQuery, todayColumns } from '#features/requests/cases/server/today.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { AppError } from '#platform/http/errors.ts';
import { rowsOf } from '#platform/http/list-pages.ts';
import { shippingErrors } from '../errors.ts';
import type { ListedUnit, StaffUnit, UnitList, UnitQuery } from '../staff-schema.ts';
import { type UnitQueue, unitQueues } from '../units-list.ts';
import { awaitsNews, holdColumn, stagesColumn } from './read-journey.ts';

/** A table for a query: all units of orders that stand, as `u`. */
const standingUnits = sql`(
  select unit.*, quote.customer_name, quote.reference, quote.detached_at, s.reached_stage, s.next_stage,
    s.next_on, s.last_at, s.is_held, s.is_late, s.is_unpaid, s.is_silent and ${awaitsNews('s.unit_id')} as is_silent
  from unit_standing s join unit on unit.id = s.unit_id join quote on quote.id = unit.quote_id) u`;

export const hasStuckUnit = sql<boolean>`exists (select from unit_standing s
  where s.quote_id = quote.id and (s.is_late or s.is_held or (s.is_silent and ${awaitsNews('s.unit_id')})))`;

const queueConditions: Record<UnitQueue, RawBuilder<unknown>> = {
  under_way: sql`next_on is not null`,
  stuck: sql`(is_late or is_held or is_silent)`,
  late: sql`is_late`,
  held: sql`is_held`,
  silent: sql`is_silent`,
  to_load: sql`u.voyage_id is null and next_on is not null
    and (reached_stage is null or reached_stage in ('bought', 'warehouse'))`,
  delivered: sql`next_on is null`,
  all: sql`true`,
};

const listedColumns = sql`u.id, u.number, u.name, u.category, u.identifier, u.quote_id as "quoteId",
  u.customer_name as customer, u.reached_stage as stage,
  case when u.next_on is null then null else json_build_object('stage', u.next_stage, 'estimatedOn', u.next_on) end as next,
  u.is_late as late, u.is_silent as silent, u.is_held as held, ${holdColumn('u.id')} as hold, ${isoMoment('u.last_at')} as "lastNewsAt",
  (select json_build_object('id', v.id, 'ship', v.ship, 'number', v.number) from voyage v
    where v.id = u.voyage_id) as voyage`;

/** Orders by number as people count: U10 comes after U9. */
const numbered = sql`u.made_at, u.position, u.piece`;

/** Only administradores read the orders of deleted accounts. */
export const mayRead = ({ role }: Pick<CurrentUser, 'role'>) =>
  sql`(u.detached_at is null or ${mayOpenDetached(role)})`;

export async function listUnits(
  db: Database,
  agent: CurrentUser,
  { queue = 'under_way', stage, q, page }: z.output<typeof UnitQuery>,
): Promise<UnitList> {
  const words = containing(readCaseNumber(q ?? ''));
  const found = sql`${mayRead(agent)}
    and (${q ?? ''} = '' or plain(concat_ws(' ', u.number, u.identifier, u.name, u.customer_name)) like plain(${words})
      or folded(u.identifier) = folded(${q ?? ''}))`;
  const { size, offset } = rowsOf({ page });
  const ofStage = stage ? sql`u.reached_stage = ${stage}` : sql`true`;
  const [listed, counted] = await Promise.all([
    sql<ListedUnit & { total: number }>`
      select ${listedColumns}, count(*) over ()::int as total from ${standingUnits}
      where ${found} and ${ofStage} and ${queueConditions[queue]}
      order by u.next_on nulls last, u.last_at desc, ${numbered}
      limit ${size} offset ${offset}`.execute(db),
    countUnits(db, agent),
  ]);
  return {
    units: listed.rows.map(({ total: _, ...row }) => row),
    total: listed.rows[0]?.total ?? 0,
    counts: counted,
  };
}

export async function countUnits(
  db: Database,
  agent: Pick<CurrentUser, 'role'>,
): Promise<Record<UnitQueue, number>> {
  const counts = unitQueues.map(
    (each) => sql`count(*) filter (where ${queueConditions[each]})::int as ${sql.ref(each)}`,
  );
  const { rows } = await sql<Record<UnitQueue, number>>`
    select ${sql.join(counts)} from ${standingUnits} where ${mayRead(agent)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('counts of units always have a row');
  return row;
}

/**
 * Orders with units that need somebody, each once: ten units that wait for one ship are one thing to do.
 * Where an instalment is overdue, that is what there is to do.
 */
export const unitsToday: TodayQuery = (agent) => sql`
  select ${todayColumns({
    kind: sql`case when held then 'held' when late then 'late' when unpaid then 'unpaid' else 'silent' end`,
    id: 'stuck.quote_id',
    name: 'stuck.reference',
    about: sql`stuck.customer_name`,
    due: sql`coalesce(havana_midnight(stuck.due_on + 1), stuck.last_at)`,
    whose: 'quote.assigned_to',
    pieces: sql`stuck.pieces`,
  })} from (
    select u.quote_id, u.reference, u.customer_name, bool_or(is_held) as held, bool_or(is_late) as late,
      bool_or(is_unpaid) as unpaid, min(next_on) filter (where is_late or is_unpaid) as due_on, min(last_at) as last_at, count(*)::int as pieces
    from ${standingUnits} where ${mayRead(agent)} and (is_late or is_held or is_silent or is_unpaid
      and not exists (select from instalment_unpaid part where part.quote_id = u.quote_id and part.due_on < havana_day(now())))
    group by u.quote_id, u.reference, u.customer_name) stuck
  join quote on quote.id = stuck.quote_id`;

/** Units that are late, held or silent: each needs somebody. */
export async function countStuckUnits(
  db: Database,
  agent: Pick<CurrentUser, 'role'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${standingUnits}
    where ${mayRead(agent)} and ${queueConditions.stuck}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function unitsOfOrder(
  db: Database,
  agent: CurrentUser,
  quoteId: string,
): Promise<ListedUnit[]> {
  return readListed(db, sql`u.quote_id = ${quoteId} and ${mayRead(agent)}`, { by: numbered });
}

/** Reads the units that a condition on `u` picks, by default by when they are expected next. */
export async function readListed(
  db: Database,
  which: RawBuilder<unknown>,
  { by = sql`u.next_on nulls last, ${numbered}` } = {},
): Promise<ListedUnit[]> {
  const { rows } = await sql<ListedUnit>`select ${listedColumns} from ${standingUnits}
    where ${which} order by ${by} limit 1000`.execute(db);
  return rows;
}

export async function findUnit(
  db: Database,
  agent: Pick<CurrentUser, 'role'>,
  id: string,
): Promise<StaffUnit> {
  const { rows } = await sql<StaffUnit>`
    select ${listedColumns}, u.revision, u.product_id is null as typed, u.reference as "order", u.title_number as "titleNumber",
      u.title_state as "titleState", ${stagesColumn('u.id')} as stages,
      coalesce((select json_agg(json_build_object('id', p.id, 'stage', p.stage, 'sizes', p.sizes,
        'text', p.text, 'at', ${isoMoment('p.made_at')}) order by p.made_at desc, p.id)
        from unit_photo p where p.unit_id = u.id), '[]') as photos,
      (select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'stage', e.stage, 'onDay', e.on_day,
        'beforeDay', e.before_day, 'cause', e.cause, 'whoActs', e.who_acts,
        'by', ${personNameColumn('e.made_by')}, 'at', ${isoMoment('e.made_at')}) order by e.seq desc)
        from unit_entry e where e.unit_id = u.id) as history
    from ${standingUnits} where u.id = ${id} and ${mayRead(agent)}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError(shippingErrors.unitNotFound);
  return row;
}

export async function openUnit(db: Database, agent: CurrentUser, id: string): Promise<StaffUnit> {
  const unit = await findUnit(db, agent, id);
  const subject = { kind: 'unit', id, name: unit.number };
  await writeRead(db, agent, 'unit.read', subject);
  return unit;
}
