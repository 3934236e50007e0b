import { readPromisedDays } from '#features/shipping/units/server/promised-days.ts';
import type { Database } from '#platform/database/database.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { shownState } from '../offer-state.ts';
import type { PromisedDays } from '../schema.ts';
import type { StoredOffer } from './store.ts';

type Acceptable = Pick<StoredOffer, 'quoteId' | 'state' | 'validUntil' | 'lines'>;

/** By when its goods would be promised, were it accepted today. Null where it cannot be. */
export async function promisedIfAccepted(
  db: Database,
  { quoteId, lines, ...offer }: Acceptable,
): Promise<PromisedDays | null> {
  const now = sharedNow();
  if (shownState(offer, now) !== 'sent') return null;
  const goods = lines.filter(({ kind, optional }) => kind === 'goods' && !optional);
  return readPromisedDays(db, {
    quoteId,
    productIds: goods.map(({ productId }) => productId),
    from: dayInHavana(now),
  });
}
