import { customerActedBlocks, headedText, type Sender } from '#features/cases/server/case-mails.ts';
import { toStaff as staffMail } from '#features/quotes/server/mails/quote-mails.ts';
import { toMailedQuote } from '#features/quotes/server/store.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { Accepted, MailedOffer } from './offer-mails.ts';

/** To staff, in Spanish. */
export function acceptedStaffMail(
  mailed: MailedOffer,
  { total, until, payable }: Accepted,
  sender: Sender,
): Mail {
  const { row, offer } = mailed;
  const held = until ? `; lo apartado vence al final del ${formatDate(until, 'es')}` : '';
  return toStaff(mailed, sender, {
    subject: `${row.customer_name} aceptó la oferta ${offer.number}`,
    title: 'Oferta aceptada',
    act: `Debe actuar: un agente. ${payable ? 'El cliente ya lee dónde pagar la primera cuota' : 'Explique cómo pagar la primera cuota'}${held}. La oferta aceptada propone el estado «Aprobada».`,
    said: `Total aceptado: ${formatMoney(total, 'es')}`,
  });
}

export function declinedStaffMail(mailed: MailedOffer, reason: string, sender: Sender): Mail {
  const { row, offer } = mailed;
  return toStaff(mailed, sender, {
    subject: `${row.customer_name} rechazó la oferta ${offer.number}`,
    title: 'Oferta rechazada',
    act: 'Vea el motivo. Puede hacer una versión nueva.',
    said: reason,
  });
}

export function askedStaffMail(
  mailed: MailedOffer,
  asked: { asks: 'change'; text: string } | { asks: 'again' },
  sender: Sender,
): Mail {
  const { row, offer } = mailed;
  const change = asked.asks === 'change';
  return toStaff(mailed, sender, {
    subject: change
      ? `${row.customer_name} pide un cambio en la oferta ${offer.number}`
      : `${row.customer_name} pide una oferta nueva: ${offer.number} venció`,
    title: change ? 'Pide un cambio en su oferta' : 'Pide una oferta nueva',
    act: 'Debe actuar: un agente. Haga una versión nueva o respóndale.',
    said: change ? asked.text : undefined,
  });
}

export function soldStaffMail(mailed: MailedOffer, gone: readonly string[], sender: Sender): Mail {
  const { row, offer } = mailed;
  return toStaff(mailed, sender, {
    subject: `${row.customer_name} quiso aceptar ${offer.number} y ya se vendió`,
    title: 'Quiso aceptar y algo ya no está',
    act: 'Debe actuar: un agente. La oferta nos obliga: consiga otro igual o haga una versión nueva, y escríbale hoy.',
    said: gone.join('\n'),
  });
}

interface StaffMailParts {
  subject: string;
  title: string;
  act: string;
  said: string | undefined;
}

/** With what all mails to staff about an offer have. */
export function toStaff(
  { row, offer }: MailedOffer,
  sender: Sender,
  { act, said, ...head }: StaffMailParts,
): Mail {
  const quote = toMailedQuote(row);
  const words = headedText(quote.customerName, said);
  return staffMail(
    quote,
    {
      ...head,
      preheader: `${quote.customerName}, ${offer.number}`,
      blocks: customerActedBlocks(act, words, quote.customerEmail),
    },
    sender,
  );
}
