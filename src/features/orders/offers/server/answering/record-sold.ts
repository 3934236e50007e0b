import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { staffOfferMailTexts } from '../../mail-messages.ts';
import type { AnswerActor } from '../answerer.ts';
import type { LockedOffer } from '../lock-offer.ts';
import { offerActed } from '../mails/staff-offer-mails.ts';
import { hasEvent, recordCustomerAct } from '../offer-history.ts';

interface SoldGoods {
  actor: AnswerActor;
  locked: LockedOffer;
  soldNames: readonly string[];
}

/**
 * Records, once, that the customer wants an offer of which something was sold, so that staff make
 * another.
 */
export async function recordSold(
  tx: Tx,
  config: Config,
  { actor, locked, soldNames }: SoldGoods,
): Promise<void> {
  const { offer } = locked;
  // `changeAskedAt` would not do: an earlier request for another change told staff of nothing sold.
  if (await hasEvent(tx, offer, 'offer_sold')) return;
  await markChangeAsked(tx, offer.id);
  await recordCustomerAct(tx, config, {
    actor,
    locked,
    kind: 'offer_sold',
    text: soldNames.join(', '),
    event: `offer-sold ${offer.id}`,
    mail: offerActed(locked, staffOfferMailTexts.sold, soldNames.join('\n')),
  });
}

export async function markChangeAsked(tx: Tx, offerId: string): Promise<void> {
  await tx
    .updateTable('offer')
    .set({ change_asked_at: sharedNow() })
    .where('id', '=', offerId)
    .execute();
}
