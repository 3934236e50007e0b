import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeAreas } from '#app/server/composition-root.ts';
import { balanceOf } from '#features/ledger/entries/balance.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import {
  agreed,
  type Book,
  type BookEntry,
  balance,
  bookLineCents,
  entriesOf,
  isHonest,
  type Op,
  ofOrder,
  operation,
  orders,
  writtenTogether,
} from '#features/ledger/entries/server/testing/honest-book.ts';
import { acceptedOrders, type Order } from '#features/ledger/entries/server/testing/orders.ts';
import { readReports } from '#features/office/reports/server/read-reports.ts';
import { newStaff } from '#features/people/accounts/server/testing/staff.ts';
import { rejectQuote } from '#features/requests/quotes/server/testing/reject-quote.ts';
import type { Database, OpenDatabase, Tx } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { foldCode } from '#platform/text/fold-code.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { readMoney } from './read-money.ts';

// Random histories of the ledger: whatever is tried, in any order, the database accepts only
// entries that add up, and the result equals a simple model of an honest book.

/** How many histories: few by default, more with `HISTORIES=500`. */
const runs = Number(process.env.HISTORIES ?? 8);
let staff: string[];
const today = dayInHavana(new Date());
const days = ['2015-01-01', '2016-02-29', '2024-12-31', '2025-11-01', daysLater(today, -1), today];

let database: OpenDatabase;
beforeAll(async () => {
  composeAreas();
  database = await openTestDatabase();
  const { db } = database;
  staff = [await newStaff(db), await newStaff(db), await newStaff(db)];
});
afterAll(() => database.close());

test('no history of tries lets money appear or vanish, and a replay stands the same', async () => {
  const { db } = database;
  const histories = fc.array(operation, { minLength: 15, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(histories, async (ops) => {
      const book = await play(db, ops);
      await addsUp(db, book);
      // The same entries in other orders, to show that neither time nor place matters.
      const again = await acceptedOrders(db, 2, 1);
      for (const at of book.rejected) await reject(db, again[at]);
      await replay(db, again, book);
      for (const at of orders) {
        const stands = await figures(db, again[at]);
        expect(stands).toEqual(await figures(db, book.orders[at]));
      }
      await sql`delete from quote`.execute(db);
    }),
    { numRuns: runs },
  );
}, 600_000);

async function play(db: Database, ops: readonly Op[]): Promise<Book> {
  const book: Book = { orders: await acceptedOrders(db, 2, 1), entries: [], rejected: new Set() };
  for (const op of ops) {
    if (op.op === 'reject') {
      await reject(db, book.orders[op.order]);
      book.rejected.add(op.order);
    } else {
      const wanted = entriesOf(op, book.entries);
      if (wanted.length === 0) continue;
      const ids = await write(db, book.orders, wanted);
      expect({ op, taken: ids !== undefined }).toEqual({ op, taken: isHonest(book, wanted) });
      if (ids) book.entries.push(...wanted.map((each, at) => ({ ...each, id: ids[at] ?? '' })));
    }
    for (const at of orders) await check(db, book, at);
  }
  return book;
}

/** After the end of a quotation all its money is the customer's, and nothing is owed. */
async function reject(db: Database, of: Order | undefined): Promise<void> {
  if (of) await rejectQuote(db, of.id);
}

async function check(db: Database, book: Book, at: number) {
  const of = book.orders[at];
  const held = balance(ofOrder(book.entries, at));
  const money = await readMoney(db, of?.id ?? '', new Date(`${today}T12:00:00Z`));
  expect(money?.paidCents).toBe(held);
  // Each way in which the database says it.
  const { rows } = await sql<{ balance: number; effect: number; hand: number; lacks: number[] }>`
    select ledger_balance(id)::float8 as balance, ledger_in_hand(id)::float8 as hand,
      (select coalesce(sum(cents), 0)::float8 from order_balance where quote_id = id) as effect,
      (select coalesce(array_agg(lacks_cents order by position), '{}')::float8[]
        from instalment_unpaid where quote_id = id) as lacks
    from quote where id = ${of?.id}`.execute(db);
  expect(rows[0]).toEqual({
    balance: held,
    effect: held,
    hand: held + (money?.waitingCents ?? 0),
    lacks: money?.instalments.flatMap(({ lacksCents }) => lacksCents || []),
  });
  const { paidCents = 0, dueCents = 0, creditCents = 0 } = money ?? {};
  const owed = book.rejected.has(at) ? 0 : agreed;
  expect(owed + creditCents).toBe(paidCents + dueCents);
}

/** The totals of all orders equal the ledger, in each report and in all together. */
async function addsUp(db: Database, { orders: made, entries }: Book): Promise<void> {
  const { totals, ...reports } = await readReports(db, undefined, new Date(`${today}T17:00:00Z`));
  const held = orders.reduce((sum, at) => sum + balance(ofOrder(entries, at)), 0);
  expect(totals.heldCents).toBe(held);
  expect(totals.agreedCents + totals.creditCents).toBe(totals.heldCents + totals.dueCents);
  for (const rows of [reports.months, reports.methods, reports.agents]) {
    expect(rows.reduce((sum, { inCents, outCents }) => sum + inCents - outCents, 0)).toBe(held);
  }
  const lacking = [...reports.weeks, ...reports.undated, ...reports.aged];
  expect(lacking.reduce((sum, each) => sum + each.cents, 0)).toBe(totals.dueCents);
  const stands = await Promise.all(made.map(({ id }) => readMoney(db, id)));
  const sum = (key: 'dueCents' | 'creditCents' | 'waitingCents') =>
    stands.reduce((all, money) => all + (money?.[key] ?? 0), 0);
  expect(totals).toMatchObject({
    dueCents: sum('dueCents'),
    creditCents: sum('creditCents'),
    waitingCents: sum('waitingCents'),
  });
}

async function figures(db: Database, of: Order | undefined): Promise<Partial<Money>> {
  const money = await readMoney(db, of?.id ?? '');
  const { moves: _, claims: __, ...rest } = money ?? ({} as Money);
  return rest;
}

async function replay(
  db: Database,
  again: readonly Order[],
  { entries, rejected }: Book,
): Promise<void> {
  const ids = new Map<string, string>();
  for (const group of writtenTogether(entries)) {
    const renamed = group.map((entry) => ({
      ...entry,
      ofEntry: entry.ofEntry && (ids.get(entry.ofEntry) ?? null),
      // With other claims and another move, because the first ones are used.
      claim: null,
      move: entry.move && `${entry.move.slice(0, -12)}${'f'.repeat(12)}`,
    }));
    const written = await write(db, again, renamed, 'again');
    expect(written).toBeDefined();
    for (const [at, { id }] of group.entries()) ids.set(id, written?.[at] ?? '');
  }
  const facts = ofOrder(entries, 0);
  const over = rejected.has(0);
  const stands = balanceOf({ totalCents: agreed, plan: [], over, lapsed: false }, facts, today);
  expect(stands.paidCents).toBe(balance(facts));
}

/** The ids that they have then; undefined: the ledger refused them. */
async function write(
  db: Database,
  of: readonly Order[],
  entries: readonly BookEntry[],
  account = 'first',
): Promise<string[] | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      const ids: string[] = [];
      for (const entry of entries) ids.push(await writeOne(tx, of, entry, account));
      return ids;
    });
  } catch (error) {
    // Any other error is a fault of this test.
    if (
      error instanceof Error &&
      'constraint' in error &&
      /^(ledger|bank_line)_/.test(String(error.constraint))
    )
      return undefined;
    throw error;
  }
}

