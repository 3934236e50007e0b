import type { QuoteRow } from '#features/requests/quotes/server/tables.ts';
import {
  finishedQuotes,
  shippedQuotes,
  toQuoteStatus,
} from '#features/requests/quotes/statuses.ts';
import { hasBoughtGoods } from '#features/shipping/units/server/goods-allow-status.ts';
import type { Database } from '#platform/database/database.ts';

/** True where nothing was bought for it, so that its customer may end it while it stands. */
export async function isEndable(db: Database, { id, status }: QuoteRow): Promise<boolean> {
  const begun = [...finishedQuotes, ...shippedQuotes].includes(toQuoteStatus(status));
  return !begun && !(await hasBoughtGoods(db, id));
}
