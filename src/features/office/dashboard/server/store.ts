import { type RawBuilder, sql } from 'kysely';
import { countUnsent } from '#features/office/mails/server/store.ts';
import { countStages, type StageCount } from '#features/orders/order/server/order-stages.ts';
import { orderStages } from '#features/orders/progress/order-stages.ts';
import { countWaitingMoney } from '#features/payments/collecting/server/list-waiting-money.ts';
import { verificationType } from '#features/payments/verifications/statuses.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { readNewRoles } from '#features/people/accounts/server/read-new-roles.ts';
import type { CaseType } from '#features/requests/cases/case-type.ts';
import {
  countQueue,
  madeSince,
  mayOpen,
} from '#features/requests/cases/server/queue/queue-list.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { countUnits } from '#features/shipping/units/server/read-units.ts';
import { categories } from '#features/shop/catalogue/categories.ts';
import type { Database } from '#platform/database/database.ts';
import { toWire } from '#platform/money.ts';
import { dayInHavana } from '#platform/time/days.ts';
import type { Dashboard, QueueCounts } from '../schema.ts';

const weeksShown = 12;
const answersOfDays = 30;

export async function readDashboard(
  db: Database,
  agent: CurrentUser,
  now: Date,
): Promise<Dashboard> {
  const [ofQuotes, ofVerifications, quoteTimes, verificationTimes, ...rest] = await Promise.all([
    countQueue(db, quoteType, agent),
    countQueue(db, verificationType, agent),
    readTimes(db, quoteType, agent, now),
    readTimes(db, verificationType, agent, now),
    countStages(db, agent, now),
    countProvinces(db, agent),
    countCategories(db, agent),
    countWeeks(db, agent, now),
    countUnsent(db, 'failed'),
    countUnits(db, agent),
    countWaitingMoney(db, agent),
    agent.role === 'administrador' ? readNewRoles(db) : [],
  ]);
  const [stages, byProvince, byCategory, weeks, failedMails, units, waitingMoney, newRoles] = rest;
  const counts = ({ waiting, overdue, unassigned }: typeof ofQuotes.queues, times: Times) => ({
    waiting,
    overdue,
    unassigned,
    ...times,
  });
  return {
    at: now.toISOString(),
    quotes: counts(ofQuotes.queues, quoteTimes),
    verifications: counts(ofVerifications.queues, verificationTimes),
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

type Times = Pick<QueueCounts, 'newToday' | 'firstAnswer'>;

async function readTimes(
  db: Database,
  of: CaseType,
  agent: CurrentUser,
  now: Date,
): Promise<Times> {
  const recent = sql`first_response_at > ${now}::timestamptz - interval '1 day' * ${answersOfDays}`;
  const today = madeSince(of, sql`${dayInHavana(now)}::date`);
  const { rows } = await sql<TimesRow>`
    select count(*) filter (where ${today})::int as "newToday",
      count(*) filter (where ${recent})::int as answered,
      percentile_cont(array[0.5, 0.9]) within group (
        order by extract(epoch from first_response_at - created_at)::float8 / 60
      ) filter (where ${recent}) as minutes
    from ${sql.table(of.name)} where ${mayOpen(of, agent)}`.execute(db);
  const [{ newToday, answered, minutes } = { newToday: 0, answered: 0, minutes: null }] = rows;
  const [median = null, p90 = null] = minutes ?? [];
  return { newToday, firstAnswer: { answered, median, p90 } };
}

interface TimesRow {
  newToday: number;
  answered: number;
  minutes: number[] | null;
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
