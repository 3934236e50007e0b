import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { addEvent } from '#features/cases/server/events.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { AppError } from '#platform/http/errors.ts';
import { formatMoney } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import type { StaffOffer } from '../../schema.ts';
import { findStaffOffer } from '../../server/drafting/draft-offer.ts';
import { lockForStaff } from '../../server/lock-offer.ts';
import { mailCustomer } from '../../server/mails/mail-customer.ts';
import { noteOf } from '../../server/offer-event.ts';
import { customsErrors } from '../errors.ts';
import type { CustomsForm } from '../schema.ts';
import { namedMail, withdrawnMail } from './customs-mails.ts';
import './tables.ts';

/**
 * Records what customs named for an accepted offer, and asks its customer by mail. The same again
 * while it waits changes nothing. Throws AppError: not found, not accepted, one waits already, a day to come.
 */
export async function namePrice(
  services: Services,
  agent: CurrentUser,
  { id, form }: { id: string; form: CustomsForm },
): Promise<StaffOffer> {
  await services.db.transaction().execute(async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    const { of, name, row, offer } = locked;
    if (offer.state !== 'accepted') throw new AppError(customsErrors.noOrder);
    if (form.namedOn > dayInHavana(new Date())) throw new AppError(customsErrors.day);
    const waiting = offer.customs.find(({ state }) => state === 'waiting');
    if (waiting) {
      const { cents, namedOn, source } = waiting;
      const same = cents === form.cents && namedOn === form.namedOn && source === form.source;
      if (same) return;
      throw new AppError(customsErrors.waits);
    }
    const { cents, namedOn, source } = form;
    const written = await translateConstraint('customs_price_one_waits', customsErrors.waits, () =>
      tx
        .insertInto('customs_price')
        .values({
          offer_id: offer.id,
          amount_cents: cents,
          named_on: namedOn,
          source,
          recorded_by: agent.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const actor = { id: agent.id, as: 'staff' as const };
    const said = formatMoney(cents, offer.language);
    await addEvent(tx, { of, actor, kind: 'customs_named', note: noteOf(locked, said) });
    await writeAudit(tx, {
      actor: agent,
      action: 'customs.name',
      subject: { kind: 'quote', id: row.id, name },
      details: { offer: offer.number, cents, source },
    });
    await mailCustomer(tx, locked, {
      event: `customs-named ${written.id}`,
      mail: (path) => namedMail(locked, form, path, services.config),
    });
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
}

/**
 * Withdraws a price that waits, or that its customer wants to talk about. The same again changes
 * nothing. Throws AppError: not found, accepted.
 */
export async function withdrawPrice(
  services: Services,
  agent: CurrentUser,
  { id, reason }: { id: string; reason: string },
): Promise<StaffOffer> {
  const offerId = await services.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('customs_price')
      .select('offer_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw new AppError(customsErrors.notFound);
    const locked = await lockForStaff(tx, agent, found.offer_id);
    const { of, name, row, offer } = locked;
    const price = offer.customs.find((each) => each.id === id);
    if (!price) throw new AppError(customsErrors.notFound);
    if (price.state === 'withdrawn') return found.offer_id;
    if (price.state === 'accepted') throw new AppError(customsErrors.answered);
    await tx
      .updateTable('customs_price')
      .set({ withdrawn_at: new Date(), withdrawn_by: agent.id, withdraw_reason: reason })
      .where('id', '=', id)
      .execute();
    const actor = { id: agent.id, as: 'staff' as const };
    await addEvent(tx, { of, actor, kind: 'customs_withdrawn', note: noteOf(locked, reason) });
    await writeAudit(tx, {
      actor: agent,
      action: 'customs.withdraw',
      subject: { kind: 'quote', id: row.id, name },
      details: { offer: offer.number, cents: price.cents, reason },
    });
    await mailCustomer(tx, locked, {
      event: `customs-withdrawn ${id}`,
      mail: (path) => withdrawnMail(locked, { cents: price.cents, reason }, path, services.config),
    });
    return found.offer_id;
  });
  services.wakeWorker();
  return findStaffOffer(services.db, offerId);
}
