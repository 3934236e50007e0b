import { endHolds } from '#features/orders/offers/server/holds/holds-of-quote.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import type { QuoteRow } from '#features/requests/quotes/server/quote-access.ts';
import {
  finishedQuotes,
  shippedQuotes,
  toQuoteStatus,
} from '#features/requests/quotes/statuses.ts';
import { hasBoughtGoods } from '#features/shipping/units/server/goods-allow-status.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { mailEnding } from './ending-mails.ts';
import { lockOwnQuote, type OwnChange } from './lock-own-quote.ts';

/** True where nothing was bought for it, so that its customer may end it while it stands. */
export async function isEndable(db: Database, { id, status }: QuoteRow): Promise<boolean> {
  const begun = [...finishedQuotes, ...shippedQuotes].includes(toQuoteStatus(status));
  return !begun && !(await hasBoughtGoods(db, id));
}

/**
 * Ends a customer's quotation or order for good, until the first thing of it is bought. What is paid
 * stays in their favour, and held until it went back. Throws AppError: not found, bought or
 * finished, ended before.
 */
export async function cancelQuote(
  services: Services,
  { reason, ...change }: OwnChange & { reason: string | undefined },
): Promise<void> {
  const { person, id, key } = change;
  await changeCatalogue(services, async (tx) => {
    const locked = await lockOwnQuote(tx, change, { kind: 'cancelled', note: reason || null });
    if (!locked) return;
    if (!(await isEndable(tx, locked.row))) throw new AppError(quoteErrors.bought);
    await addEvent(tx, {
      of: locked.of,
      actor: { id: person.id, as: 'customer' },
      kind: 'cancelled',
      ...(reason && { note: reason }),
      ...(key && { key }),
    });
    // It no longer waits for an answer, but stays unread.
    await tx.updateTable('quote').set({ awaiting_since: null }).where('id', '=', id).execute();
    await endHolds(tx, [id]);
    await mailEnding(tx, services.config, locked.row);
  });
  services.wakeWorker();
}
