import { daysBetween } from '#platform/time/durations.ts';
import { createWordCheck, likenessOf, nameKeys, possibleNameKeys, wordsOf } from './bank-names.ts';

// Proposes which claim or order a line of a bank's statement may pay, and why. An agent looks and
// confirms.

export interface LineFacts {
  /** The part of the line that backs no payment yet. */
  cents: number;
  movedOn: string;
  /** All that the bank writes about the line, with its reference. */
  text: string;
}

export interface Candidate {
  id: string;
  order: string;
  /** Null for an order without a claim. */
  ticket: string | null;
  /** The claimed amount, or the amounts that the order lacks; empty where the claim has none. */
  cents: readonly number[];
  /** The claimed day, or else the day on which the claim was sent; null for an order. */
  on: string | null;
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

export interface ScoredCandidate<Found> {
  candidate: Found;
  score: number;
  reasons: Reason[];
  /** True where it is so far ahead of the next one that it may fill the form. */
  clear: boolean;
}

const points = {
  order: 70,
  ticket: 70,
  amount: 40,
  name: 36,
  mostName: 20,
  partName: 12,
  // These two count only beside a number or the whole name.
  fee: 9,
  partAmount: 14,
  otherAmount: -15,
};
/** In cents: the most that a bank keeps of a transfer. */
const maxFee = 5000;
const minScore = 50;
const clearly = { score: 85, ahead: 15 };
const maxProposals = 5;

export function createProposer<Found extends Candidate>(candidates: readonly Found[]) {
  const indexed = candidates.map((candidate) => ({ candidate, ...keysOf(candidate) }));
  const by = {
    number: indexBy(indexed, ({ numbers }) => numbers),
    cents: indexBy(indexed, ({ candidate }) => candidate.cents.map(String)),
    name: indexBy(indexed, ({ names }) => names.flatMap(nameKeys)),
  };
  return (line: LineFacts): ScoredCandidate<Found>[] => {
    const words = wordsOf(line.text);
    const numbers = numbersIn(line.text);
    const reading = { ...line, numbers, isInText: createWordCheck(words) };
    const near = new Set([
      ...numbers.flatMap((number) => by.number.get(number) ?? []),
      ...(by.cents.get(String(line.cents)) ?? []),
      ...possibleNameKeys(words).flatMap((key) => by.name.get(key) ?? []),
    ]);
    const scored = [...near].flatMap((one) => {
      const reasons = reasonsFor(reading, one);
      const score = scoreOf(reasons);
      // The whole name is enough to be looked at, with whatever amount; it is never clear.
      const isNamed = reasons.some(({ kind }) => kind === 'name');
      return score >= minScore || isNamed ? [{ candidate: one.candidate, score, reasons }] : [];
    });
    scored.sort((a, b) => b.score - a.score);
    const [first, second] = scored;
    const ahead = (first?.score ?? 0) - (second?.score ?? 0);
    return scored.slice(0, maxProposals).map((each, at) => ({
      ...each,
      clear: at === 0 && each.score >= clearly.score && ahead >= clearly.ahead,
    }));
  };
}

function keysOf({ order, ticket, names }: Candidate) {
  const numbersBy = { order: numbersIn(order), ticket: numbersIn(ticket ?? '') };
  return {
    numbersBy,
    numbers: [...numbersBy.order, ...numbersBy.ticket],
    names: names.map(wordsOf),
  };
}

function indexBy<T>(items: readonly T[], keysOfOne: (one: T) => readonly string[]) {
  const index = new Map<string, T[]>();
  for (const one of items) {
    for (const key of new Set(keysOfOne(one))) {
      const list = index.get(key);
      if (list) list.push(one);
      else index.set(key, [one]);
    }
  }
  return index;
}

/**
 * Finds the numbers of orders and tickets in a text, in any spelling: a year and six digits, a day
 * and five characters.
 */
export function numbersIn(text: string): string[] {
  if (!text.includes('20')) return [];
  const orders = text.matchAll(/(?<!\d)(20\d\d)[\s-]{0,2}(\d{6})(?!\d)/g);
  const tickets = text
    .toUpperCase()
    .matchAll(/(?<!\d)(20\d{6})[\s-]{0,2}([A-Z2-9]{5})(?![A-Z\d])/g);
  return [...orders, ...tickets].map(([, first, second]) => `${first}-${second}`);
}

type IndexedCandidate = { candidate: Candidate } & ReturnType<typeof keysOf>;

interface SearchableLine extends LineFacts {
  numbers: readonly string[];
  isInText: (word: string) => boolean;
}

function reasonsFor(
  { cents, movedOn, numbers, isInText }: SearchableLine,
  { candidate, numbersBy, names }: IndexedCandidate,
): Reason[] {
  const reasons: Reason[] = [];
  for (const kind of ['order', 'ticket'] as const) {
    if (numbersBy[kind].some((number) => numbers.includes(number))) reasons.push({ kind });
  }
  const amount = amountReason(cents, candidate);
  if (amount === 'amount') reasons.push({ kind: amount });
  const likeness = names.map((name) => likenessOf(name, isInText));
  if (likeness.includes('all')) reasons.push({ kind: 'name' });
  else if (likeness.includes('most')) reasons.push({ kind: 'mostName' });
  else if (likeness.includes('part')) reasons.push({ kind: 'partName' });
  const days = candidate.on === null ? Number.NaN : Math.abs(daysBetween(movedOn, candidate.on));
  if (days <= 7) reasons.push({ kind: 'day', days });
  const isIdentified = reasons.some(({ kind }) => ['order', 'ticket', 'name'].includes(kind));
  if (amount && amount !== 'amount') reasons.push({ kind: isIdentified ? amount : 'otherAmount' });
  return reasons;
}

/** Compares the amounts. Undefined where the candidate has none. */
function amountReason(cents: number, { cents: amounts, on }: Candidate) {
  if (amounts.length === 0) return undefined;
  if (amounts.includes(cents)) return 'amount';
  const shortfall = Math.min(...amounts.map((each) => each - cents).filter((less) => less > 0));
  // A bank's fee makes a claim short; an order is also paid in parts.
  if (on === null && Number.isFinite(shortfall)) return 'partAmount';
  return shortfall <= Math.min(maxFee, cents / 10) ? 'fee' : 'otherAmount';
}

function scoreOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + pointsOf(reason), 0);
}

function pointsOf(reason: Reason): number {
  if (reason.kind !== 'day') return points[reason.kind];
  return reason.days <= 1 ? 15 : reason.days <= 3 ? 10 : 5;
}
