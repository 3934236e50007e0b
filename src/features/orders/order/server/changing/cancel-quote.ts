import { type Answerer, actorOf, type OpenLink } from '#features/orders/offers/server/answerer.ts';
import { endHolds } from '#features/orders/offers/server/holds/holds-of-quote.ts';
import { isEndable } from '#features/orders/offers/server/is-endable.ts';
import { lockForCustomer } from '#features/orders/offers/server/lock-offer.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import type { LockedQuote } from '#features/requests/quotes/server/quote-access.ts';
import { findEnding } from '#features/requests/quotes/server/quote-ending.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { mailEnding } from './ending-mails.ts';
import { lockOwnQuote } from './lock-own-quote.ts';

interface CustomersEnding {
  id: string;
  reason: string | undefined;
  key?: string | undefined;
}

/**
 * Ends a quotation or order for good, until the first thing of it is bought: by the account, or by
 * the link of who asks. What is paid stays in their favour, and held until it went back. Throws
 * AppError: not found, bought or finished, ended before.
 */
export async function cancelQuote(
  services: Services,
  by: Answerer,
  { id, reason, key }: CustomersEnding,
): Promise<void> {
  const actor = actorOf(by);
  const note = reason || null;
  await changeCatalogue(services, async (tx) => {
    const locked = by.link
      ? await lockByLink(tx, by, note)
      : await lockOwnQuote(tx, { person: by.person, id, key }, { kind: 'cancelled', note });
    if (!locked) return;
    if (!(await isEndable(tx, locked.row))) throw new AppError(quoteErrors.bought);
    await addEvent(tx, {
      of: locked.of,
      actor,
      kind: 'cancelled',
      ...(note && { note }),
      ...(key && { key }),
    });
    // It no longer waits for an answer, but stays unread.
    await tx.updateTable('quote').set({ awaiting_since: null }).where('id', '=', id).execute();
    await endHolds(tx, [id]);
    await mailEnding(tx, services.config, locked.row);
  });
  services.wakeWorker();
}

/** Undefined: it was sent before. A key belongs to a person, and by a link nobody has signed in. */
async function lockByLink(
  tx: Tx,
  by: Answerer & { link: OpenLink },
  note: string | null,
): Promise<LockedQuote | undefined> {
  const { quoteId } = by.link;
  const locked = await lockForCustomer(tx, by, quoteId);
  const ending = await findEnding(tx, quoteId);
  if (ending?.by === 'customer' && ending.reason === note) return undefined;
  if (ending) throw new AppError(quoteErrors.cancelled);
  return locked;
}
