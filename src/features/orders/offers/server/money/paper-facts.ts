import { balanceOf, movesOf } from '#features/ledger/entries/balance.ts';
import { type MoneyPaper, moneyPaperOf } from '#features/ledger/entries/money-papers.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { type Ledger, type MoneyEntry, moneyOf, partOf, readLedger, toMove } from './read-money.ts';

export interface EntryPaperFacts {
  paper: MoneyPaper;
  /** The entry that the paper is of, which is the reversal for a reversed payment. */
  entryId: string;
  move: Money['moves'][number];
  paidTo: string | null;
  reason: string | null;
  /** As it stood right after the entry, so that the paper is the same whenever it is drawn. */
  balance: Omit<Money, 'moves' | 'claims'>;
}

export async function readEntryPaperFacts(
  db: Database,
  quoteId: string,
  moveId: string,
): Promise<EntryPaperFacts | undefined> {
  const ledger = await readLedger(db, quoteId);
  const move = ledger && movesOf(ledger.entries).find(({ id }) => id === moveId);
  if (!ledger || !move) return undefined;
  const paper = moneyPaperOf(move);
  const reversal = partOf(ledger.entries, 'reversal', moveId);
  const lastChange = reversal ?? partOf(ledger.entries, 'count', moveId) ?? move;
  return {
    paper,
    entryId: reversal?.id ?? moveId,
    move: toMove(move),
    paidTo: move.paidTo,
    reason: (reversal ?? move).reason,
    balance: balanceAfter(ledger, lastChange),
  };
}

export interface AccountStatement {
  money: Money;
  /** The number of entries, which dates the statement: with more of them it is out of date. */
  entries: number;
}

export async function readAccountStatement(
  db: Database,
  quoteId: string,
): Promise<AccountStatement | undefined> {
  const ledger = await readLedger(db, quoteId);
  return ledger && { money: moneyOf(ledger, sharedNow()), entries: ledger.entries.length };
}

function balanceAfter({ order, entries }: Ledger, { id, recordedAt }: MoneyEntry) {
  const upTo = entries.slice(0, entries.findIndex((each) => each.id === id) + 1);
  return balanceOf(order, upTo, dayInHavana(new Date(recordedAt)));
}
