import {
  type CaseMailContent,
  customerActed,
  type MailSender,
} from '#features/requests/cases/server/case-mails.ts';
import { quoteMailToStaff } from '#features/requests/quotes/server/mails/quote-mails.ts';
import { toMailedQuote } from '#features/requests/quotes/server/store.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffOfferMailTexts } from '../../mail-messages.ts';
import type { LockedOffer } from '../lock-offer.ts';
import type { AcceptedTerms, MailedOffer } from './offer-mails.ts';

export function acceptedContent(mailed: MailedOffer, accepted: AcceptedTerms): CaseMailContent {
  const { total, until, payable } = accepted;
  const texts = staffOfferMailTexts.accepted;
  const instruction = texts.instruction(payable, until ? formatDate(until, 'es') : undefined);
  return offerActed(mailed, { ...texts, instruction }, texts.total(formatMoney(total, 'es')));
}

/** What a customer did about an offer. */
export function offerActed(
  { row, offer }: MailedOffer,
  texts: Parameters<typeof customerActed>[1],
  words?: string,
): CaseMailContent {
  const { customer_name: who, customer_email: email } = row;
  return customerActed({ who, email, name: offer.number }, texts, words);
}

export function staffOfferMail(
  { row }: Pick<LockedOffer, 'row'>,
  content: CaseMailContent,
  sender: MailSender,
): Mail {
  return quoteMailToStaff(toMailedQuote(row), content, sender);
}
