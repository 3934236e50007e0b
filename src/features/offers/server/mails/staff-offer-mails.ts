import {
  type CaseMailContent,
  customerActedBlocks,
  headedText,
  type MailSender,
} from '#features/cases/server/case-mails.ts';
import { quoteMailToStaff } from '#features/quotes/server/mails/quote-mails.ts';
import { toMailedQuote } from '#features/quotes/server/store.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { LockedOffer } from '../lock-offer.ts';
import type { AcceptedTerms, MailedOffer } from './offer-mails.ts';

export function acceptedContent(mailed: MailedOffer, accepted: AcceptedTerms): CaseMailContent {
  const { row, offer } = mailed;
  const { total, until, payable } = accepted;
  const held = until ? `; lo apartado vence al final del ${formatDate(until, 'es')}` : '';
  return customerActed(mailed, {
    subject: `${row.customer_name} aceptó la oferta ${offer.number}`,
    title: 'Oferta aceptada',
    instruction: `Debe actuar: un agente. ${payable ? 'El cliente ya lee dónde pagar la primera cuota' : 'Explique cómo pagar la primera cuota'}${held}. La oferta aceptada propone el estado «Aprobada».`,
    words: `Total aceptado: ${formatMoney(total, 'es')}`,
  });
}

export function declinedContent(mailed: MailedOffer, reason: string): CaseMailContent {
  const { row, offer } = mailed;
  return customerActed(mailed, {
    subject: `${row.customer_name} rechazó la oferta ${offer.number}`,
    title: 'Oferta rechazada',
    instruction: 'Vea el motivo. Puede hacer una versión nueva.',
    words: reason,
  });
}

const makeNewVersion = 'Debe actuar: un agente. Haga una versión nueva o respóndale.';

export function changeAskedContent(mailed: MailedOffer, text: string): CaseMailContent {
  const { row, offer } = mailed;
  return customerActed(mailed, {
    subject: `${row.customer_name} pide un cambio en la oferta ${offer.number}`,
    title: 'Pide un cambio en su oferta',
    instruction: makeNewVersion,
    words: text,
  });
}

export function newOfferAskedContent(mailed: MailedOffer): CaseMailContent {
  const { row, offer } = mailed;
  return customerActed(mailed, {
    subject: `${row.customer_name} pide una oferta nueva: ${offer.number} venció`,
    title: 'Pide una oferta nueva',
    instruction: makeNewVersion,
  });
}

export function soldContent(mailed: MailedOffer, soldNames: readonly string[]): CaseMailContent {
  const { row, offer } = mailed;
  return customerActed(mailed, {
    subject: `${row.customer_name} quiso aceptar ${offer.number} y ya se vendió`,
    title: 'Quiso aceptar y algo ya no está',
    instruction:
      'Debe actuar: un agente. La oferta nos obliga: consiga otro igual o haga una versión nueva, y escríbale hoy.',
    words: soldNames.join('\n'),
  });
}

interface CustomerActMail {
  subject: string;
  title: string;
  instruction: string;
  words?: string;
}

export function customerActed(
  { row, offer }: MailedOffer,
  { instruction, words, ...head }: CustomerActMail,
): CaseMailContent {
  const { customerName, customerEmail } = toMailedQuote(row);
  return {
    ...head,
    preheader: `${customerName}, ${offer.number}`,
    blocks: customerActedBlocks(instruction, headedText(customerName, words), customerEmail),
  };
}

export function staffOfferMail(
  { row }: Pick<LockedOffer, 'row'>,
  content: CaseMailContent,
  sender: MailSender,
): Mail {
  return quoteMailToStaff(toMailedQuote(row), content, sender);
}
