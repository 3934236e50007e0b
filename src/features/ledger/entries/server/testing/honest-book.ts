// The book that an honest person would keep beside the ledger. It decides what may be tried and if
// it adds up, in other words than the database does.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type LedgerFact, movesOf } from '../../balance.ts';
import type { Order } from './orders.ts';

export const agreed = 2000;

export const bookLineCents = 1200;

export type Op =
  | {
      op: 'pay';
      order: number;
      cents: number;
      reference: number;
      by: number;
      claim: number | null;
      line: number | null;
    }
  | { op: 'cash'; order: number; cents: number; by: number }
  | { op: 'count' | 'reverse'; at: number; by: number; order: number; off: boolean }
  | { op: 'refund'; order: number; cents: number; by: number }
  | { op: 'credit'; order: number; to: number; cents: number; by: number; whole: boolean }
  | { op: 'creditBack'; at: number; by: number }
  | { op: 'reject'; order: number };

/** Two orders of one customer, and one of somebody else. */
export const orders = [0, 1, 2];
const isStranger = (at: number) => at === 2;
const order = fc.nat({ max: 2 });
const by = fc.nat({ max: 2 });
const cents = fc.integer({ min: 1, max: 1500 });
export const operation: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('pay' as const),
      order,
      // Tries more than the order costs, too, because only money in its favour may move.
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

export interface BookEntry extends LedgerFact {
  order: number;
  by: number;
  reference: number | null;
  claim: number | null;
  line: number | null;
  move: string | null;
}

export interface Book {
  orders: Order[];
  entries: BookEntry[];
  rejected: Set<number>;
}

export const ofOrder = (entries: readonly BookEntry[], at: number) =>
  entries.filter((each) => each.order === at);

export function entriesOf(
  op: Exclude<Op, { op: 'reject' }>,
  entries: readonly BookEntry[],
): BookEntry[] {
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

const reversalOf = ({ id, cents: all, order: at }: BookEntry) =>
  ({ kind: 'reversal', method: null, cents: all, ofEntry: id, order: at }) as const;

/** True if an honest book takes it, decided in other words than the database has. */
export function isHonest({ entries, rejected }: Book, wanted: readonly BookEntry[]): boolean {
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

function isHonestOne(entries: readonly BookEntry[], wanted: BookEntry, together: number): boolean {
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
function fitsLine(standing: readonly BookEntry[], { line, cents: wanted }: BookEntry): boolean {
  if (line === null) return true;
  const used = standing.filter((each) => each.line === line);
  return used.reduce((sum, each) => sum + each.cents, wanted) <= bookLineCents;
}

const isWhole = (of: BookEntry, part: BookEntry) =>
  of.order === part.order && of.cents === part.cents;

/** Adds up the box coin by coin, without the rule under test. */
export function balance(entries: readonly BookEntry[]): number {
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

/** Groups both sides of moved credit, and those of its reversal; every other entry stands alone. */
export function writtenTogether(entries: readonly BookEntry[]): BookEntry[][] {
  const moveOf = ({ kind, move, ofEntry }: BookEntry) =>
    kind === 'reversal' ? `r${entries.find(({ id }) => id === ofEntry)?.move ?? ''}` : move;
  const groups: BookEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const together = last?.[0] && moveOf(last[0]) === moveOf(entry) && moveOf(entry) !== 'r';
    if (last && together && moveOf(entry) !== null) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
