import { addEvent } from '#features/cases/server/events.ts';
import { shownState } from '#features/quotes/offer/offer-state.ts';
import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { offerErrors } from '../../errors.ts';
import type { Offer, OfferChange } from '../../schema.ts';
import { type Answerer, actorOf } from '../answerer.ts';
import { findGone } from '../holds/holds.ts';
import { type LockedOffer, lockForAnswer } from '../lock-offer.ts';
import { askedStaffMail, declinedStaffMail } from '../mails/staff-offer-mails.ts';
import { isSaid, isTold, noteOf } from '../offer-event.ts';
import { findForAnswerer } from '../own-offers.ts';
import { refuseUnlessOpen } from './refuse-answer.ts';
import { tellSold } from './tell-sold.ts';

interface Answering {
  by: Answerer;
  number: string;
  /** No mail is written. */
  silent?: boolean;
}

type Act = (tx: Tx, locked: LockedOffer, actor: ReturnType<typeof actorOf>) => Promise<void>;

/** In a transaction with the offer locked. Throws AppError: not found, not theirs to answer. */
async function answering(
  services: Services,
  { by, number, silent = false }: Answering,
  act: Act,
): Promise<Offer> {
  const actor = actorOf(by);
  await services.db
    .transaction()
    .execute(async (tx) => act(tx, await lockForAnswer(tx, by, number), actor));
  if (!silent) services.wakeWorker();
  return findForAnswerer(services.db, by, number);
}

/**
 * Declines an offer, once, with a reason that staff read. Whoever declines again gets the first
 * answer. Throws AppError: not found, not open any more.
 */
export function declineOffer(
  services: Services,
  by: Answerer,
  { number, reason }: { number: string; reason: string },
): Promise<Offer> {
  return answering(services, { by, number }, async (tx, locked, actor) => {
    const { of, row, offer } = locked;
    if (offer.state === 'declined') return;
    const now = new Date();
    refuseUnlessOpen(offer, now);
    await tx
      .updateTable('offer')
      .set({ state: 'declined', answered_at: now, decline_reason: reason })
      .where('id', '=', offer.id)
      .execute();
    await addEvent(tx, { of, actor, kind: 'offer_declined', note: noteOf(locked, reason) });
    await mailStaff(tx, {
      event: `offer-declined ${offer.id}`,
      about: row.id,
      mail: declinedStaffMail(locked, reason, services.config),
    });
  });
}

/**
 * Asks for a change of an offer that is open. The same words again, soon after, are the same ask.
 * Throws AppError: not found, not open any more, too many.
 */
export function askChange(
  services: Services,
  by: Answerer,
  { number, change, key }: { number: string; change: OfferChange; key: string | undefined },
): Promise<Offer> {
  return answering(services, { by, number }, async (tx, locked, actor) => {
    const { of, row, offer } = locked;
    const about = change.line === undefined ? undefined : offer.lines[change.line];
    if (change.line !== undefined && !about) throw new AppError(offerErrors.wrongChoice);
    const text = about ? `${about.text}: ${change.text}` : change.text;
    const note = noteOf(locked, text);
    // By its words: a key is of a person, and by a link nobody signed in.
    if (await isSaid(tx, locked, 'offer_change', note)) return;
    refuseUnlessOpen(offer, new Date());
    await consumeLimit(tx, limits.message, row.person_id ?? row.id);
    await tx
      .updateTable('offer')
      .set({ change_asked_at: new Date() })
      .where('id', '=', offer.id)
      .execute();
    const event = await addEvent(tx, {
      of,
      actor,
      kind: 'offer_change',
      note,
      ...(key && actor.id && { key }),
    });
    if (!event) return;
    await mailStaff(tx, {
      event: `offer-change ${event}`,
      about: row.id,
      mail: askedStaffMail(locked, { asks: 'change', text }, services.config),
    });
  });
}

/**
 * Asks for a new one in place of one that has expired, or of which something was sold; once is enough.
 * Throws AppError: not found, not open any more, nothing is gone.
 */
export function askAgain(services: Services, by: Answerer, number: string): Promise<Offer> {
  return answering(services, { by, number }, async (tx, locked, actor) => {
    const { of, row, offer } = locked;
    const now = new Date();
    if (shownState(offer, now) !== 'expired') {
      refuseUnlessOpen(offer, now);
      const gone = await findGone(tx, offer);
      if (gone.length === 0) throw new AppError(offerErrors.notExpired);
      return tellSold(tx, services.config, { actor, locked, gone });
    }
    if (await isTold(tx, offer, 'offer_again')) return;
    await tx
      .updateTable('offer')
      .set({ change_asked_at: now })
      .where('id', '=', offer.id)
      .execute();
    await addEvent(tx, { of, actor, kind: 'offer_again', note: noteOf(locked) });
    await mailStaff(tx, {
      event: `offer-again ${offer.id}`,
      about: row.id,
      mail: askedStaffMail(locked, { asks: 'again' }, services.config),
    });
  });
}

/** Somebody looked at it: a touch or a key says so, never the opening of an address. */
export function markSeen(services: Services, by: Answerer, number: string): Promise<Offer> {
  return answering(services, { by, number, silent: true }, async (tx, { offer }) => {
    if (offer.seenAt || offer.state !== 'sent') return;
    await tx.updateTable('offer').set({ seen_at: new Date() }).where('id', '=', offer.id).execute();
  });
}
