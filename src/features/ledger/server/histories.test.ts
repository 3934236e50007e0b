import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReports } from '#features/reports/server/read-reports.ts';
import type { Database, OpenDatabase, Tx } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import type { Money } from '../schema.ts';
import { type LedgerFact, movesOf, standingOf } from '../standing.ts';
import { acceptedOrders, type Order } from './orders-testing.ts';
import { readMoney } from './read-money.ts';

// Random histories of the ledger: whatever is tried, in whatever order, the database lets in only what
// adds up, and what stands is what a simple model of an honest book says.

/** How many histories: few each time, `HISTORIES=500` on purpose. */
const runs = Number(process.env.HISTORIES ?? 8);
const staff = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const today = '2026-11-22';
/** What each order costs. */
const agreed = 2000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Op =
  | {
      op: 'pay';
      order: number;
      cents: number;
      reference: number;
      by: number;
      claim: number | null;
      /** Of a statement. */
      line: number | null;
    }
  | { op: 'cash'; order: number; cents: number; by: number }
  | { op: 'count' | 'reverse'; at: number; by: number; order: number; off: boolean }
  | { op: 'refund'; order: number; cents: number; by: number }
  | { op: 'credit'; order: number; to: number; cents: number; by: number; whole: boolean }
  | { op: 'creditBack'; at: number; by: number }
  | { op: 'reject'; order: number };

/** Two orders of one customer, and one of somebody else. */
const orders = [0, 1, 2];
const isStranger = (at: number) => at === 2;
const order = fc.nat({ max: 2 });
const by = fc.nat({ max: 2 });
const cents = fc.integer({ min: 1, max: 1500 });
const operation: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('pay' as const),
      order,
      // Also more than the order costs: only what is in their favour moves.
      cents: fc.integer({ min: 1, max: 4000 }),
      by,
      reference: fc.nat({ max: 5 }),
      claim: fc.option(fc.nat({ max: 1 })),
      line: fc.option(fc.nat({ max: 1 })),
    }),
  },
  fc.record({ op: fc.constant('cash' as const), order, cents, by }),
  fc.record({
    op: fc.constantFrom('count' as const, 'reverse' as const),
    at: fc.nat({ max: 20 }),
    by,
    order,
    off: fc.boolean(),
  }),
  fc.record({ op: fc.constant('refund' as const), order, cents, by }),
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('credit' as const),
      order,
      to: order,
      cents: fc.integer({ min: 1, max: 400 }),
      by,
      whole: fc.nat({ max: 3 }).map((at) => at > 0),
    }),
  },
  fc.record({ op: fc.constant('creditBack' as const), at: fc.nat({ max: 20 }), by }),
  fc.record({ op: fc.constant('reject' as const), order }),
);

/** What an honest book would hold: an entry and who wrote it, in which order. */
interface Entry extends LedgerFact {
  order: number;
  by: number;
  reference: number | null;
  claim: number | null;
  line: number | null;
  /** What both sides of a move of credit have. */
  move: string | null;
}

interface Book {
  orders: Order[];
  entries: Entry[];
  rejected: Set<number>;
}

/** What came in by each line of a statement. */
const lineCents = 1200;

