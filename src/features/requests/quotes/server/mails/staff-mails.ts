import {
  customerActed,
  customerActedBlocks,
  headedText,
  type MailSender,
} from '#features/requests/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { paragraph } from '#platform/mail/mail-parts.ts';
import { quoteNewsMailTexts, staffQuoteMailTexts } from '../../mail-messages.ts';
import { type MailedQuote, quoteMailToStaff } from './quote-mails.ts';

// Mails to staff, in Spanish, about a customer's message or change.

export function quoteQuestionMail(quote: MailedQuote, text: string, sender: MailSender): Mail {
  const { reference, customerName, customerEmail } = quote;
  const texts = staffQuoteMailTexts;
  const content = {
    subject: texts.questionSubject(reference, customerName),
    title: texts.questionTitle,
    preheader: `${customerName}: ${text.slice(0, 100)}`,
    blocks: [
      ...customerActedBlocks(
        texts.staffActs,
        headedText(texts.customerSays(customerName), text),
        customerEmail,
      ),
      paragraph(quoteNewsMailTexts.es.maybeMore),
    ],
  };
  return quoteMailToStaff(quote, content, sender);
}

export function amendedMail(
  quote: MailedQuote,
  changes: readonly string[],
  sender: MailSender,
): Mail {
  const { amended } = staffQuoteMailTexts;
  return quoteMailToStaff(
    quote,
    customerActed(actorOf(quote), amended, changes.join('\n')),
    sender,
  );
}

export function cancelledMail(
  quote: MailedQuote,
  { reason, todo }: { reason: string | null; todo: readonly string[] },
  sender: MailSender,
): Mail {
  const texts = staffQuoteMailTexts.cancelled;
  const instruction = todo.join(' ') || texts.instruction;
  const content = customerActed(actorOf(quote), { ...texts, instruction }, reason);
  return quoteMailToStaff(quote, content, sender);
}

const actorOf = ({ customerName: who, customerEmail: email, reference: name }: MailedQuote) => ({
  who,
  email,
  name,
});
