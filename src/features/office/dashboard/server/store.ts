import { type RawBuilder, sql } from 'kysely';
import { countUnsent } from '#features/office/mails/server/store.ts';
import { countStages, type StageCount } from '#features/orders/order/server/order-stages.ts';
import { orderStages } from '#features/orders/progress/order-stages.ts';
import { countWaitingMoney } from '#features/payments/collecting/server/list-waiting-money.ts';
import { verificationType } from '#features/payments/verifications/statuses.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { readNewRoles } from '#features/people/accounts/server/read-new-roles.ts';
import type { CaseType } from '#features/requests/cases/case-type.ts';
import { countDue, mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { countUnits } from '#features/shipping/units/server/read-units.ts';
import { categories } from '#features/shop/catalogue/categories.ts';
import type { Database } from '#platform/database/database.ts';
import { toWire } from '#platform/money.ts';
import { dayInHavana } from '#platform/time/days.ts';
import type { Dashboard, QueueCounts } from '../schema.ts';

const weeksShown = 12;
const answersOfDays = 30;

type Past = Pick<Dashboard, 'byCategory' | 'weeks'> & {
  quotes: FirstAnswer;
  verifications: FirstAnswer;
};
type FirstAnswer = QueueCounts['firstAnswer'];

/** What leads to no list, and takes every record of weeks or years to say: it may be minutes old. */
export async function readPast(db: Database, agent: CurrentUser, now: Date): Promise<Past> {
  const [quotes, verifications, byCategory, weeks] = await Promise.all([
    readFirstAnswer(db, quoteType, agent, now),
    readFirstAnswer(db, verificationType, agent, now),
    countCategories(db, agent),
    countWeeks(db, agent, now),
  ]);
  return { quotes, verifications, byCategory, weeks };
}

export async function readDashboard(
  db: Database,
  agent: CurrentUser,
  now: Date,
  past: Promise<Past> = readPast(db, agent, now),
): Promise<Dashboard> {
  const day = dayInHavana(now);
  const [quotes, verifications, stages, byProvince, failedMails, units, waitingMoney, newRoles] =
    await Promise.all([
      countDue(db, quoteType, agent, day),
      countDue(db, verificationType, agent, day),
      countStages(db, agent, now),
      countProvinces(db, agent),
      countUnsent(db, 'failed'),
      countUnits(db, agent),
      countWaitingMoney(db, agent),
      agent.role === 'administrador' ? readNewRoles(db) : [],
    ]);
  const { byCategory, weeks, ...answers } = await past;
  return {
    at: now.toISOString(),
    quotes: { ...quotes, firstAnswer: answers.quotes },
    verifications: { ...verifications, firstAnswer: answers.verifications },
    failedMails,
    waitingMoney,
    newRoles,
    units: { underWay: units.under_way, late: units.late, held: units.held, silent: units.silent },
    ...byStage(stages),
    byProvince,
    byCategory,
    weeks,
  };
}

async function readFirstAnswer(
  db: Database,
  of: CaseType,
  agent: CurrentUser,
  now: Date,
): Promise<FirstAnswer> {
  const { rows } = await sql<{ answered: number; minutes: number[] | null }>`
    select count(*)::int as answered,
      percentile_cont(array[0.5, 0.9]) within group (
        order by extract(epoch from first_response_at - created_at)::float8 / 60) as minutes
    from ${sql.table(of.name)} where ${mayOpen(of, agent)}
      and first_response_at > ${now}::timestamptz - interval '1 day' * ${answersOfDays}`.execute(
    db,
  );
  const [{ answered, minutes } = { answered: 0, minutes: null }] = rows;
  const [median = null, p90 = null] = minutes ?? [];
  return { answered, median, p90 };
}

function byStage(counts: StageCount[]): Pick<Dashboard, 'byStage' | 'pipeline'> {
  const of = (stage: StageCount['stage']) => counts.find((each) => each.stage === stage);
  const unread = of(null)?.quotes ?? 0;
  const before = counts.filter(({ cents }) => cents !== null);
  return {
    byStage: [
      ...orderStages.map((stage) => ({ stage, quotes: of(stage)?.quotes ?? 0 })),
      ...(unread > 0 ? [{ stage: null, quotes: unread }] : []),
    ],
    pipeline: {
      quotes: before.reduce((sum, { quotes }) => sum + quotes, 0),
      total: toWire(before.reduce((sum, { cents }) => sum + BigInt(cents ?? 0), 0n)),
    },
  };
}

async function countProvinces(db: Database, agent: CurrentUser): Promise<Dashboard['byProvince']> {
  const { rows } = await sql<Dashboard['byProvince'][number]>`
    select province, count(*)::int as quotes from quote where ${mayOpen(quoteType, agent)}
    group by province order by quotes desc, province`.execute(db);
  return rows;
}

async function countCategories(db: Database, agent: CurrentUser): Promise<Dashboard['byCategory']> {
  const { rows } = await sql<{ category: string | null; quotes: number }>`
    select category, count(*)::int as quotes from (
      select distinct l.quote_id, p.category
      from quote_line l left join product p on p.id = l.product_id
      where l.quote_id not in (select id from quote where not (${mayOpen(quoteType, agent)}))
    ) asked group by category`.execute(db);
  const count = (slug: string | null) =>
    rows.find(({ category }) => category === slug)?.quotes ?? 0;
  const deletedProducts = count(null);
  return [
    ...categories.map(({ slug }) => ({ category: slug, quotes: count(slug) })),
    ...(deletedProducts > 0 ? [{ category: null, quotes: deletedProducts }] : []),
  ];
}

async function countWeeks(
  db: Database,
  agent: CurrentUser,
  now: Date,
): Promise<Dashboard['weeks']> {
  // One more day: a week in autumn has an extra hour.
  const reach = 7 * weeksShown + 1;
  const monday = (moment: RawBuilder<unknown>) =>
    sql`date_trunc('week', havana_day(${moment})::timestamp)::date`;
  const weeklyCounts = (of: CaseType, columns: RawBuilder<unknown>) => sql`
    select ${monday(sql`created_at`)} as monday, ${columns} from ${sql.table(of.name)}
    where ${mayOpen(of, agent)} and created_at > ${now}::timestamptz - interval '1 day' * ${reach} group by 1`;
  const { rows } = await sql<Dashboard['weeks'][number]>`
    with made as (
      ${weeklyCounts(quoteType, sql`count(*) as quotes, 0 as verifications`)}
      union all ${weeklyCounts(verificationType, sql`0, count(*)`)}
    )
    select to_char(week, 'YYYY-MM-DD') as from, coalesce(sum(quotes), 0)::int as quotes,
      coalesce(sum(verifications), 0)::int as verifications
    from (
      select ${monday(sql`${now}::timestamptz`)} - 7 * back as week
      from generate_series(0, ${weeksShown - 1}::int) back
    ) weeks left join made on monday = week
    group by week order by week`.execute(db);
  return rows;
}
