import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { formatMoney } from '#platform/money.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { findStaffOffer } from '../../server/drafting/draft-offer.ts';
import { lockForStaff } from '../../server/lock-offer.ts';
import { mailAboutOffer } from '../../server/mails/mail-customer.ts';
import { noteOf, recordStaffAct } from '../../server/offer-history.ts';
import { customsErrors } from '../errors.ts';
import type { CustomsForm } from '../schema.ts';
import { findPrice } from './answer-price.ts';
import { namedMail, withdrawnMail } from './customs-mails.ts';

/**
 * Records the price that customs named for an accepted offer, and asks its customer by mail. A
 * repetition while it waits changes nothing. Throws AppError: not found, not accepted, another
 * price waits.
 */
export const namePrice: HandlerOf<typeof staffApi.nameCustoms> = async (
  { params: { id }, body: form, caller: { person: agent } },
  services,
) => {
  await inTransaction(services.db, async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    const { offer } = locked;
    if (offer.state !== 'accepted') throw new AppError(customsErrors.noOrder);
    const waiting = offer.customs.find(({ state }) => state === 'waiting');
    if (waiting && isSamePrice(waiting, form)) return;
    if (waiting) throw new AppError(customsErrors.waits);
    const priceId = await writePrice(tx, agent, id, form);
    await recordStaffAct(tx, agent, locked, {
      kind: 'customs_named',
      note: noteOf(locked, formatMoney(form.cents, offer.language)),
      action: 'customs.name',
      details: { cents: form.cents, source: form.source },
    });
    await mailAboutOffer(tx, services.config, locked, {
      event: `customs-named ${priceId}`,
      content: namedMail(offer, form),
    });
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
};

function isSamePrice(a: CustomsForm, b: CustomsForm): boolean {
  return a.cents === b.cents && a.namedOn === b.namedOn && a.source === b.source;
}

async function writePrice(
  tx: Tx,
  agent: CurrentUser,
  offerId: string,
  { cents, namedOn, source }: CustomsForm,
): Promise<string> {
  const values = {
    offer_id: offerId,
    amount_cents: cents,
    named_on: namedOn,
    source,
    recorded_by: agent.id,
  };
  const { id } = await translateConstraint('customs_price_one_waits', customsErrors.waits, () =>
    tx.insertInto('customs_price').values(values).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

/**
 * Withdraws a price that waits, or about which its customer wants to talk. A repetition changes
 * nothing. Throws AppError: not found, accepted.
 */
export const withdrawPrice: HandlerOf<typeof staffApi.withdrawCustoms> = async (
  { params: { id }, body: { reason }, caller: { person: agent } },
  services,
) => {
  const offerId = await inTransaction(services.db, async (tx) => {
    const found = await tx
      .selectFrom('customs_price')
      .select('offer_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new AppError(customsErrors.notFound));
    const locked = await lockForStaff(tx, agent, found.offer_id);
    const { state, cents } = findPrice(locked, id);
    if (state === 'withdrawn') return found.offer_id;
    if (state === 'accepted') throw new AppError(customsErrors.answered);
    await tx
      .updateTable('customs_price')
      .set({ withdrawn_at: sharedNow(), withdrawn_by: agent.id, withdraw_reason: reason })
      .where('id', '=', id)
      .execute();
    await recordStaffAct(tx, agent, locked, {
      kind: 'customs_withdrawn',
      note: noteOf(locked, reason),
      action: 'customs.withdraw',
      details: { cents, reason },
    });
    await mailAboutOffer(tx, services.config, locked, {
      event: `customs-withdrawn ${id}`,
      content: withdrawnMail(locked.offer, { cents, reason }),
    });
    return found.offer_id;
  });
  services.wakeWorker();
  return findStaffOffer(services.db, offerId);
};
