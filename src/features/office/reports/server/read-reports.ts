import { sql } from 'kysely';
import type { DueEvent } from '#features/ledger/entries/due.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import type { Database } from '#platform/database/database.ts';
import { dayInHavana } from '#platform/time/days.ts';
import {
  type Age,
  ages,
  type Collected,
  type CollectedWay,
  collectedWays,
  type Reports,
} from '../schema.ts';
import { collectedSum, type DueTotal, dueTotalSum } from '../sums.ts';

const monthsShown = 12;
const weeksShown = 12;

export async function readReports(
  db: Database,
  month: string | undefined,
  now: Date,
): Promise<Reports> {
  const today = dayInHavana(now);
  const [rows, totals, lacking, impossible] = await Promise.all([
    readCollected(db),
    readTotals(db),
    readLacking(db, today),
    readImpossible(db),
  ]);
  const shownRows = month ? rows.filter((row) => row.month === month) : rows;
  return {
    at: now.toISOString(),
    totals,
    impossible,
    months: byMonth(rows, today),
    month: month ?? null,
    methods: collectedWays
      .map((method) => ({
        method,
        ...collectedSum(shownRows.filter((row) => row.method === method)),
      }))
      .filter(hasMovements),
    agents: byAgent(shownRows),
    ...lacking,
  };
}

export interface CollectedRow extends Collected {
  month: string;
  method: CollectedWay;
  agent: string;
  name: string | null;
}

export async function readCollected(db: Database): Promise<CollectedRow[]> {
  // A month stays a number: formatting each day as text would cost more than all the rest.
  const { rows } = await sql<Omit<CollectedRow, 'month'> & { months: number }>`
    select months::int, method, agent, ${personNameColumn('agent')} as name,
      payments::int, "inCents"::float8, "outCents"::float8
    from (
      select extract(year from moved_on) * 12 + extract(month from moved_on) - 1 as months, method,
        recorded_by as agent, sum(payments) as payments, sum(in_cents) as "inCents",
        sum(out_cents) as "outCents"
      from (
        select moved_on, method, recorded_by, count(*) filter (where kind = 'payment') as payments,
          coalesce(sum(amount_cents) filter (where kind = 'payment'), 0) as in_cents,
          coalesce(sum(amount_cents) filter (where kind = 'refund'), 0) as out_cents
        from ledger_entry e where kind in ('payment', 'refund')
          and not exists (select from ledger_entry r where r.of_entry = e.id and r.kind = 'reversal')
          and (kind = 'refund' or method <> 'cash' or exists (
            select from ledger_entry c where c.of_entry = e.id and c.kind = 'count'))
        group by 1, 2, 3
        union all
        -- Else what is held of an order would be more than ever came in for it.
        select moved_on, 'erased', recorded_by, 0, case kind when 'credit_in' then amount_cents else 0 end,
          case kind when 'credit_out' then amount_cents else 0 end
        from ledger_entry e where move_id is not null and ledger_stands(id)
          and not exists (select from ledger_entry other
            where other.move_id = e.move_id and other.id <> e.id)) days
      group by 1, 2, 3) found
    order by months desc, method, "inCents" desc`.execute(db);
  return rows.map(({ months, ...row }) => ({ month: monthOf(months), ...row }));
}

const monthOf = (months: number): string =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;

const monthsIn = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

function byAgent(rows: readonly CollectedRow[]): Reports['agents'] {
  const idOf = ({ agent, name }: CollectedRow) => (name === null ? null : agent);
  return [...new Set(rows.map(idOf))]
    .map((id) => {
      const agentRows = rows.filter((row) => idOf(row) === id);
      return { id, name: agentRows[0]?.name ?? null, ...collectedSum(agentRows) };
    })
    .toSorted((one, other) => other.inCents - one.inCents);
}

const hasMovements = ({ inCents, outCents }: Collected): boolean => inCents > 0 || outCents > 0;

function byMonth(rows: readonly CollectedRow[], today: string): Reports['months'] {
  const running = monthsIn(today);
  const months = Array.from({ length: monthsShown }, (_, back) => monthOf(running - back));
  const other = collectedSum(rows.filter((row) => !months.includes(row.month)));
  return [
    ...months.map((month) => ({
      month,
      ...collectedSum(rows.filter((row) => row.month === month)),
    })),
    ...(hasMovements(other) ? [{ month: null, ...other }] : []),
  ];
}

async function readTotals(db: Database): Promise<Reports['totals']> {
  const { rows } = await sql<Reports['totals']>`
    select coalesce(sum(held), 0)::float8 as "heldCents", coalesce(sum(owed), 0)::float8 as "agreedCents",
      coalesce(sum(greatest(0, owed - held)), 0)::float8 as "dueCents",
      coalesce(sum(greatest(0, held - owed)), 0)::float8 as "creditCents",
      (select coalesce(sum(amount_cents), 0)::float8 from ledger_entry e
        where kind = 'payment' and method = 'cash'
          and not exists (select from ledger_entry part where part.of_entry = e.id)) as "waitingCents"
    from (
      select coalesce(total_cents, 0) as owed, coalesce(cents, 0) as held
      from order_agreed full join order_balance using (quote_id)) orders`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('sums without a row');
  return totals;
}

async function readImpossible(db: Database): Promise<Reports['impossible']> {
  const { rows } = await sql<Reports['impossible'][number]>`
    select e.id, quote_id as "quoteId", quote.reference as "order", moved_on::text as "movedOn",
      amount_cents::float8 as cents
    from ledger_entry e join quote on quote.id = e.quote_id
    where kind in ('payment', 'refund') and not day_possible(moved_on, recorded_at) and ledger_stands(e.id)
    order by moved_on, e.seq`.execute(db);
  return rows;
}

interface DueRow extends DueTotal {
  age: Age | null;
  week: string | null;
  due: DueEvent | null;
}

async function readLacking(
  db: Database,
  today: string,
): Promise<Pick<Reports, 'weeks' | 'undated' | 'aged'>> {
  const { rows } = await sql<DueRow>`
    select ${ageOf} as age,
      case when days_overdue <= 0 then to_char(date_trunc('week', due_on::timestamp), 'YYYY-MM-DD') end as week,
      case when days_overdue is null then due end as due,
      count(*)::int as instalments, sum(lacks_cents)::float8 as cents
    from (select due, due_on, lacks_cents, ${today}::date - due_on as days_overdue from instalment_unpaid) lacking
    group by 1, 2, 3 order by week, due`.execute(db);
  const weeks = rows.flatMap(({ week, instalments, cents }) =>
    week ? [{ from: week, instalments, cents }] : [],
  );
  const later = rows.filter(({ week }) => week && week > (weeks[weeksShown - 1]?.from ?? week));
  return {
    weeks: [
      ...weeks.slice(0, weeksShown),
      ...(later.length > 0 ? [{ from: null, ...dueTotalSum(later) }] : []),
    ],
    undated: rows.flatMap(({ due, instalments, cents }) =>
      due ? [{ due, instalments, cents }] : [],
    ),
    aged: ages.map((age) => ({ age, ...dueTotalSum(rows.filter((row) => row.age === age)) })),
  };
}

/** For a select with `days_overdue`, the days since it was due. */
export const ageOf = sql`case when days_overdue > 90 then 'older' when days_overdue > 60 then 'd90'
  when days_overdue > 30 then 'd60' when days_overdue > 0 then 'd30' end`;
