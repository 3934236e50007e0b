import { addEvent } from '#features/requests/cases/server/events.ts';
import {
  arrivedBefore,
  writeEntry,
} from '#features/requests/cases/server/writing/write-message.ts';
import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { offerErrors } from '../../errors.ts';
import { staffOfferMailTexts } from '../../mail-messages.ts';
import { shownState } from '../../offer-state.ts';
import type { Offer, OfferChange } from '../../schema.ts';
import { type AnswerActor, type Answerer, actorOf } from '../answerer.ts';
import { findSold } from '../holds/holds.ts';
import { type LockedOffer, lockForAnswer } from '../lock-offer.ts';
import { offerActed, staffOfferMail } from '../mails/staff-offer-mails.ts';
import { hasEvent, isNewestNote, noteOf, recordCustomerAct } from '../offer-history.ts';
import { findForAnswerer } from '../own-offers.ts';
import { refuseSecrets } from '../refuse-secrets.ts';
import { markChangeAsked, recordSold } from './record-sold.ts';
import { refuseUnlessOpen } from './refuse-answer.ts';

type Answer = (tx: Tx, locked: LockedOffer, actor: AnswerActor) => Promise<void>;

async function answer(
  services: Services,
  by: Answerer,
  number: string,
  write: Answer,
): Promise<Offer> {
  const actor = actorOf(by);
  await inTransaction(services.db, async (tx) => {
    await write(tx, await lockForAnswer(tx, by, number), actor);
  });
  services.wakeWorker();
  return findForAnswerer(services.db, by, number);
}

/**
 * Declines an offer, once, with a reason for staff; a repetition gets the first answer. Throws
 * AppError: not found, no longer open.
 */
export function declineOffer(
  services: Services,
  by: Answerer,
  { number, reason }: { number: string; reason: string },
): Promise<Offer> {
  return answer(services, by, number, async (tx, locked, actor) => {
    const { offer } = locked;
    if (offer.state === 'declined') return;
    const now = sharedNow();
    refuseUnlessOpen(offer, now);
    await tx
      .updateTable('offer')
      .set({ state: 'declined', answered_at: now, decline_reason: reason })
      .where('id', '=', offer.id)
      .execute();
    await recordCustomerAct(tx, services.config, {
      actor,
      locked,
      kind: 'offer_declined',
      text: reason,
      event: `offer-declined ${offer.id}`,
      mail: offerActed(locked, staffOfferMailTexts.declined, reason),
    });
  });
}

/**
 * Asks for a change of an open offer. The same text again is the same request, unless something
 * happened in between. Throws AppError: not found, no longer open, too many.
 */
export function askChange(
  services: Services,
  by: Answerer,
  { number, change, key }: { number: string; change: OfferChange; key: string | undefined },
): Promise<Offer> {
  return answer(services, by, number, async (tx, locked, actor) => {
    const { of, row, offer } = locked;
    const line = change.line === undefined ? undefined : offer.lines[change.line];
    if (change.line !== undefined && !line) throw new AppError(offerErrors.wrongChoice);
    const text = line ? `${line.text}: ${change.text}` : change.text;
    if (row.person_id) await refuseSecrets(tx, row.person_id, text);
    const note = noteOf(locked, text);
    // Compared by text: a key belongs to a person, and by a link nobody has signed in.
    if (await isNewestNote(tx, locked, 'offer_change', note)) return;
    const kind = 'offer_change' as const;
    const { id, as } = actor;
    const keyed = key !== undefined && id !== null && { of, actor: { id, as }, kind, note, key };
    if (keyed && (await arrivedBefore(tx, keyed))) return;
    refuseUnlessOpen(offer, sharedNow());
    await consumeLimit(tx, limits.message, row.person_id ?? row.id);
    await markChangeAsked(tx, offer.id);
    const event = keyed
      ? await writeEntry(tx, keyed)
      : await addEvent(tx, { of, actor, kind, note });
    const content = offerActed(locked, staffOfferMailTexts.changeAsked, text);
    const mail = staffOfferMail(locked, content, services.config);
    await mailStaff(tx, { event: `offer-change ${event}`, about: row.id, mail });
  });
}

/**
 * Asks, once, for a new offer in place of one that has expired or of which something was sold.
 * Throws AppError: not found, no longer open, nothing is sold.
 */
export function askNewOffer(services: Services, by: Answerer, number: string): Promise<Offer> {
  return answer(services, by, number, async (tx, locked, actor) => {
    const { offer } = locked;
    const now = sharedNow();
    if (shownState(offer, now) !== 'expired') {
      refuseUnlessOpen(offer, now);
      const soldNames = await findSold(tx, offer);
      if (soldNames.length === 0) throw new AppError(offerErrors.notExpired);
      return recordSold(tx, services.config, { actor, locked, soldNames });
    }
    if (await hasEvent(tx, offer, 'offer_again')) return;
    await markChangeAsked(tx, offer.id);
    await recordCustomerAct(tx, services.config, {
      actor,
      locked,
      kind: 'offer_again',
      event: `offer-again ${offer.id}`,
      mail: offerActed(locked, staffOfferMailTexts.newOfferAsked),
    });
  });
}

/**
 * Records that the customer looked at the offer. Only a touch or a key calls it, because programs
 * open links too.
 */
export async function markSeen({ db }: Services, by: Answerer, number: string): Promise<Offer> {
  actorOf(by);
  await inTransaction(db, async (tx) => {
    const { offer } = await lockForAnswer(tx, by, number);
    if (offer.seenAt || offer.state !== 'sent') return;
    await tx
      .updateTable('offer')
      .set({ seen_at: sharedNow() })
      .where('id', '=', offer.id)
      .execute();
  });
  return findForAnswerer(db, by, number);
}
