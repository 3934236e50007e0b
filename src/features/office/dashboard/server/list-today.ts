import { sql } from 'kysely';
import { mailsToday } from '#features/office/mails/server/mails-today.ts';
import { ordersToday } from '#features/orders/order/server/orders-today.ts';
import { moneyToday } from '#features/payments/collecting/server/list-waiting-money.ts';
import { linesToday } from '#features/payments/matching/server/lines-today.ts';
import { verificationsToday } from '#features/payments/verifications/server/staff/verifications-today.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import type { TodayQuery } from '#features/requests/cases/server/today.ts';
import type { TodayScope } from '#features/requests/cases/today.ts';
import { actsToday } from '#features/shipping/handover/server/list-handovers.ts';
import { unitsToday } from '#features/shipping/units/server/read-units.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import type { Today, TodayItem } from '../schema.ts';

const subjects: readonly TodayQuery[] = [
  ordersToday,
  verificationsToday,
  moneyToday,
  unitsToday,
  actsToday,
  linesToday,
  mailsToday,
];
const most = 100;

export async function listToday(
  db: Database,
  agent: CurrentUser,
  scope: TodayScope,
  now: Date,
): Promise<Today> {
  const all = sql.join(
    subjects.map((query) => query(agent, now)),
    sql` union all `,
  );
  const whose = {
    mine: sql`whose = ${agent.id}`,
    nobody: sql`whose is null`,
    all: sql`true`,
  }[scope];
  const { rows } = await sql<TodayItem & { total: number }>`
    select kind, id, name, about, ${isoMoment('due')} as due, cents::float8 as cents, pieces, total,
      case when whose is not null then
        json_build_object('id', whose, 'name', coalesce(${personNameColumn('waiting.whose')}, '')) end as "assignedTo"
    from (select *, count(*) over ()::int as total from (${all}) waits where ${whose}
      order by waits.due, name, id limit ${most}) waiting
    order by waiting.due, name, id`.execute(db);
  return {
    at: now.toISOString(),
    items: rows.map(({ total: _, ...item }) => item),
    total: rows[0]?.total ?? 0,
  };
}
