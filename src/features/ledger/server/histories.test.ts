import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
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

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
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
  | { op: 'refund'; order: number; cents: number; by: number };

const order = fc.nat({ max: 1 });
const by = fc.nat({ max: 2 });
const cents = fc.integer({ min: 1, max: 1500 });
const operation: fc.Arbitrary<Op> = fc.oneof(
  fc.record({
    op: fc.constant('pay' as const),
    order,
    cents,
    by,
    reference: fc.nat({ max: 5 }),
    claim: fc.option(fc.nat({ max: 1 })),
    line: fc.option(fc.nat({ max: 1 })),
  }),
  fc.record({ op: fc.constant('cash' as const), order, cents, by }),
  fc.record({
    op: fc.constantFrom('count' as const, 'reverse' as const),
    at: fc.nat({ max: 20 }),
    by,
    order,
    off: fc.boolean(),
  }),
  fc.record({ op: fc.constant('refund' as const), order, cents, by }),
);

/** What an honest book would hold: an entry and who wrote it, in which order. */
interface Entry extends LedgerFact {
  order: number;
  by: number;
  reference: number | null;
  claim: number | null;
  line: number | null;
}

/** What came in by each line of a statement. */
const lineCents = 1200;

test('no history of tries lets money appear or vanish, and a replay stands the same', async () => {
  const { db } = database;
  const histories = fc.array(operation, { minLength: 15, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(histories, async (ops) => {
      const book = await play(db, ops);
      // The same entries once more, in other orders: nothing depends on when or where it was written.
      const again = await acceptedOrders(db, 2);
      await replay(db, again, book.entries);
      for (const at of [0, 1]) {
        const stands = await figures(db, again[at]);
        expect(stands).toEqual(await figures(db, book.orders[at]));
      }
      await sql`delete from quote`.execute(db);
    }),
    { numRuns: runs },
  );
}, 600_000);

async function play(db: Database, ops: readonly Op[]) {
  const orders = await acceptedOrders(db, 2);
  const entries: Entry[] = [];
  for (const op of ops) {
    const wanted = entryOf(op, entries);
    if (!wanted) continue;
    const id = await write(db, orders, wanted);
    expect({ op, taken: id !== undefined }).toEqual({ op, taken: isHonest(entries, wanted) });
    if (id) entries.push({ ...wanted, id });
    for (const at of [0, 1]) await check(db, orders[at], ofOrder(entries, at));
  }
  return { orders, entries };
}

const ofOrder = (entries: readonly Entry[], at: number) =>
  entries.filter((each) => each.order === at);

function entryOf(op: Op, entries: readonly Entry[]): Entry | undefined {
  const fresh = {
    id: '',
    ofEntry: null,
    reference: null,
    claim: null,
    line: null,
    by: op.by,
    order: op.order,
  };
  switch (op.op) {
    case 'pay': {
      const { cents: paid, reference, claim, line } = op;
      return { ...fresh, kind: 'payment', method: 'zelle', cents: paid, reference, claim, line };
    }
    case 'cash':
      return { ...fresh, kind: 'payment', method: 'cash', cents: op.cents };
    case 'refund':
      return { ...fresh, kind: 'refund', method: 'zelle', cents: op.cents };
    default: {
      const of = entries[op.at % Math.max(1, entries.length)];
      if (!of) return undefined;
      const kind = op.op === 'count' ? 'count' : 'reversal';
      const counted = of.cents + (op.off ? 1 : 0);
      return { ...fresh, kind, method: null, cents: counted, ofEntry: of.id };
    }
  }
}

/** Whether an honest book takes it, said in other words than the database says it. */
function isHonest(entries: readonly Entry[], wanted: Entry): boolean {
  const after = ofOrder([...entries, { ...wanted, id: 'new' }], wanted.order);
  if (balance(after) < 0) return false;
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
    case 'refund':
      return true;
    case 'count':
      return (
        of?.method === 'cash' &&
        of.kind === 'payment' &&
        isWhole(of, wanted) &&
        of.by !== wanted.by &&
        !twin('count') &&
        !twin('reversal')
      );
    default:
      return of !== undefined && of.method !== null && isWhole(of, wanted) && !twin('reversal');
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
    if (kind === 'refund') box -= amount;
    if (kind === 'payment' && (method !== 'cash' || has('count'))) box += amount;
  }
  return box;
}

async function check(db: Database, of: Order | undefined, entries: readonly Entry[]) {
  const { rows } = await sql<{ balance: string }>`
    select ledger_balance(${of?.id}) as balance`.execute(db);
  expect(Number(rows[0]?.balance)).toBe(balance(entries));
  const money = await readMoney(db, of?.id ?? '', new Date(`${today}T12:00:00Z`));
  expect(money?.paidCents).toBe(balance(entries));
  const { agreedCents = 0, paidCents = 0, dueCents = 0, creditCents = 0 } = money ?? {};
  expect(agreedCents + creditCents).toBe(paidCents + dueCents);
}

async function figures(db: Database, of: Order | undefined): Promise<Partial<Money>> {
  const money = await readMoney(db, of?.id ?? '');
  const { moves: _, claims: __, ...rest } = money ?? ({} as Money);
  return rest;
}

async function replay(db: Database, orders: readonly Order[], entries: readonly Entry[]) {
  const ids = new Map<string, string>();
  for (const entry of entries) {
    const ofEntry = entry.ofEntry && (ids.get(entry.ofEntry) ?? null);
    // In another account, under other claims: the first ones are used.
    const id = await write(db, orders, { ...entry, ofEntry, claim: null }, 'again');
    expect(id).toBeDefined();
    ids.set(entry.id, id ?? '');
  }
  const [first] = orders;
  const facts = ofOrder(entries, 0);
  expect(standingOf({ ...agreedOf(first), over: false }, facts, today).paidCents).toBe(
    balance(facts),
  );
}

const agreedOf = (of: Order | undefined) => ({ totalCents: of?.totalCents ?? 0, plan: [] });

/** The id that it has then; undefined: the ledger refused it. */
async function write(
  db: Database,
  orders: readonly Order[],
  entry: Entry,
  account = 'first',
): Promise<string | undefined> {
  const { kind, cents: amount, method, ofEntry, reference, claim, line, by: who } = entry;
  const of = orders[entry.order];
  const banked = reference === null ? null : of?.instruction;
  const moved = method ? today : null;
  const reason = kind === 'refund' || kind === 'reversal' ? 'x' : null;
  const key = reference === null ? null : `${account} ${of?.round} ${reference}`;
  const claimed = claim === null ? null : of?.claims[claim];
  const lineId = line === null ? null : await lineOf(db, of, { line, account });
  try {
    const { rows } = await sql<{ id: string }>`
      insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, instruction_id, account_key,
        bank_reference, reference_key, paid_to, reason, of_entry, verification_id, bank_line_id, recorded_by)
      values (${of?.id}, ${kind}, ${amount}, ${method}, ${moved}, ${banked}, ${banked && account},
        ${key}, ${key}, ${kind === 'refund' ? 'Ana' : null}, ${reason}, ${ofEntry}, ${claimed},
        ${lineId}, ${staff[who]})
      returning id`.execute(db);
    return rows[0]?.id;
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