test('no history of tries lets money appear or vanish, and a replay stands the same', async () => {
  const { db } = database;
  const histories = fc.array(operation, { minLength: 15, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(histories, async (ops) => {
      const book = await play(db, ops);
      await addsUp(db, book);
      // The same entries once more, in other orders: nothing depends on when or where it was written.
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

/** Of a quotation that ends all that came in is its customer's, and nothing is owed. */
async function reject(db: Database, of: Order | undefined): Promise<void> {
  await sql`update quote set status = 'rejected' where id = ${of?.id}`.execute(db);
}

const ofOrder = (entries: readonly Entry[], at: number) =>
  entries.filter((each) => each.order === at);

/** What is written together. */
function entriesOf(op: Exclude<Op, { op: 'reject' }>, entries: readonly Entry[]): Entry[] {
  const nothing = { id: '', ofEntry: null, reference: null, claim: null, line: null, move: null };
  const fresh = { ...nothing, by: op.by, order: 'order' in op ? op.order : 0 };
  switch (op.op) {
    case 'pay': {
      const { cents: paid, reference, claim, line } = op;
      return [{ ...fresh, kind: 'payment', method: 'zelle', cents: paid, reference, claim, line }];
    }
    case 'cash':
      return [{ ...fresh, kind: 'payment', method: 'cash', cents: op.cents }];
    case 'refund':
      return [{ ...fresh, kind: 'refund', method: 'zelle', cents: op.cents }];
    case 'credit': {
      const side = { ...fresh, method: null, cents: op.cents, move: randomUUID() };
      const out = { ...side, kind: 'credit_out' } as const;
      return op.whole ? [out, { ...side, kind: 'credit_in', order: op.to }] : [out];
    }
    case 'creditBack': {
      const moved = entries.filter(({ move }) => move !== null);
      const of = moved[op.at % Math.max(1, moved.length)];
      return moved
        .filter(({ move }) => move === of?.move)
        .map((each) => ({ ...fresh, ...reversalOf(each) }));
    }
    default: {
      const of = entries[op.at % Math.max(1, entries.length)];
      if (!of) return [];
      const kind = op.op === 'count' ? 'count' : 'reversal';
      const counted = of.cents + (op.off ? 1 : 0);
      return [{ ...fresh, kind, method: null, cents: counted, ofEntry: of.id }];
    }
  }
}

const reversalOf = ({ id, cents: all, order: at }: Entry) =>
  ({ kind: 'reversal', method: null, cents: all, ofEntry: id, order: at }) as const;

/** Whether an honest book takes it, said in other words than the database says it. */
function isHonest({ entries, rejected }: Book, wanted: readonly Entry[]): boolean {
  const after = [...entries, ...wanted.map((each) => ({ ...each, id: 'new' }))];
  if (orders.some((at) => balance(ofOrder(after, at)) < 0)) return false;
  if (wanted.some(({ kind }) => kind === 'credit_out')) {
    const [out, into] = wanted;
    if (!out || !into || out.order === into.order) return false;
    const owed = rejected.has(out.order) ? 0 : agreed;
    return (
      balance(ofOrder(after, out.order)) >= owed &&
      ![out, into].some((side) => isStranger(side.order))
    );
  }
  return wanted.every((each) => isHonestOne(entries, each, wanted.length));
}

function isHonestOne(entries: readonly Entry[], wanted: Entry, together: number): boolean {
  const standing = movesOf(entries).filter(({ state }) => state !== 'reversed');
  const of = entries.find(({ id }) => id === wanted.ofEntry);
  const twin = (kind: 'count' | 'reversal') =>
    entries.some((each) => each.kind === kind && each.ofEntry === wanted.ofEntry);
  switch (wanted.kind) {
    case 'payment':
      return (
        fitsLine(standing, wanted) &&
        !standing.some(
          (each) =>
            (wanted.reference !== null &&
              each.reference === wanted.reference &&
              (wanted.line === null || each.line !== wanted.line)) ||
            (wanted.claim !== null && each.claim === wanted.claim),
        )
      );
    case 'count':
      return (
        of?.method === 'cash' &&
        of.kind === 'payment' &&
        isWhole(of, wanted) &&
        of.by !== wanted.by &&
        !twin('count') &&
        !twin('reversal')
      );
    case 'reversal':
      return (
        of !== undefined &&
        // Of credit that moved, both sides at once.
        (of.move === null ? of.method !== null : together === 2) &&
        isWhole(of, wanted) &&
        !twin('reversal')
      );
    default:
      return true;
  }
}

/** No more is paid from a line than came in by it. */
function fitsLine(standing: readonly Entry[], { line, cents: wanted }: Entry): boolean {
  if (line === null) return true;
  const used = standing.filter((each) => each.line === line);
  return used.reduce((sum, each) => sum + each.cents, wanted) <= lineCents;
}

const isWhole = (of: Entry, part: Entry) => of.order === part.order && of.cents === part.cents;

/** What is in the box: coin by coin, without the rule under test. */
function balance(entries: readonly Entry[]): number {
  let box = 0;
  for (const { id, kind, method, cents: amount } of entries) {
    const has = (part: string) => entries.some((e) => e.kind === part && e.ofEntry === id);
    if (has('reversal')) continue;
    if (kind === 'refund' || kind === 'credit_out') box -= amount;
    if (kind === 'credit_in') box += amount;
    if (kind === 'payment' && (method !== 'cash' || has('count'))) box += amount;
  }
  return box;
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

/** What all orders add up to is what the ledger holds, in each report and in all of them. */
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
      // Under other claims and another move: the first ones are used.
      claim: null,
      move: entry.move && `${entry.move.slice(0, -12)}${'f'.repeat(12)}`,
    }));
    const written = await write(db, again, renamed, 'again');
    expect(written).toBeDefined();
    for (const [at, { id }] of group.entries()) ids.set(id, written?.[at] ?? '');
  }
  const facts = ofOrder(entries, 0);
  const over = rejected.has(0);
  const stands = standingOf({ totalCents: agreed, plan: [], over }, facts, today);
  expect(stands.paidCents).toBe(balance(facts));
}

/** Both sides of credit that moved, and of its reversal; all else by itself. */
function writtenTogether(entries: readonly Entry[]): Entry[][] {
  const moveOf = ({ kind, move, ofEntry }: Entry) =>
    kind === 'reversal' ? `r${entries.find(({ id }) => id === ofEntry)?.move ?? ''}` : move;
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const together = last?.[0] && moveOf(last[0]) === moveOf(entry) && moveOf(entry) !== 'r';
    if (last && together && moveOf(entry) !== null) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** The ids that they have then; undefined: the ledger refused them. */
async function write(
  db: Database,
  of: readonly Order[],
  entries: readonly Entry[],
  account = 'first',
): Promise<string[] | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      const ids: string[] = [];
      for (const entry of entries) ids.push(await writeOne(tx, of, entry, account));
      return ids;
    });
  } catch (error) {
    // Anything but a rule of the ledger is a fault of this test.
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
  entry: Entry,
  account: string,
): Promise<string> {
  const { kind, cents: amount, method, ofEntry, reference, claim, line, move, by: who } = entry;
  const of = all[entry.order];
  const banked = reference === null ? null : of?.instruction;
  const moved = method || move ? today : null;
  const reason = kind === 'payment' || kind === 'count' ? null : 'x';
  const key = reference === null ? null : `${account} ${of?.round} ${reference}`;
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
  const identity = `${of?.round} ${line}`;
  await sql`
    insert into bank_statement_line (account_key, identity, moved_on, amount_cents, description, imported_by)
    values (${account}, ${identity}, ${today}, ${lineCents}, 'ZELLE', ${staff[0]})
    on conflict (account_key, identity) do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from bank_statement_line where account_key = ${account} and identity = ${identity}`.execute(
    db,
  );
  return rows[0]?.id ?? '';
}
