import { sql } from 'kysely';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import { daysToHold } from '../../hold-days.ts';
import { offerNote } from '../../offer-note.ts';
import { findStaffOffer } from '../drafting/draft-offer.ts';
import { type LockedOffer, lockForStaff } from '../lock-offer.ts';
import { mailAboutOffer } from '../mails/mail-customer.ts';
import { extendedMail } from '../mails/offer-mails.ts';
import { isNewestNote, recordStaffAct } from '../offer-history.ts';
import { lockToHold } from './holds.ts';

/**
 * Holds the accepted products until a later day, or holds them again if the hold has ended and they
 * are free. A repetition changes nothing. Throws AppError: not found, not accepted, an impossible
 * day, sold meanwhile, nothing to hold.
 */
export const extendHold: HandlerOf<typeof staffApi.extendHold> = async (
  { params: { id }, body: { until, reason }, caller: { person: agent } },
  services,
) => {
  await changeCatalogue(services, async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    const { state, number, heldUntil } = locked.offer;
    if (state !== 'accepted') throw new AppError(offerErrors.notAccepted);
    const note = offerNote({ number, until, comment: reason });
    if (heldUntil === until && (await isNewestNote(tx, locked, 'hold_renewed', note))) return;
    const days = daysToHold(heldUntil, sharedDay());
    if (!days || until < days.min || until > days.max) throw new AppError(offerErrors.holdDay);
    if (heldUntil) await holdLonger(tx, id, until);
    else await holdAgain(tx, locked, until);
    const event = await recordStaffAct(tx, agent, locked, {
      kind: 'hold_renewed',
      note,
      action: 'offer.hold',
      details: { until },
    });
    await mailAboutOffer(tx, services.config, locked, {
      event: `hold-extended ${event}`,
      content: extendedMail(locked.offer, { until, reason }),
    });
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
};

async function holdLonger(tx: Tx, offerId: string, until: string): Promise<void> {
  await sql`update product_hold set until = ${until}
    where offer_id = ${offerId} and released_at is null and until < ${until}::date`.execute(tx);
}

async function holdAgain(tx: Tx, locked: LockedOffer, until: string): Promise<void> {
  const chosen = locked.offer.acceptance?.chosen ?? [];
  const locking = await lockToHold(tx, locked, chosen, until);
  if ('soldNames' in locking) throw new AppError(offerErrors.holdSold);
  if (locking.holds.until === null) throw new AppError(offerErrors.holdNothing);
  await locking.hold();
}