async function writeOne(
  tx: Tx,
  all: readonly Order[],
  entry: BookEntry,
  account: string,
): Promise<string> {
  const { kind, cents: amount, method, ofEntry, reference, claim, line, move, by: who } = entry;
  const of = all[entry.order];
  const banked = reference === null ? null : of?.instruction;
  const moved =
    method && line === null ? days[amount % days.length] : method || move ? today : null;
  const reason = kind === 'payment' || kind === 'count' ? null : 'x';
  const key = reference === null ? null : foldCode(`${account} ${of?.round} ${reference}`);
  const claimed = claim === null ? null : of?.claims[claim];
  const lineId = line === null ? null : await lineOf(tx, of, { line, account });
  const { rows } = await sql<{ id: string }>`
    insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, instruction_id, account_key,
      bank_reference, reference_key, paid_to, reason, of_entry, move_id, verification_id, bank_line_id,
      recorded_by)
    values (${of?.id}, ${kind}, ${amount}, ${method}, ${moved}, ${banked}, ${banked && account},
      ${key}, ${key}, ${kind === 'refund' ? 'Ana' : null}, ${reason}, ${ofEntry}, ${move}, ${claimed},
      ${lineId}, ${staff[who]})
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** The line of this round's statement, which comes in once. */
async function lineOf(
  db: Database,
  of: Order | undefined,
  { line, account }: { line: number; account: string },
): Promise<string> {
  const description = `${of?.round} ${line}`;
  await sql`
    insert into bank_statement_line (account_key, moved_on, amount_cents, description, imported_by)
    values (${account}, ${today}, ${bookLineCents}, ${description}, ${staff[0]})
    on conflict on constraint bank_line_once do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from bank_statement_line where account_key = ${account} and description = ${description}`.execute(
    db,
  );
  return rows[0]?.id ?? '';
}
