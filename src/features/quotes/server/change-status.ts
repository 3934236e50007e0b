import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { addEvent } from '../../history/server/store.ts';
import { quoteRefusals } from '../refusals.ts';
import type { QuoteDetail, QuoteStatusChange } from '../schema.ts';
import { findQuote } from './store.ts';

/**
 * Sets a quote's status and writes down who did it. Setting the status it has already changes
 * nothing. Throws Refusal: not found, or changed by someone else meanwhile.
 */
export async function changeQuoteStatus(
  { db }: Platform,
  agent: CurrentUser,
  id: string,
  { status, expected }: QuoteStatusChange,
): Promise<QuoteDetail> {
  await db.transaction().execute(async (tx) => {
    const quote = await tx
      .selectFrom('quote')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!quote) throw new Refusal(quoteRefusals.quoteNotFound);
    if (quote.status === status) return;
    if (expected && quote.status !== expected) {
      throw new Refusal(quoteRefusals.statusChanged, { details: { status: quote.status } });
    }
    await tx.updateTable('quote').set({ status }).where('id', '=', id).execute();
    await addEvent(tx, {
      of: { quoteId: id },
      actor: { id: agent.id, as: 'staff' },
      kind: 'status',
      from: quote.status,
      to: status,
    });
  });
  const changed = await findQuote(db, id);
  if (!changed) throw new Refusal(quoteRefusals.quoteNotFound);
  return changed;
}
