import type { Sender } from '#features/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { type MailedOffer, toCustomer } from '../../server/mails/offer-mails.ts';
import { toStaff } from '../../server/mails/staff-offer-mails.ts';
import type { CustomsAnswerKind } from '../customs.ts';
import { customsMailTexts } from '../messages.ts';
import type { CustomsForm } from '../schema.ts';

/** To the customer: what customs named, and the link by which they answer. */
export function namedMail(
  mailed: MailedOffer,
  { cents, namedOn, source }: CustomsForm,
  path: string,
  sender: Sender,
): Mail {
  const { language, number } = mailed.offer;
  const t = customsMailTexts[language];
  return toCustomer(mailed, path, sender, {
    subject: t.subject(number),
    title: t.title,
    button: t.answer,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: t.amount, value: formatMoney(cents, language) },
          { label: t.source, value: source },
          { label: t.day, value: formatDate(namedOn, language) },
        ],
      },
      { kind: 'note', text: t.text },
    ],
  });
}

/** To the customer: it no longer holds, and why. */
export function withdrawnMail(
  mailed: MailedOffer,
  { cents, reason }: { cents: number; reason: string },
  path: string,
  sender: Sender,
): Mail {
  const { language, number } = mailed.offer;
  const t = customsMailTexts[language];
  return toCustomer(mailed, path, sender, {
    subject: t.withdrawnSubject(number),
    title: t.withdrawnTitle,
    button: t.open,
    blocks: [
      { kind: 'note', text: t.withdrawnText(formatMoney(cents, language)) },
      { kind: 'heading', text: t.reason },
      { kind: 'said', text: reason },
    ],
  });
}

/** To staff, in Spanish. */
export function answeredStaffMail(
  mailed: MailedOffer,
  { answer, cents }: { answer: CustomsAnswerKind; cents: number },
  sender: Sender,
): Mail {
  const { row, offer } = mailed;
  const accepted = answer === 'accepted';
  return toStaff(mailed, sender, {
    subject: accepted
      ? `${row.customer_name} aceptó el precio de la Aduana: ${offer.number}`
      : `${row.customer_name} quiere hablar del precio de la Aduana: ${offer.number}`,
    title: accepted ? 'Aceptó el precio de la Aduana' : 'Quiere hablar del precio de la Aduana',
    act: accepted
      ? 'Debe actuar: un agente. Siga con la Aduana.'
      : 'Debe actuar: un agente. Escríbale o llámele, y anote otro precio o retire este.',
    said: `Precio de la Aduana: ${formatMoney(cents, 'es')}`,
  });
}
