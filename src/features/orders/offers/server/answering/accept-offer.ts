import { randomUUID } from 'node:crypto';
import { datedFrom } from '#features/ledger/entries/due.ts';
import { livePaymentInstructions } from '#features/ledger/payment-methods/server/live-instructions.ts';
import { confirmRecipient } from '#features/requests/quotes/server/confirm-recipient.ts';
import { catalogueChanges } from '#features/shop/catalogue/server/changes.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { offerErrors } from '../../errors.ts';
import { mayChoose, planFor, totalOf } from '../../offer-rules.ts';
import type { CheckedAcceptance, Instalment, Offer, OfferAcceptance } from '../../schema.ts';
import { type AnswerActor, type Answerer, actorOf, answererColumns } from '../answerer.ts';
import { followAct } from '../follow-facts.ts';
import { type HeldProducts, lockToHold } from '../holds/holds.ts';
import { type LockedOffer, lockForAnswer } from '../lock-offer.ts';
import { mailAboutOffer } from '../mails/mail-customer.ts';
import { acceptedMail } from '../mails/offer-mails.ts';
import { deferInstalments } from '../mails/reminders.ts';
import { acceptedContent } from '../mails/staff-offer-mails.ts';
import { recordCustomerAct } from '../offer-history.ts';
import { findForAnswerer } from '../own-offers.ts';
import { hashOfShown } from '../shown-hash.ts';
import { recordSold } from './record-sold.ts';
import { refuseUnlessOpen } from './refuse-answer.ts';
import { makeUnitsOf } from './units-of-acceptance.ts';

interface AcceptRequest {
  number: string;
  input: CheckedAcceptance;
}

/**
 * Accepts an offer, once: its products are held, and the acceptance records what was shown and
 * chosen. A repetition gets the first answer. Throws AppError: not found, no longer open, another
 * offer than was shown, a chosen line that is no option, sold meanwhile (staff are told).
 */
export async function acceptOffer(
  services: Services,
  by: Answerer,
  { number, input }: AcceptRequest,
): Promise<Offer> {
  const actor = actorOf(by);
  const { soldNames, held } = await inTransaction(services.db, async (tx) => {
    const locked = await lockForAnswer(tx, by, number);
    if (locked.offer.state === 'accepted') return nothingChanged;
    refuseUnlessOpen(locked.offer, sharedNow());
    refuseOther(locked, input);
    const [locking, accounts] = await together(
      lockToHold(tx, locked, input.chosen),
      livePaymentInstructions(tx),
    );
    if ('soldNames' in locking) {
      await recordSold(tx, services.config, { actor, locked, ...locking });
      return { ...nothingChanged, ...locking };
    }
    const { holds, hold } = locking;
    const payable = accounts.length > 0;
    await together(
      hold(),
      writeAcceptance(tx, services, { by, actor, locked, input, holds, payable }),
    );
    return { ...nothingChanged, held: holds.held };
  });
  services.wakeWorker();
  if (soldNames.length > 0) throw new AppError(offerErrors.sold);
  if (held.length > 0) catalogueChanges(services.database).notify();
  return findForAnswerer(services.db, by, number);
}

const nothingChanged: { soldNames: string[]; held: string[] } = { soldNames: [], held: [] };

/** Compares the form with the stored offer; the form's amounts are never used. */
function refuseOther({ offer }: LockedOffer, { shown, chosen, totalCents }: OfferAcceptance): void {
  if (!mayChoose(offer.lines, chosen)) throw new AppError(offerErrors.wrongChoice);
  const same = shown === hashOfShown(offer) && totalCents === totalOf(offer.lines, chosen);
  if (!same) throw new AppError(offerErrors.otherShown);
}

interface Acceptance {
  by: Answerer;
  actor: AnswerActor;
  locked: LockedOffer;
  input: CheckedAcceptance;
  holds: HeldProducts;
  /** There is an account to which the customer can pay. */
  payable: boolean;
}

async function writeAcceptance(
  tx: Tx,
  { config }: Services,
  { by, actor, locked, input, holds, payable }: Acceptance,
): Promise<void> {
  const { of, row, offer } = locked;
  const now = sharedNow();
  const total = totalOf(offer.lines, input.chosen);
  const today = dayInHavana(now);
  const plan = planFor(offer.plan, total).map((part) => datedFrom(part, today));
  const id = randomUUID();
  const accepted = { total, plan, ...holds, payable };
  const seenAt = offer.seenAt ? new Date(offer.seenAt) : now;
  await together(
    tx
      .insertInto('offer_acceptance')
      .values({
        id,
        offer_id: offer.id,
        chosen: input.chosen.toSorted((a, b) => a - b),
        total_cents: total,
        shown_hash: Buffer.from(input.shown, 'hex'),
        terms_version: offer.termsVersion,
        typed_name: input.name,
        ...answererColumns(by),
        accepted_at: now,
      })
      .execute(),
    writeInstalments(tx, id, plan),
    deferInstalments(tx, offer, plan, now),
    tx
      .updateTable('offer')
      .set({ state: 'accepted', answered_at: now, seen_at: seenAt })
      .where('id', '=', offer.id)
      .execute(),
    confirmRecipient(tx, { of, row, actor, recipient: input.recipient }),
    makeUnitsOf(tx, id, now),
    recordCustomerAct(tx, config, {
      actor,
      locked,
      kind: 'offer_accepted',
      text: input.name,
      event: `offer-accepted-staff ${id}`,
      mail: acceptedContent(locked, accepted),
    }),
  );
  await together(
    followAct(tx, row.id),
    mailAboutOffer(tx, config, locked, {
      event: `offer-accepted ${id}`,
      content: acceptedMail(offer, accepted),
    }),
  );
}

async function writeInstalments(
  tx: Tx,
  acceptanceId: string,
  plan: readonly Instalment[],
): Promise<void> {
  const rows = plan.map(({ label, cents, due, dueOn }, position) => ({
    acceptance_id: acceptanceId,
    position,
    label,
    amount_cents: cents,
    due,
    due_on: dueOn,
  }));
  await tx.insertInto('acceptance_instalment').values(rows).execute();
}
