import { toProvince } from '#features/company/provinces/provinces.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { amendedLines, describeChanges } from '#features/requests/quotes/amendment.ts';
import { notQuotable, quoteErrors } from '#features/requests/quotes/errors.ts';
import { currentLines, sumLines } from '#features/requests/quotes/quote.ts';
import { type Recipient, recipientText } from '#features/requests/quotes/recipient.ts';
import type { CheckedAmendment } from '#features/requests/quotes/schema.ts';
import { lockProducts } from '#features/requests/quotes/server/creating/lock-products.ts';
import { deferPaper } from '#features/requests/quotes/server/defer-paper.ts';
import { amendedMail } from '#features/requests/quotes/server/mails/staff-mails.ts';
import type { LockedQuote, QuoteRow } from '#features/requests/quotes/server/quote-access.ts';
import {
  recipientColumns,
  toMailedQuote,
  toRecipient,
} from '#features/requests/quotes/server/store.ts';
import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import { toWire } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import { lockOwnQuote, type OwnChange, refuseUnlessAmendable } from './lock-own-quote.ts';

type AmendRequest = OwnChange & { change: CheckedAmendment };

/**
 * Changes quantities, note and recipient of a quotation without a firm offer; prices stay. Throws
 * AppError: not found, under way, cancelled, amended meanwhile, too few pieces, no line left.
 */
export async function amendQuote(services: Services, request: AmendRequest): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const found = await lockOwnQuote(tx, request, { kind: 'amended' });
    if (!found) return requireSameAmendment(tx, request);
    await refuseUnlessAmendable(tx, found);
    if (request.change.expected !== found.row.revision) {
      throw new AppError(quoteErrors.amendedMeanwhile);
    }
    await writeAmendment(tx, services, found, request);
  });
  services.wakeWorker();
}

/** Throws AppError: the key made another amendment. */
async function requireSameAmendment(tx: Tx, { id, change }: AmendRequest): Promise<void> {
  const row = await tx
    .selectFrom('quote')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // A later amendment has changed what this one left.
  if (row.revision !== change.expected + 1) return;
  const lines = await readLines(tx, id);
  const { notes, recipient } = detailsOf(row);
  const left = { quantities: lines.map(({ quantity }) => quantity), notes, recipient };
  const wanted = {
    quantities: change.quantities?.filter((quantity) => quantity > 0) ?? left.quantities,
    ...amendedDetails({ notes, recipient }, change),
  };
  requireSameContent(named(left), named(wanted), quoteErrors.keyReused);
}

const named = ({ recipient, ...facts }: { recipient: Recipient | null }) => ({
  ...facts,
  recipient: recipientText(recipient),
});

async function writeAmendment(
  tx: Tx,
  { config }: Services,
  { of, row }: LockedQuote,
  { person, key, change }: AmendRequest,
): Promise<void> {
  const before = { ...detailsOf(row), lines: await readLines(tx, of.id) };
  const after = amendedBy(before, change);
  const changes = describeChanges(before, after, row.language);
  if (changes.length === 0) return;
  const left = after.lines.filter(({ quantity }) => quantity > 0);
  const isMore = after.lines.some(
    ({ quantity }, at) => quantity > (before.lines[at]?.quantity ?? 0),
  );
  if (isMore) await refuseTooMany(tx, left, row.province);
  await consumeLimit(tx, limits.message, person.id);
  await writeLines(tx, of.id, after.lines);
  const cents = sumLines(left);
  await tx
    .updateTable('quote')
    .set({
      subtotal_cents: cents,
      total_cents: cents,
      notes: after.notes,
      ...recipientColumns(after.recipient),
      revision: row.revision + 1,
    })
    .where('id', '=', of.id)
    .execute();
  await deferPaper(tx, { of: 'request', quoteId: of.id, id: of.id }, `${row.revision + 1}`);
  const event = await addEvent(tx, {
    of,
    actor: { id: person.id, as: 'customer' },
    kind: 'amended',
    note: changes.join('\n'),
    ...(key && { key }),
  });
  await mailStaff(tx, {
    event: `quote-amended ${event}`,
    about: of.id,
    mail: amendedMail(toMailedQuote(row), changes, config),
  });
}

interface Amendable {
  lines: Line[];
  notes: string | null;
  recipient: Recipient | null;
}

function detailsOf(row: QuoteRow): Omit<Amendable, 'lines'> {
  return { notes: row.notes, recipient: toRecipient(row) };
}

function amendedBy(
  { lines: linesBefore, notes, recipient }: Amendable,
  change: CheckedAmendment,
): Amendable {
  const lines = amendedLines(linesBefore, change.quantities);
  if (!lines) throw new AppError(quoteErrors.amendedMeanwhile);
  if (lines.every(({ quantity }) => quantity === 0)) throw new AppError(quoteErrors.nothingLeft);
  return { lines, ...amendedDetails({ notes, recipient }, change) };
}

/** What the change leaves out stays. */
function amendedDetails(
  { notes, recipient }: Omit<Amendable, 'lines'>,
  change: CheckedAmendment,
): Omit<Amendable, 'lines'> {
  return {
    notes: change.notes === undefined ? notes : change.notes?.trim() || null,
    recipient: change.recipient === undefined ? recipient : change.recipient,
  };
}

type Line = Awaited<ReturnType<typeof readLines>>[number];

async function readLines(tx: Tx, quoteId: string) {
  const rows = await tx
    .selectFrom('quote_line')
    .select(['position', 'product_id', 'product_name', 'quantity', 'unit_price_cents'])
    .where('quote_id', '=', quoteId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    productId: row.product_id,
    productName: row.product_name,
    quantity: row.quantity,
    priceCents: row.unit_price_cents === null ? null : Number(row.unit_price_cents),
  }));
}

async function writeLines(tx: Tx, quoteId: string, lines: readonly Line[]): Promise<void> {
  for (const { position, quantity } of lines) {
    if (quantity > 0) {
      await tx
        .updateTable('quote_line')
        .set({ quantity })
        .where('quote_id', '=', quoteId)
        .where('position', '=', position)
        .execute();
    } else {
      await tx
        .deleteFrom('quote_line')
        .where('quote_id', '=', quoteId)
        .where('position', '=', position)
        .execute();
    }
  }
}

/** Larger quantities need the checks of a new quotation, at the quoted price. */
async function refuseTooMany(tx: Tx, lines: readonly Line[], province: string): Promise<void> {
  const requested = lines.map(({ productId, productName, quantity, priceCents }) => ({
    productId: productId ?? '',
    productName,
    quantity,
    price: toWire(priceCents),
  }));
  const products = await lockProducts(tx, requested);
  const now = currentLines(requested, products, toProvince(province));
  const problem = notQuotable(now);
  if (problem) throw new AppError(problem);
}
