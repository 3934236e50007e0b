import { addEvent } from '#features/cases/server/events.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import { formatMoney } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import type { Offer } from '../../schema.ts';
import { type Answerer, actorOf } from '../../server/answerer.ts';
import { lockForAnswer } from '../../server/lock-offer.ts';
import { noteOf } from '../../server/offer-event.ts';
import { findForAnswerer } from '../../server/own-offers.ts';
import { customsErrors } from '../errors.ts';
import type { CustomsAnswer } from '../schema.ts';
import { answeredStaffMail } from './customs-mails.ts';
import './tables.ts';

interface Answering {
  number: string;
  answer: CustomsAnswer;
}

/**
 * The customer's answer to what customs named, once. Whoever gives the same answer again gets the
 * first one. Throws AppError: not found, answered otherwise, withdrawn, another price than was shown.
 */
export async function answerPrice(
  services: Services,
  by: Answerer,
  { number, answer: { id, cents, answer } }: Answering,
): Promise<Offer> {
  const actor = actorOf(by);
  await services.db.transaction().execute(async (tx) => {
    const locked = await lockForAnswer(tx, by, number);
    const { of, row, offer } = locked;
    const price = offer.customs.find((each) => each.id === id);
    if (!price) throw new AppError(customsErrors.notFound);
    if (price.state === answer) return;
    if (price.state === 'withdrawn' || offer.state !== 'accepted') {
      throw new AppError(customsErrors.withdrawn);
    }
    if (price.state !== 'waiting') throw new AppError(customsErrors.answered);
    if (price.cents !== cents) throw new AppError(customsErrors.otherShown);
    await tx
      .updateTable('customs_price')
      .set({
        answer,
        answered_at: new Date(),
        link_id: by.link?.id ?? null,
        person_id: by.link ? null : by.person.id,
      })
      .where('id', '=', id)
      .execute();
    const kind = answer === 'accepted' ? 'customs_accepted' : 'customs_talk';
    const said = formatMoney(price.cents, offer.language);
    await addEvent(tx, { of, actor, kind, note: noteOf(locked, said) });
    await mailStaff(tx, {
      event: `customs-answered ${id}`,
      about: row.id,
      mail: answeredStaffMail(locked, { answer, cents: price.cents }, services.config),
    });
  });
  services.wakeWorker();
  return findForAnswerer(services.db, by, number);
}
