import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { type MoveKind, moveKinds } from '#features/ledger/entries/balance.ts';
import { holdAfterReversal } from '#features/orders/offers/server/holds/hold-after-reversal.ts';
import { readMoney } from '#features/orders/offers/server/money/read-money.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { deferPaper } from '#features/requests/quotes/server/defer-paper.ts';
import { brokenConstraint } from '#platform/database/broken-constraint.ts';
import type { Tables, Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import type { ErrorKind } from '#platform/http/shared/error-kind.ts';
import { collectingErrors } from '../errors.ts';

export type NewEntry = Insertable<Tables['ledger_entry']>;

/** An entry with its id, so that what names it is written beside it. */
export const withId = (entry: NewEntry) => ({ ...entry, id: entry.id ?? randomUUID() });

const errorsByConstraint: Record<string, ErrorKind> = {
  ledger_is_of_an_order: collectingErrors.noOrder,
  ledger_reference_once: collectingErrors.referenceUsed,
  ledger_refund_reference_once: collectingErrors.refundReferenceUsed,
  ledger_not_before_order: collectingErrors.beforeOrder,
  ledger_day_possible: collectingErrors.dayImpossible,
  ledger_claim_once: collectingErrors.claimUsed,
  ledger_never_below_nothing: collectingErrors.notSoMuch,
  ledger_credit_is_free: collectingErrors.notFree,
  ledger_reversed_once: collectingErrors.reversedAlready,
  ledger_counted_once: collectingErrors.notWaiting,
  ledger_part_fits: collectingErrors.notWaiting,
  ledger_cash_by_two: collectingErrors.ownCash,
  bank_line_adds_up: collectingErrors.lineUsed,
  bank_line_not_aside: collectingErrors.lineAside,
  ledger_once_per_submission: caseErrors.entryKeyReused,
};

/** Issues its paper, too, and returns the entry's id. Throws AppError where a constraint of the ledger refuses it. */
export async function writeEntry(tx: Tx, newEntry: NewEntry): Promise<string> {
  const entry = withId(newEntry);
  const { id, quote_id: quoteId, of_entry: ofEntry } = entry;
  try {
    await together(
      tx.insertInto('ledger_entry').values(entry).execute(),
      // A count or a reversal gives its move another paper.
      deferPaper(tx, { of: 'money', quoteId, id: ofEntry ?? id }, id),
    );
    return id;
  } catch (error) {
    const kind = errorsByConstraint[brokenConstraint(error) ?? ''];
    throw kind ? new AppError(kind) : error;
  }
}

/** What a request brings of an entry; the rest follows from it. */
const submittedColumns = [
  'quote_id',
  'kind',
  'amount_cents',
  'method',
  'instruction_id',
  'bank_reference',
  'paid_to',
  'reason',
  'verification_id',
  'bank_line_id',
] as const;

/**
 * True where this person has written this very entry with the key; the caller has locked its
 * quotation. Throws AppError: the key has written another entry.
 */
export async function wasEntryWritten(tx: Tx, entry: NewEntry): Promise<boolean> {
  return isEntry(await readSubmitted(tx, entry), entry);
}

/** What this person wrote with this key before. */
export async function readSubmitted(
  tx: Tx,
  { recorded_by, submission_key }: Pick<NewEntry, 'recorded_by' | 'submission_key'>,
) {
  if (!submission_key) return undefined;
  return tx
    .selectFrom('ledger_entry')
    .select(({ cast }) =>
      [...submittedColumns, 'moved_on' as const].map((column) =>
        cast<string | null>(column, 'text').as(column),
      ),
    )
    .where('recorded_by', '=', recorded_by)
    .where('submission_key', '=', submission_key)
    .executeTakeFirst();
}

/** Throws AppError: it is another entry. */
export function isEntry(
  earlier: Awaited<ReturnType<typeof readSubmitted>>,
  entry: NewEntry,
): boolean {
  if (!earlier) return false;
  // Moved credit moves on the day of the request, which may be repeated on the next one.
  const columns =
    entry.kind === 'credit_out' ? submittedColumns : [...submittedColumns, 'moved_on' as const];
  const now = columns.map((column) => entry[column]?.toString());
  const before = columns.map((column) => earlier[column]);
  requireSameContent<unknown>(before, now, caseErrors.entryKeyReused);
  return true;
}

export interface FoundEntry {
  id: string;
  kind: MoveKind;
  cents: number;
  recordedBy: string;
}

export async function findEntry(tx: Tx, quoteId: string, id: string): Promise<FoundEntry> {
  const { rows } = await sql<FoundEntry>`
    select id, kind, amount_cents::float8 as cents, recorded_by as "recordedBy" from ledger_entry
    where id = ${id} and quote_id = ${quoteId} and kind = any (${moveKinds})`.execute(tx);
  const [entry] = rows;
  if (!entry) throw new AppError(collectingErrors.entryNotFound);
  return entry;
}

/**
 * True where this person has counted this entry, or reversed it for the same reason. An entry is
 * counted and reversed once, so these requests need no key.
 */
export async function isDoneBefore(
  tx: Tx,
  part: { kind: 'count' | 'reversal'; ofEntry: string; by: string; reason?: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entry where of_entry = ${part.ofEntry} and kind = ${part.kind}
      and recorded_by = ${part.by} and reason is not distinct from ${part.reason ?? null}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Nothing but the key tells one hand-over of cash from another. Throws AppError. */
export function requireKey(key: string | undefined): void {
  if (key === undefined) throw new AppError(collectingErrors.keyNeeded);
}

interface Reversal {
  quoteId: string;
  entry: Pick<FoundEntry, 'id' | 'cents'>;
  reason: string;
  by: string;
}

/** Throws AppError: reversed before, its money has gone back or on meanwhile. */
export async function writeReversal(
  tx: Tx,
  { quoteId, entry: { id, cents }, reason, by }: Reversal,
): Promise<void> {
  await together(
    writeEntry(tx, {
      quote_id: quoteId,
      kind: 'reversal',
      amount_cents: cents,
      of_entry: id,
      reason,
      recorded_by: by,
    }),
    holdAfterReversal(tx, quoteId),
  );
}

export async function balanceNow(tx: Tx, quoteId: string) {
  const money = await readMoney(tx, quoteId);
  if (!money) throw new AppError(collectingErrors.noOrder);
  return money;
}
