import { addEvent } from '#features/cases/server/events.ts';
import { toProvince } from '#features/provinces/provinces.ts';
import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { amendedLines, whatChanged } from '../../amendment.ts';
import { quoteErrors, unavailableError } from '../../errors.ts';
import { currentLines, isAvailable, sumLines } from '../../quote.ts';
import type { CheckedAmendment } from '../../schema.ts';
import { lockProducts } from '../creating/lock-products.ts';
import { amendedMail } from '../mails/staff-mails.ts';
import { recipientColumns, toNoticed, toRecipient } from '../store.ts';
import { lockOpenQuote, type OpenQuote, type OwnChange } from './lock-pending-quote.ts';

type Amending = OwnChange & { change: CheckedAmendment };

/**
 * Changes quantities, note and recipient of one's own pending quotation at the prices it has, writes
 * that into its history and tells staff by mail. Throws AppError: not found, under way, cancelled,
 * amended elsewhere meanwhile, more pieces than there are, nothing left.
 */
export async function amendQuote(services: Services, amending: Amending): Promise<void> {
  await retried(services.db, async (tx) => {
    const open = await lockOpenQuote(tx, amending);
    if (!open) return;
    if (amending.change.expected !== open.row.revision) {
      throw new AppError(quoteErrors.amendedMeanwhile);
    }
    await writeAmendment(tx, services, open, amending);
  });
  services.wakeWorker();
}

async function writeAmendment(
  tx: Tx,
  { config }: Services,
  { of, row }: OpenQuote,
  { person, key, change }: Amending,
): Promise<void> {
  const before = await readLines(tx, of.id);
  const after = amendedLines(before, change.quantities);
  if (!after) throw new AppError(quoteErrors.amendedMeanwhile);
  const left = after.filter(({ quantity }) => quantity > 0);
  if (left.length === 0) throw new AppError(quoteErrors.nothingLeft);
  const now = {
    lines: after,
    notes: change.notes === undefined ? row.notes : change.notes?.trim() || null,
    recipient: change.recipient === undefined ? toRecipient(row) : change.recipient,
  };
  const was = { lines: before, notes: row.notes, recipient: toRecipient(row) };
  const changes = whatChanged(was, now, row.language);
  if (changes.length === 0) return;
  const more = after.filter(({ quantity }, at) => quantity > (before[at]?.quantity ?? 0));
  if (more.length > 0) await refuseTooMany(tx, left, row.province);
  await consumeLimit(tx, limits.message, person.id);
  await writeLines(tx, of.id, after);
  const cents = sumLines(left);
  await tx
    .updateTable('quote')
    .set({
      subtotal_cents: cents,
      total_cents: cents,
      notes: now.notes,
      ...recipientColumns(now.recipient),
      revision: row.revision + 1,
    })
    .where('id', '=', of.id)
    .execute();
  const event = await addEvent(tx, {
    of,
    actor: { id: person.id, as: 'customer' },
    kind: 'amended',
    note: changes.join('\n'),
    ...(key && { key }),
  });
  await queueMail(tx, {
    event: `quote-amended ${event}`,
    about: of.id,
    mail: amendedMail(toNoticed(row), changes, config),
    known: true,
  });
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

/** More of something is asked for as if it were new; its price stays what was quoted. */
async function refuseTooMany(tx: Tx, lines: readonly Line[], province: string): Promise<void> {
  const wanted = lines.map(({ productId, productName, quantity, priceCents }) => ({
    productId: productId ?? '',
    productName,
    quantity,
    price: priceCents === null ? null : priceCents / 100,
  }));
  const products = await lockProducts(tx, wanted);
  const now = currentLines(wanted, products, toProvince(province));
  const missing = now.filter(({ state }) => !isAvailable(state));
  if (missing.length > 0) {
    throw new AppError(unavailableError(missing.map(({ productName }) => productName)));
  }
  if (now.some(({ state }) => state === 'short')) throw new AppError(quoteErrors.tooFew);
}
