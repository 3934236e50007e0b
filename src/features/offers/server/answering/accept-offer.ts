import { addEvent } from '#features/cases/server/events.ts';
import { catalogueChanges } from '#features/catalogue/server/changes.ts';
import { livePaymentInstructions } from '#features/payments/server/live-instructions.ts';
import { confirmRecipient } from '#features/quotes/server/changing/confirm-recipient.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { offerErrors } from '../../errors.ts';
import { mayChoose, planFor, totalOf } from '../../offer-rules.ts';
import type { CheckedAcceptance, Offer, OfferAcceptance } from '../../schema.ts';
import { type Answerer, actorOf } from '../answerer.ts';
import { type Holding, holdProducts } from '../holds/holds.ts';
import { type LockedOffer, lockForAnswer } from '../lock-offer.ts';
import { mailCustomer } from '../mails/mail-customer.ts';
import { acceptedMail } from '../mails/offer-mails.ts';
import { deferInstalments } from '../mails/reminders.ts';
import { acceptedStaffMail } from '../mails/staff-offer-mails.ts';
import { noteOf } from '../offer-event.ts';
import { findForAnswerer } from '../own-offers.ts';
import { hashOfShown } from '../shown-hash.ts';
import { refuseUnlessOpen } from './refuse-answer.ts';
import { tellSold } from './tell-sold.ts';
import { makeUnitsOf } from './units-of-acceptance.ts';

interface Accepting {
  number: string;
  accepted: CheckedAcceptance;
}

/**
 * Accepts an offer, once: its products are held, the acceptance says what was seen and chosen.
 * Whoever accepts again gets the first answer. Throws AppError: not found, not open any more, another offer
 * than was shown, options that are none, sold meanwhile (which tells staff).
 */
export async function acceptOffer(
  services: Services,
  by: Answerer,
  { number, accepted }: Accepting,
): Promise<Offer> {
  const actor = actorOf(by);
  const sold = await retried(services.db, async (tx) => {
    const locked = await lockForAnswer(tx, by, number);
    if (locked.offer.state === 'accepted') return [];
    refuseUnlessOpen(locked.offer, new Date());
    refuseOther(locked, accepted);
    const { gone, ...holding } = await holdProducts(tx, locked, accepted.chosen);
    if (gone.length > 0) await tellSold(tx, services.config, { actor, locked, gone });
    else await writeAcceptance(tx, services, { by, actor, locked, accepted, holding });
    return gone;
  });
  services.wakeWorker();
  if (sold.length > 0) throw new AppError(offerErrors.sold);
  catalogueChanges(services.database).notify();
  return findForAnswerer(services.db, by, number);
}

/** What the form says is compared and never used. */
function refuseOther({ offer }: LockedOffer, { shown, chosen, totalCents }: OfferAcceptance): void {
  if (!mayChoose(offer.lines, chosen)) throw new AppError(offerErrors.wrongChoice);
  const same = shown === hashOfShown(offer) && totalCents === totalOf(offer.lines, chosen);
  if (!same) throw new AppError(offerErrors.otherShown);
}

interface Written {
  by: Answerer;
  actor: ReturnType<typeof actorOf>;
  locked: LockedOffer;
  accepted: CheckedAcceptance;
  holding: Omit<Holding, 'gone'>;
}

async function writeAcceptance(
  tx: Tx,
  { config }: Services,
  { by, actor, locked, accepted, holding }: Written,
): Promise<void> {
  const { of, row, offer } = locked;
  const now = new Date();
  const total = totalOf(offer.lines, accepted.chosen);
  const plan = planFor(offer.plan, total);
  const { id } = await tx
    .insertInto('offer_acceptance')
    .values({
      offer_id: offer.id,
      chosen: accepted.chosen.toSorted((a, b) => a - b),
      total_cents: total,
      shown_hash: Buffer.from(accepted.shown, 'hex'),
      terms_version: offer.termsVersion,
      typed_name: accepted.name,
      link_id: by.link?.id ?? null,
      person_id: by.link ? null : by.person.id,
      accepted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const instalments = plan.map(({ label, cents, due, dueOn }, position) => ({
    acceptance_id: id,
    position,
    label,
    amount_cents: cents,
    due,
    due_on: dueOn,
  }));
  await tx.insertInto('acceptance_instalment').values(instalments).execute();
  await deferInstalments(tx, offer, plan, now);
  await tx
    .updateTable('offer')
    .set({
      state: 'accepted',
      answered_at: now,
      seen_at: offer.seenAt ? new Date(offer.seenAt) : now,
    })
    .where('id', '=', offer.id)
    .execute();
  await confirmRecipient(tx, { of, row, actor, recipient: accepted.recipient });
  await makeUnitsOf(tx, id, now);
  await addEvent(tx, { of, actor, kind: 'offer_accepted', note: noteOf(locked, accepted.name) });
  const payable = (await livePaymentInstructions(tx)).length > 0;
  const told = { total, plan, ...holding, payable };
  await mailStaff(tx, {
    event: `offer-accepted-staff ${id}`,
    about: row.id,
    mail: acceptedStaffMail(locked, told, config),
  });
  await mailCustomer(tx, locked, {
    event: `offer-accepted ${id}`,
    mail: (link) => acceptedMail(locked, told, link, config),
  });
}
