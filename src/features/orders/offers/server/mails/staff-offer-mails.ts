import {
  type CaseMailContent,
  customerActedBlocks,
  headedText,
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
  const heldUntil = until ? formatDate(until, 'es') : undefined;
  return customerActed(
    mailed,
    { ...texts, instruction: texts.instruction(payable, heldUntil) },
    texts.total(formatMoney(total, 'es')),
  );
}

export function declinedContent(mailed: MailedOffer, reason: string): CaseMailContent {
  return customerActed(mailed, staffOfferMailTexts.declined, reason);
}

export function changeAskedContent(mailed: MailedOffer, text: string): CaseMailContent {
  return customerActed(mailed, staffOfferMailTexts.changeAsked, text);
}

export function newOfferAskedContent(mailed: MailedOffer): CaseMailContent {
  return customerActed(mailed, staffOfferMailTexts.newOfferAsked);
}

export function soldContent(mailed: MailedOffer, soldNames: readonly string[]): CaseMailContent {
  return customerActed(mailed, staffOfferMailTexts.sold, soldNames.join('\n'));
}

interface CustomerActTexts {
  subject(name: string, number: string): string;
  title: string;
  instruction: string;
}

export function customerActed(
  { row, offer }: MailedOffer,
  { subject, title, instruction }: CustomerActTexts,
  words?: string,
): CaseMailContent {
  const { customerName, customerEmail } = toMailedQuote(row);
  return {
    subject: subject(customerName, offer.number),
    title,
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
