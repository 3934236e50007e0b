import {
  customerActedBlocks,
  headedText,
  type MailSender,
} from '#features/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
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
      { kind: 'paragraph', text: quoteNewsMailTexts.es.maybeMore } as const,
    ],
  };
  return quoteMailToStaff(quote, content, sender);
}

export function amendedMail(
  quote: MailedQuote,
  changes: readonly string[],
  sender: MailSender,
): Mail {
  return changeMail(quote, sender, {
    subject: `${quote.customerName} cambió la cotización ${quote.reference}`,
    title: 'El cliente cambió su cotización',
    instruction: 'Debe actuar: un agente. Atienda la cotización como está ahora.',
    words: changes.join('\n'),
  });
}

export function cancelledMail(
  quote: MailedQuote,
  reason: string | undefined,
  sender: MailSender,
): Mail {
  return changeMail(quote, sender, {
    subject: `${quote.customerName} canceló la cotización ${quote.reference}`,
    title: 'El cliente canceló su cotización',
    instruction: 'Nadie debe hacer nada más. Salió de la cola.',
    words: reason,
  });
}

interface Change {
  subject: string;
  title: string;
  instruction: string;
  words: string | undefined;
}

function changeMail(quote: MailedQuote, sender: MailSender, change: Change): Mail {
  const { reference, customerName, customerEmail } = quote;
  const { instruction, words, ...head } = change;
  const blocks = customerActedBlocks(instruction, headedText(customerName, words), customerEmail);
  return quoteMailToStaff(
    quote,
    { ...head, preheader: `${customerName}, ${reference}`, blocks },
    sender,
  );
}
