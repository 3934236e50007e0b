import { daysBetween } from '#platform/time/durations.ts';
import type { KeyedFacts, LineFacts } from './line-facts.ts';

// Lines that a bank may have written anew: with another text, another amount or, once they were
// booked, another day. All by keys, because statements have thousands of lines of one day.

export type Keyed<Line extends LineFacts = LineFacts> = Line & { keys: KeyedFacts };

/** A stored line that the file lacks. */
export type Gone = Keyed & {
  /** False where the file begins after its day, so that its absence tells little. */
  isCovered: boolean;
};

/** In days: what is pending is booked within them. */
export const bookedWithin = { covered: 7, before: 3 } as const;

/** Says which stored line each of the others may be; those that are none are not in it. */
export function findAlike<Line extends Keyed>(
  lines: readonly Line[],
  gone: readonly Gone[],
): Map<Line, Gone> {
  const found = new Map<Line, Gone>();
  const left = new Set(gone);
  const takeExtended = createExtensions(gone);
  for (const line of lines) {
    const former = takeExtended(line);
    if (!former) continue;
    found.set(line, former);
    left.delete(former);
  }
  // A line with a reference of its own is no other line with another text.
  const isUnnamed = ({ keys }: Keyed) => keys.reference === undefined;
  const covered = [...left].filter((line) => line.isCovered && isUnnamed(line));
  for (const keyOf of [sameAmount, sameText]) {
    const formerBy = new Map(covered.toReversed().map((line) => [keyOf(line), line]));
    for (const line of lines.filter(isUnnamed)) {
      const former = formerBy.get(keyOf(line));
      if (former && !found.has(line)) found.set(line, former);
    }
  }
  return found;
}

const sameAmount = ({ movedOn, cents }: Keyed) => `${movedOn} ${cents}`;
const sameText = ({ movedOn, keys }: Keyed) => `${movedOn} ${keys.text}`;

function mayBecome(former: Gone, line: Keyed): boolean {
  const days = daysBetween(former.movedOn, line.movedOn);
  const [one, other] = [former.keys.reference, line.keys.reference];
  if (days < 0 || (one !== undefined && other !== undefined && one !== other)) return false;
  // A payer who pays the same each day writes the same each day.
  const isLonger = line.keys.text.length > former.keys.text.length;
  return former.isCovered
    ? days <= bookedWithin.covered
    : isLonger && days > 0 && days <= bookedWithin.before;
}

/** So many of equal text are looked at: their days and references differ. */
const maxTries = 40;

/**
 * Finds a line of the same amount whose text begins a line's text, or begins with it. Each is found
 * once.
 */
function createExtensions(gone: readonly Gone[]) {
  const byCents = Map.groupBy(gone, ({ cents }) => cents);
  const indexed = new Map(
    [...byCents].map(([cents, lines]) => {
      const byText = Map.groupBy(lines, ({ keys }) => keys.text);
      const texts = [...byText.keys()].toSorted((a, b) => (a < b ? -1 : 1));
      const left = new Map([...byText].map(([text, all]) => [text, new Set(all)]));
      const lengths = [...new Set(texts.map(({ length }) => length))].toSorted((a, b) => b - a);
      return [cents, { texts, lengths, left }] as const;
    }),
  );
  return (line: Keyed): Gone | undefined => {
    const index = indexed.get(line.cents);
    const { text } = line.keys;
    if (!index || text === '') return undefined;
    const shorter = index.lengths.filter((length) => length <= text.length && length > 0);
    const longer = index.texts[firstFrom(index.texts, text)] ?? '';
    const begins = shorter.map((length) => text.slice(0, length));
    for (const each of longer.startsWith(text) ? [...begins, longer] : begins) {
      const left = index.left.get(each);
      const former = left && first(left, (one) => mayBecome(one, line));
      if (former) left.delete(former);
      if (former) return former;
    }
    return undefined;
  };
}

function first<T>(set: ReadonlySet<T>, fits: (one: T) => boolean): T | undefined {
  let tries = 0;
  for (const one of set) {
    if (fits(one)) return one;
    tries += 1;
    if (tries === maxTries) return undefined;
  }
  return undefined;
}

function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
