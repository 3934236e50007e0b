import {
  headedText,
  type MailSender,
  type ToldProgress,
} from '#features/requests/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { note, paragraph, reference } from '#platform/mail/mail-parts.ts';
import { quoteNewsMailTexts } from '../../mail-messages.ts';
import { type QuoteStatus, quoteStatusFacts } from '../../statuses.ts';
import { type MailedQuote, quoteMailToCustomer } from './quote-mails.ts';

interface ToldStatus {
  status: QuoteStatus;
  note: string | undefined;
  progress: ToldProgress;
  /** What is owed back, where it ends the order. */
  owed?: readonly string[] | undefined;
}

/** A status is set by hand; where the order stands is said by its facts. */
export function quoteStatusMail(quote: MailedQuote, told: ToldStatus, sender: MailSender): Mail {
  const { language, reference } = quote;
  const { status, note, progress, owed = [] } = told;
  const texts = quoteNewsMailTexts[language];
  const label = quoteStatusFacts[status].label[language];
  const content = {
    subject: texts.statusSubject(reference, label),
    title: texts.statusTitle(label),
    preheader: progress.sentence,
    blocks: [...headedText(texts.teamSays, note), ...owed.map(paragraph)],
    progress,
    button: texts.seeQuote,
  };
  return quoteMailToCustomer(quote, content, sender);
}

export function quoteAnswerMail(
  quote: MailedQuote,
  { text, progress }: { text: string; progress: ToldProgress },
  sender: MailSender,
): Mail {
  const texts = quoteNewsMailTexts[quote.language];
  const content = {
    subject: texts.answerSubject(quote.reference),
    title: texts.answerTitle,
    preheader: text.slice(0, 100),
    blocks: [
      ...headedText(texts.teamSays, text),
      paragraph(texts.answerThere),
      paragraph(texts.maybeMore),
    ],
    progress,
    button: texts.answer,
  };
  return quoteMailToCustomer(quote, content, sender);
}

export function codeMail(quote: MailedQuote, code: string, sender: MailSender): Mail {
  const texts = quoteNewsMailTexts[quote.language];
  const content = {
    subject: texts.codeSubject(quote.reference),
    title: texts.codeTitle,
    preheader: code,
    blocks: [reference(texts.codeLabel, code), note(texts.codeUse), paragraph(texts.codeKept)],
    button: texts.seeQuote,
  };
  return quoteMailToCustomer(quote, content, sender);
}
