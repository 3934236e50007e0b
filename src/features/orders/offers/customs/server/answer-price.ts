import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { formatMoney } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { Offer } from '../../schema.ts';
import { type Answerer, actorOf, answererColumns } from '../../server/answerer.ts';
import { type LockedOffer, lockForAnswer } from '../../server/lock-offer.ts';
import { recordCustomerAct } from '../../server/offer-history.ts';
import { findForAnswerer } from '../../server/own-offers.ts';
import { customsErrors } from '../errors.ts';
import type { CustomsAnswer, CustomsPrice } from '../schema.ts';
import { answeredContent } from './customs-mails.ts';

/**
 * Records, once, the customer's answer to a price of customs; a repetition gets the first answer.
 * Throws AppError: not found, answered otherwise, withdrawn, another price than was shown.
 */
export async function answerPrice(
  services: Services,
  by: Answerer,
  { number, answer: { id, cents, answer } }: { number: string; answer: CustomsAnswer },
): Promise<Offer> {
  const actor = actorOf(by);
  await inTransaction(services.db, async (tx) => {
    const locked = await lockForAnswer(tx, by, number);
    const { offer } = locked;
    const price = findPrice(locked, id);
    if (price.state === answer) return;
    refuseUnlessWaiting(locked, price);
    if (price.cents !== cents) throw new AppError(customsErrors.otherShown);
    await tx
      .updateTable('customs_price')
      .set({ answer, answered_at: sharedNow(), ...answererColumns(by) })
      .where('id', '=', id)
      .execute();
    await recordCustomerAct(tx, services.config, {
      actor,
      locked,
      kind: answer === 'accepted' ? 'customs_accepted' : 'customs_talk',
      text: formatMoney(cents, offer.language),
      event: `customs-answered ${id}`,
      mail: answeredContent(locked, { answer, cents }),
    });
  });
  services.wakeWorker();
  return findForAnswerer(services.db, by, number);
}

export function findPrice({ offer }: LockedOffer, id: string): CustomsPrice {
  const price = offer.customs.find((each) => each.id === id);
  if (!price) throw new AppError(customsErrors.notFound);
  return price;
}

function refuseUnlessWaiting({ offer }: LockedOffer, { state }: CustomsPrice): void {
  const withdrawn = state === 'withdrawn' || offer.state !== 'accepted';
  if (withdrawn) throw new AppError(customsErrors.withdrawn);
  if (state !== 'waiting') throw new AppError(customsErrors.answered);
}
