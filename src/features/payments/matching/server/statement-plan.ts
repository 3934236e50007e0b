import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { daysBetween } from '#platform/time/durations.ts';
import { statementProblemTexts } from '../statement-messages.ts';
import { bookedWithin, findAlike, type Gone, type Keyed } from './alike-lines.ts';
import { keysOf, type LineFacts } from './line-facts.ts';
import type { ReadLine } from './statement-row.ts';

export interface StoredLine extends LineFacts {
  nth: number;
}

/** What becomes of a line of a file that can be read. */
export interface PlannedLine {
  line: ReadLine;
  state: 'new' | 'known' | 'refused';
  message: string | null;
  /** Which of equal lines it is. */
  nth: number;
  /** Only where no other line has it. */
  referenceKey: string | null;
}

interface FileFacts {
  language: Language;
  /** The first and the last day of the file, also of what went out. */
  first: string;
  last: string;
}

type FileLine = ReadLine & Keyed;
type Before = StoredLine & Keyed;

/**
 * Compares the lines of a file with the stored ones: each comes in once. A line is known by all of
 * its facts, or by a reference that only it has. What may be a stored line that the bank has
 * changed since is refused, and taken in by hand if it is another one.
 */
export function planStatement(
  read: readonly ReadLine[],
  storedLines: readonly StoredLine[],
  facts: FileFacts,
): PlannedLine[] {
  const t = statementProblemTexts[facts.language];
  const lines = read.map((line): FileLine => ({ ...line, keys: keysOf(line) }));
  const stored = storedLines.map((line): Before => ({ ...line, keys: keysOf(line) }));
  const references = readReferences(lines, stored);
  const whole = matchLines(lines, stored, wholeOf, wholeOf);
  const repeated = whole.lines.filter((line) => references.rowBefore(line) !== undefined);
  const rest = whole.lines.filter((line) => references.rowBefore(line) === undefined);
  // A file may have the column of references, and the next one lack it.
  const without = matchLines(
    rest,
    whole.stored,
    bareOf(isUnnamed),
    bareOf(() => true),
  );
  const others = matchLines(
    without.lines,
    without.stored,
    bareOf(() => true),
    bareOf(isUnnamed),
  );
  const gone = others.stored.flatMap((line) => goneOf(line, facts));
  const moved = matchReferences(others.lines, gone, references);
  const alike = new Map([...findAlike(moved.lines, moved.gone), ...moved.changed]);
  const left = new Set([...moved.lines, ...repeated]);
  const nthOf = createCounter(stored);
  return lines.map((line): PlannedLine => {
    if (!left.has(line)) return { line, state: 'known', message: null, nth: 0, referenceKey: null };
    const before = references.rowBefore(line);
    const former = alike.get(line);
    const message =
      before === undefined ? former && alikeText(former, facts.language) : t.sameRow(before);
    const nth = nthOf(line);
    if (message) return { line, state: 'refused', message, nth, referenceKey: null };
    return { line, state: 'new', message: null, nth, referenceKey: references.freeKey(line) };
  });
}

type KeyOf = (line: Keyed) => string | undefined;

const wholeOf: KeyOf = ({ keys }) => keys.whole;
const isUnnamed = ({ keys }: Keyed) => keys.reference === undefined;
const bareOf =
  (applies: (line: Keyed) => boolean): KeyOf =>
  (line) =>
    applies(line) ? `${line.movedOn} ${line.cents} ${line.keys.text}` : undefined;

/** Pairs the lines that have one key, each once, and returns those of both sides that are left. */
function matchLines<Line extends Keyed, Stored extends Keyed>(
  lines: readonly Line[],
  stored: readonly Stored[],
  keyOfLine: KeyOf,
  keyOfStored: KeyOf,
): { lines: Line[]; stored: Stored[] } {
  const byKey = Map.groupBy(stored, keyOfStored);
  const matched = new Set<Stored>();
  const left = lines.filter((line) => {
    const key = keyOfLine(line);
    const before = key === undefined ? undefined : byKey.get(key)?.pop();
    if (before) matched.add(before);
    return !before;
  });
  return { lines: left, stored: stored.filter((line) => !matched.has(line)) };
}

/** Which references are of one line alone, in the file and among the stored lines. */
function readReferences(lines: readonly FileLine[], stored: readonly Before[]) {
  const referenceOf = ({ keys }: Keyed) => keys.reference;
  const inFile = Map.groupBy(lines, referenceOf);
  const inStore = Map.groupBy(stored, referenceOf);
  const isOne = (all: readonly Keyed[] = []) =>
    all.every(({ keys }) => keys.whole === all[0]?.keys.whole);
  const ofOneLine = new Set(
    [...inFile.keys()].filter((key) => key && isOne(inFile.get(key)) && isOne(inStore.get(key))),
  );
  const isUnique = ({ keys }: Keyed) => ofOneLine.has(keys.reference);
  return {
    isUnique,
    /** The first row with the same reference and facts, which a glued file has twice. */
    rowBefore: (line: FileLine): number | undefined => {
      const first = isUnique(line) ? inFile.get(line.keys.reference)?.[0] : undefined;
      return first === line ? undefined : first?.row;
    },
    freeKey: (line: FileLine): string | null =>
      (isUnique(line) && !inStore.has(line.keys.reference) && line.keys.reference) || null,
  };
}

/** A stored line that the file lacks, though it may have it. */
function goneOf(line: Before, { first, last }: FileFacts): (Gone & Before)[] {
  const isCovered = line.movedOn >= first;
  if (line.movedOn > last) return [];
  if (!isCovered && daysBetween(line.movedOn, first) > bookedWithin.before) return [];
  return [{ ...line, isCovered }];
}

/** In days: a reference that comes back later is another payment's. */
const movedWithin = 10;

/** Finds lines again by a reference of their own: booked on another day, or changed in amount. */
function matchReferences(
  lines: readonly FileLine[],
  gone: readonly (Gone & Before)[],
  { isUnique }: ReturnType<typeof readReferences>,
) {
  const byReference = Map.groupBy(gone, ({ keys }) => keys.reference);
  const changed = new Map<FileLine, Gone>();
  const matched = new Set<Gone>();
  const left = lines.filter((line) => {
    const former = isUnique(line) ? byReference.get(line.keys.reference)?.[0] : undefined;
    const days = former ? daysBetween(former.movedOn, line.movedOn) : Number.NaN;
    if (!former || !(Math.abs(days) <= movedWithin)) return true;
    const isSame = former.cents === line.cents;
    if (!former.isCovered && !(isSame && days <= bookedWithin.before)) return true;
    matched.add(former);
    if (isSame && former.isCovered) return false;
    changed.set(line, former);
    return true;
  });
  return { lines: left, gone: gone.filter((line) => !matched.has(line)), changed };
}

/** Counts equal lines on, from those that are stored. */
function createCounter(stored: readonly Before[]) {
  const counts = new Map<string, number>();
  for (const { keys, nth } of stored)
    counts.set(keys.whole, Math.max(nth, counts.get(keys.whole) ?? 0));
  return ({ keys }: Keyed): number => {
    const nth = (counts.get(keys.whole) ?? 0) + 1;
    counts.set(keys.whole, nth);
    return nth;
  };
}

function alikeText({ movedOn, cents, description }: LineFacts, language: Language): string {
  const amount = formatMoney(cents, language);
  const text = description.slice(0, 80);
  return statementProblemTexts[language].alike(formatDate(movedOn, language), amount, text);
}
