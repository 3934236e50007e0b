import { likenessOf, wordsOf } from './name-likeness.ts';

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

export type Reason =
  | { kind: 'order' | 'ticket' | 'amount' | 'name' | 'mostName' | 'partName' | 'otherAmount' }
  | { kind: 'day'; days: number };

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
  otherAmount: -15,
};
const least = 50;
const clearly = { score: 85, ahead: 15 };
const most = 5;

/** A function that says for a line what it may be the money of, the likeliest first. */
export function createSuggester<C extends Candidate>(candidates: readonly C[]) {
  const known = candidates.map((candidate) => ({ candidate, ...keysOf(candidate) }));
  const by = {
    number: indexOf(known, ({ numbers }) => numbers),
    cents: indexOf(known, ({ candidate }) => candidate.cents.map(String)),
    // A candidate without an amount is found by its whole name alone.
    word: indexOf(known, ({ candidate, names }) =>
      candidate.cents.length === 0 ? names.flat() : [],
    ),
  };
  return (line: LineFacts): Suggestion<C>[] => {
    const words = wordsOf(line.text);
    const numbers = numbersIn(line.text);
    const near = new Set([
      ...numbers.flatMap((number) => by.number.get(number) ?? []),
      ...(by.cents.get(String(line.cents)) ?? []),
      ...words.flatMap((word) => by.word.get(word) ?? []),
    ]);
    const found = [...near].flatMap((one) => {
      const { candidate } = one;
      const reasons = reasonsOf(line, one, { words, numbers });
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

function keysOf({ order, ticket, names }: Candidate) {
  const named = { order: numbersIn(order), ticket: numbersIn(ticket ?? '') };
  return { named, numbers: [...named.order, ...named.ticket], names: names.map(wordsOf) };
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

function reasonsOf(
  line: LineFacts,
  { candidate, named, names }: Known,
  { words, numbers }: Record<'words' | 'numbers', readonly string[]>,
): Reason[] {
  const reasons: Reason[] = [];
  for (const kind of ['order', 'ticket'] as const) {
    if (named[kind].some((number) => numbers.includes(number))) reasons.push({ kind });
  }
  if (candidate.cents.includes(line.cents)) reasons.push({ kind: 'amount' });
  const likeness = names.map((name) => likenessOf(name, words));
  if (likeness.includes('all')) reasons.push({ kind: 'name' });
  else if (likeness.includes('most')) reasons.push({ kind: 'mostName' });
  else if (likeness.includes('part')) reasons.push({ kind: 'partName' });
  const days = daysApart(line.movedOn, candidate.on);
  if (days <= 7) reasons.push({ kind: 'day', days });
  if (candidate.cents.length > 0 && !candidate.cents.includes(line.cents))
    reasons.push({ kind: 'otherAmount' });
  return reasons;
}

function daysApart(day: string, other: string | null): number {
  if (other === null) return Number.POSITIVE_INFINITY;
  return Math.abs(Date.parse(day) - Date.parse(other)) / 86_400_000;
}

function scoreOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + pointsOf(reason), 0);
}

function pointsOf(reason: Reason): number {
  if (reason.kind !== 'day') return points[reason.kind];
  return reason.days <= 1 ? 15 : reason.days <= 3 ? 10 : 5;
}
