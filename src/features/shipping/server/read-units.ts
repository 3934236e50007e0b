import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { mayOpenDetached } from '#features/accounts/roles.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { nameOf } from '#features/accounts/server/agents.ts';
import { writeRead } from '#features/accounts/server/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { shippingErrors } from '../errors.ts';
import type { ListedUnit, StaffUnit, UnitList, UnitQuery } from '../staff-schema.ts';
import { silentAfterDays, stages } from '../stages.ts';
import { type UnitQueue, unitQueues, unitsOnPage } from '../units-list.ts';
import { holdColumn, stagesColumn } from './read-journey.ts';
import './tables.ts';

const order = sql`array_position(${[...stages]}::text[], s.stage)`;

/** All units on their way or handed over, each with where it stands: `u` in a query. */
const standing = () => sql`(
  select unit.*, quote.customer_name, quote.reference, quote.detached_at, s.reached_stage, s.next_stage,
    s.next_on, news.last_at, hold.unit_id is not null as is_held,
    s.next_on < ${dayInHavana(new Date())}::date as is_late,
    s.next_on is not null and news.last_at < now() - make_interval(days => ${silentAfterDays}::int) as is_silent
  from unit join quote on quote.id = unit.quote_id and quote.status <> 'rejected' and quote.cancelled_at is null
  cross join lateral (select
      (array_agg(stage order by ${order} desc) filter (where reached_on is not null))[1] as reached_stage,
      (array_agg(stage order by ${order}) filter (where reached_on is null))[1] as next_stage,
      (array_agg(estimated_on order by ${order}) filter (where reached_on is null))[1] as next_on
    from unit_stage s where s.unit_id = unit.id) s
  cross join lateral (select max(made_at) as last_at from unit_entry e where e.unit_id = unit.id) news
  left join unit_hold hold on hold.unit_id = unit.id
  where unit.retired_at is null) u`;

const queueConditions: Record<UnitQueue, RawBuilder<unknown>> = {
  under_way: sql`next_on is not null`,
  late: sql`is_late`,
  held: sql`is_held`,
  silent: sql`is_silent`,
  delivered: sql`next_on is null`,
};

const listedColumns = sql`u.id, u.number, u.name, u.category, u.identifier, u.quote_id as "quoteId",
  u.customer_name as customer, u.reached_stage as stage,
  case when u.next_on is null then null else json_build_object('stage', u.next_stage, 'estimatedOn', u.next_on) end as next,
  coalesce(u.is_late, false) as late, u.is_silent as silent, u.is_held as held, u.last_at as "lastNewsAt",
  (select json_build_object('id', v.id, 'ship', v.ship, 'number', v.number) from voyage v
    where v.id = u.voyage_id) as voyage`;

type ListedRow = Omit<ListedUnit, 'lastNewsAt'> & { lastNewsAt: Date };
const toListed = <T extends ListedRow>(row: T) => ({
  ...row,
  lastNewsAt: row.lastNewsAt.toISOString(),
});

/** What a deleted account left behind is administrador's alone. */
export const mayRead = ({ role }: Pick<CurrentUser, 'role'>) =>
  sql`(u.detached_at is null or ${mayOpenDetached(role)})`;

/** A page of the units that the filters pick: what is expected first comes first. */
export async function listUnits(
  db: Database,
  agent: CurrentUser,
  { queue = 'under_way', stage, q, page = 1 }: z.output<typeof UnitQuery>,
): Promise<UnitList> {
  const words = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const found = sql`${mayRead(agent)}
    and (${q ?? ''} = '' or plain(concat_ws(' ', u.number, u.identifier, u.name, u.customer_name)) like plain(${words}))`;
  const ofStage = stage ? sql`u.reached_stage = ${stage}` : sql`true`;
  const [listed, counted] = await Promise.all([
    sql<ListedRow & { total: number }>`
      select ${listedColumns}, count(*) over ()::int as total from ${standing()}
      where ${found} and ${ofStage} and ${queueConditions[queue]}
      order by u.next_on nulls last, u.last_at desc, u.number
      limit ${unitsOnPage} offset ${(page - 1) * unitsOnPage}`.execute(db),
    sql<Record<UnitQueue, number>>`
      select ${sql.join(unitQueues.map((each) => sql`count(*) filter (where ${queueConditions[each]})::int as ${sql.ref(each)}`))}
      from ${standing()} where ${mayRead(agent)}`.execute(db),
  ]);
  const counts = counted.rows[0] ?? { under_way: 0, late: 0, held: 0, silent: 0, delivered: 0 };
  return {
    units: listed.rows.map(({ total: _, ...row }) => toListed(row)),
    total: listed.rows[0]?.total ?? 0,
    counts,
  };
}

/** The units of an order, by their numbers. */
export async function unitsOfOrder(
  db: Database,
  agent: CurrentUser,
  quoteId: string,
): Promise<ListedUnit[]> {
  const numbered = sql`u.made_at, u.position, u.piece`;
  return readListed(db, sql`u.quote_id = ${quoteId} and ${mayRead(agent)}`, { by: numbered });
}

/** Those that a condition on `u` picks, by when they are expected next. */
export async function readListed(
  db: Database,
  which: RawBuilder<unknown>,
  { by = sql`u.next_on nulls last, u.number`, most = 1000 } = {},
): Promise<ListedUnit[]> {
  const { rows } = await sql<ListedRow>`select ${listedColumns} from ${standing()}
    where ${which} order by ${by} limit ${most}`.execute(db);
  return rows.map(toListed);
}

type UnitRow = ListedRow &
  Pick<
    StaffUnit,
    'revision' | 'order' | 'titleNumber' | 'titleState' | 'stages' | 'hold' | 'photos' | 'history'
  >;

/** Throws AppError: not found. */
export async function findUnit(
  db: Database,
  agent: Pick<CurrentUser, 'role'>,
  id: string,
): Promise<StaffUnit> {
  const { rows } = await sql<UnitRow>`
    select ${listedColumns}, u.revision, u.reference as "order", u.title_number as "titleNumber",
      u.title_state as "titleState", ${stagesColumn('u.id')} as stages, ${holdColumn('u.id')} as hold,
      coalesce((select json_agg(json_build_object('id', p.id, 'stage', p.stage, 'hash', p.hash,
        'width', p.width, 'height', p.height, 'text', p.text, 'at', p.made_at) order by p.made_at desc, p.id)
        from unit_photo p where p.unit_id = u.id), '[]') as photos,
      (select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'stage', e.stage, 'onDay', e.on_day,
        'beforeDay', e.before_day, 'cause', e.cause, 'whoActs', e.who_acts,
        'by', ${nameOf('e.made_by')}, 'at', e.made_at) order by e.seq desc)
        from unit_entry e where e.unit_id = u.id) as history
    from ${standing()} where u.id = ${id} and ${mayRead(agent)}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError(shippingErrors.unitNotFound);
  const at = (moment: string) => new Date(moment).toISOString();
  return {
    ...toListed(row),
    hold: row.hold && { ...row.hold, since: at(row.hold.since) },
    photos: row.photos.map((photo) => ({ ...photo, at: at(photo.at) })),
    history: row.history.map((entry) => ({ ...entry, at: at(entry.at) })),
  };
}

/** The same for an agent who opens it; the audit log records that. */
export async function openUnit(db: Database, agent: CurrentUser, id: string): Promise<StaffUnit> {
  const unit = await findUnit(db, agent, id);
  const subject = { kind: 'unit', id, name: unit.number };
  await writeRead(db, { actor: agent, action: 'unit.read', subject });
  return unit;
}
