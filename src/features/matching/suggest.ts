import { findingIn, keysOfName, keysWithin, likenessOf, wordsOf } from './name-likeness.ts';

// Which claim or order a line of a bank's statement may pay, and why. It only proposes: an agent
// looks and confirms.

export interface LineFacts {
  /** What of it is not used yet. */
  cents: number;
  movedOn: string;
  /** All that the bank says of it, its reference too. */
  text: string;
}

/** What a line may be the money of. */
export interface Candidate {
  id: string;
  /** MA-TX-2026-000123 */
  order: string;
  /** Of a claim. */
  ticket: string | null;
  /** Amounts that are said or due; none: nobody said one. */
  cents: readonly number[];
  /** The day that is said, or else that on which it was sent; null: of an order that says none. */
  on: string | null;
  /** Whose it is: customer, sender. */
  names: readonly string[];
}

export const plainReasons = [
  'order',
  'ticket',
  'amount',
  'fee',
  'partAmount',
  'otherAmount',
  'name',
  'mostName',
  'partName',
] as const;

export type Reason = { kind: (typeof plainReasons)[number] } | { kind: 'day'; days: number };

export interface Suggestion<C> {
  candidate: C;
  score: number;
  reasons: Reason[];
  /** So much before the next one that a form may be filled with it. */
  clear: boolean;
}

const points = {
  order: 70,
  ticket: 70,
  amount: 40,
  name: 36,
  mostName: 20,
  partName: 12,
  // Both only beside a number or the whole name.
  fee: 9,
  partAmount: 14,
  otherAmount: -15,
};
/** So much a bank keeps of a transfer. */
const mostFee = 5000;
const least = 50;
const clearly = { score: 85, ahead: 15 };
const most = 5;

/** A function that says for a line what it may be the money of, the likeliest first. */
export function createSuggester<C extends Candidate>(candidates: readonly C[]) {
  const known = candidates.map((candidate) => ({ candidate, ...keysOf(candidate) }));
  const by = {
    number: indexOf(known, ({ numbers }) => numbers),
    cents: indexOf(known, ({ candidate }) => candidate.cents.map(String)),
    name: indexOf(known, ({ names }) => names.flatMap(keysOfName)),
  };
  return (line: LineFacts): Suggestion<C>[] => {
    const words = wordsOf(line.text);
    const numbers = numbersIn(line.text);
    const said = { numbers, day: Date.parse(line.movedOn), standsThere: findingIn(words) };
    const near = new Set([
      ...numbers.flatMap((number) => by.number.get(number) ?? []),
      ...(by.cents.get(String(line.cents)) ?? []),
      ...keysWithin(words).flatMap((key) => by.name.get(key) ?? []),
    ]);
    const found = [...near].flatMap((one) => {
      const { candidate } = one;
      const reasons = reasonsOf(line, one, said);
      const score = scoreOf(reasons);
      return score >= least ? [{ candidate, score, reasons }] : [];
    });
    found.sort((a, b) => b.score - a.score);
    const [first, second] = found;
    const ahead = (first?.score ?? 0) - (second?.score ?? 0);
    return found.slice(0, most).map((each, at) => ({
      ...each,
      clear: at === 0 && each.score >= clearly.score && ahead >= clearly.ahead,
    }));
  };
}

function keysOf({ order, ticket, names, on }: Candidate) {
  const named = { order: numbersIn(order), ticket: numbersIn(ticket ?? '') };
  return {
    named,
    numbers: [...named.order, ...named.ticket],
    names: names.map(wordsOf),
    day: on === null ? Number.NaN : Date.parse(on),
  };
}

function indexOf<K>(all: readonly K[], keysOfOne: (one: K) => readonly string[]): Map<string, K[]> {
  const index = new Map<string, K[]>();
  for (const one of all) {
    for (const key of new Set(keysOfOne(one))) {
      const list = index.get(key);
      if (list) list.push(one);
      else index.set(key, [one]);
    }
  }
  return index;
}

/**
 * The numbers of orders and tickets in a text, however they are written: year and six digits, day
 * and five letters.
 */
export function numbersIn(text: string): string[] {
  const orders = text.matchAll(/(?<!\d)(20\d\d)[\s-]{0,2}(\d{6})(?!\d)/g);
  const tickets = text
    .toUpperCase()
    .matchAll(/(?<!\d)(20\d{6})[\s-]{0,2}([A-Z2-9]{5})(?![A-Z\d])/g);
  return [...orders, ...tickets].map(([, first, second]) => `${first}-${second}`);
}

type Known = { candidate: Candidate } & ReturnType<typeof keysOf>;

/** What a line says, read once for all that it is held against. */
interface Said {
  numbers: readonly string[];
  day: number;
  standsThere: (word: string) => boolean;
}

function reasonsOf(
  line: LineFacts,
  { candidate, named, names, day: saidDay }: Known,
  { numbers, day, standsThere }: Said,
): Reason[] {
  const reasons: Reason[] = [];
  for (const kind of ['order', 'ticket'] as const) {
    if (named[kind].some((number) => numbers.includes(number))) reasons.push({ kind });
  }
  const amount = amountReason(line.cents, candidate);
  if (amount === 'amount') reasons.push({ kind: amount });
  const likeness = names.map((name) => likenessOf(name, standsThere));
  if (likeness.includes('all')) reasons.push({ kind: 'name' });
  else if (likeness.includes('most')) reasons.push({ kind: 'mostName' });
  else if (likeness.includes('part')) reasons.push({ kind: 'partName' });
  const days = Math.abs(day - saidDay) / 86_400_000;
  if (days <= 7) reasons.push({ kind: 'day', days });
  const isKnown = reasons.some(({ kind }) => ['order', 'ticket', 'name'].includes(kind));
  if (amount && amount !== 'amount') reasons.push({ kind: isKnown ? amount : 'otherAmount' });
  return reasons;
}

/** undefined: nobody said an amount. */
function amountReason(cents: number, { cents: said, on }: Candidate) {
  if (said.length === 0) return undefined;
  if (said.includes(cents)) return 'amount';
  // A claim says what was sent, of which a bank may keep a fee; an order is paid in parts as well.
  const kept = Math.min(...said.map((each) => each - cents).filter((less) => less > 0));
  if (on === null && Number.isFinite(kept)) return 'partAmount';
  return kept <= Math.min(mostFee, cents / 10) ? 'fee' : 'otherAmount';
}

function scoreOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + pointsOf(reason), 0);
}

function pointsOf(reason: Reason): number {
  if (reason.kind !== 'day') return points[reason.kind];
  return reason.days <= 1 ? 15 : reason.days <= 3 ? 10 : 5;
}
