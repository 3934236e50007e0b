import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { refundDays } from '#features/ledger/entries/owed-back.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { staffNameColumn } from '#features/people/accounts/server/agents.ts';
import { type TodayQuery, todayColumns } from '#features/requests/cases/server/today.ts';
import { mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { rowsOf } from '#platform/http/list-pages.ts';
import type { WaitingMoney, WaitingMoneyQuery } from '../waiting-money.ts';
import { type WaitingQueue, waitingQueues } from '../waiting-queues.ts';

/** As a table: where money is that somebody has to do something with, and since when. */
const tables: Record<WaitingQueue, RawBuilder<unknown>> = {
  cash: sql`(
    select 'cash' as kind, e.quote_id, e.amount_cents as cents, e.recorded_at as since, e.recorded_by as by
      from ledger_entry e where e.kind = 'payment' and e.method = 'cash'
        and not exists (select from ledger_entry part where part.of_entry = e.id)
    union all select 'given', quote_id, amount_cents, given_at, given_by from cash_refund where outcome is null)`,
  credit: sql`(
    select 'credit' as kind, b.quote_id, b.cents - coalesce(a.total_cents, 0) as cents,
      greatest(
        (select max(recorded_at) from ledger_entry e where e.quote_id = b.quote_id),
        (select event.at from quote_ending join event on event.id = event_id
          where quote_ending.quote_id = b.quote_id)) as since, null::uuid as by
    from order_balance b left join order_agreed a on a.quote_id = b.quote_id
    where b.cents > coalesce(a.total_cents, 0))`,
};

const all = sql`(select * from ${tables.cash} cash union all select * from ${tables.credit} credit)`;

const found = (queue: WaitingQueue | undefined, agent: Pick<CurrentUser, 'role'>) =>
  sql`${queue ? tables[queue] : all} waiting join quote on quote.id = waiting.quote_id and ${mayOpenQuote(agent)}`;

/** The longest waiting first; only of quotations that the agent may open. */
export async function listWaitingMoney(
  db: Database,
  agent: Pick<CurrentUser, 'role'>,
  { queue, page }: z.output<typeof WaitingMoneyQuery>,
): Promise<WaitingMoney> {
  const { size, offset } = rowsOf({ page });
  const [{ rows }, counts] = await Promise.all([
    sql<WaitingMoney['rows'][number]>`
      select waiting.kind, quote.id as "quoteId", quote.reference as "order",
        quote.customer_name as customer, waiting.cents::float8 as cents,
        ${isoMoment('waiting.since')} as since, ${staffNameColumn('waiting.by')} as by
      from ${found(queue, agent)} order by waiting.since, quote.seq
      limit ${size} offset ${offset}`.execute(db),
    countWaitingMoney(db, agent),
  ]);
  return { rows, counts };
}

export async function countWaitingMoney(
  db: Database,
  agent: Pick<CurrentUser, 'role'>,
): Promise<Record<WaitingQueue, number>> {
  const counts = waitingQueues.map(
    (queue) => sql`(select count(*)::int from ${found(queue, agent)}) as ${sql.ref(queue)}`,
  );
  const { rows } = await sql<Record<WaitingQueue, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? { cash: 0, credit: 0 };
}

const asToday = (due: RawBuilder<unknown>, whose: string | null) =>
  todayColumns({
    kind: sql`waiting.kind`,
    id: 'quote.id',
    name: 'quote.reference',
    about: sql`quote.customer_name`,
    due,
    whose,
    cents: 'waiting.cents',
  });

/** Cash is for a second person within a day; what is owed back is for whoever has the order, by its day. */
export const moneyToday: TodayQuery = (agent) => sql`
  select ${asToday(sql`waiting.since + interval '1 day'`, null)} from ${found('cash', agent)}
  where not same_human(waiting.by, ${agent.id})
  union all select ${asToday(sql`waiting.since + make_interval(days => ${refundDays})`, 'quote.assigned_to')}
  from ${found('credit', agent)}`;
