import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { StatementRow } from '../schema.ts';
import { statementProblemTexts } from '../statement-messages.ts';
import { lineTextOf } from './line-identity.ts';
import type { ReadStatement } from './statement-reading.ts';
import type { ReadLine } from './statement-row.ts';

export interface StoredLine {
  identity: string;
  movedOn: string;
  cents: number;
  description: string;
  payer: string | null;
  referenceKey: string | null;
}

export interface StatementPlan {
  fresh: ReadLine[];
  rows: StatementRow[];
}

/** Compares the lines of a file with the stored ones: each comes in once, and never changes. */
export function planStatement(
  { lines, others }: ReadStatement,
  stored: readonly StoredLine[],
  language: Language,
): StatementPlan {
  const t = statementProblemTexts[language];
  const storedBy = new Map(stored.map((line) => [line.identity, line]));
  const identities = new Set(lines.map(({ identity }) => identity));
  const missing = Map.groupBy(
    stored.filter(
      ({ identity, referenceKey }) => referenceKey === null && !identities.has(identity),
    ),
    ({ movedOn }) => movedOn,
  );
  const same = Map.groupBy(lines, ({ identity }) => identity);
  const fresh: ReadLine[] = [];
  const planned = lines.map((line): StatementRow => {
    const [first = line, ...more] = same.get(line.identity) ?? [];
    const unlike = more.some((each) => !isSame(each, first));
    if (unlike) {
      const row = first.row === line.row ? (more[0]?.row ?? first.row) : first.row;
      return rowOf(line, 'refused', t.twice(row));
    }
    if (first.row !== line.row) return rowOf(line, 'known');
    const before = storedBy.get(line.identity);
    if (before && isSame(before, line)) return rowOf(line, 'known');
    const former = before ?? formerOf(line, missing.get(line.movedOn));
    if (former) return rowOf(line, 'refused', changedText(former, language));
    fresh.push(line);
    return rowOf(line, 'new');
  });
  return { fresh, rows: [...planned, ...others].toSorted((a, b) => a.row - b.row) };
}

type Compared = Pick<StoredLine, 'movedOn' | 'cents'>;

const isSame = (a: Compared, b: Compared) => a.movedOn === b.movedOn && a.cents === b.cents;

/**
 * Finds the stored line that the bank has changed since: it has no reference, is gone from the
 * file, and shares the day and half of the other facts.
 */
function formerOf(line: ReadLine, missing: readonly StoredLine[] = []): StoredLine | undefined {
  if (line.referenceKey !== null) return undefined;
  return missing.find((each) => each.cents === line.cents || lineTextOf(each) === lineTextOf(line));
}

function changedText({ movedOn, cents, description }: StoredLine, language: Language): string {
  const amount = formatMoney(cents, language);
  const text = description.slice(0, 80);
  return statementProblemTexts[language].changed(formatDate(movedOn, language), amount, text);
}

function rowOf(line: ReadLine, state: StatementRow['state'], message: string | null = null) {
  const { row, movedOn, cents, description, payer } = line;
  const text = [description, payer].filter((part) => part).join(' · ');
  return { row, state, movedOn, cents, text, message };
}
