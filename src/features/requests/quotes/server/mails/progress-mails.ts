import {
  headedText,
  type MailSender,
  statusBlocks,
} from '#features/requests/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { note, paragraph, reference } from '#platform/mail/mail-parts.ts';
import { quoteMailTexts, quoteNewsMailTexts } from '../../mail-messages.ts';
import { nextText, type QuoteStatus, quoteStatusFacts } from '../../statuses.ts';
import { whenText } from '../../when-we-write.ts';
import { type MailedQuote, quoteMailToCustomer } from './quote-mails.ts';

export interface PromisedQuote extends MailedQuote {
  /** By when we promised to write; null where nobody waits. */
  answerDueAt: string | null;
}

export function quoteStatusMail(
  quote: PromisedQuote,
  status: QuoteStatus,
  note: string | undefined,
  sender: MailSender,
  more: readonly string[] = [],
): Mail {
  const { language, reference } = quote;
  const texts = quoteNewsMailTexts[language];
  const facts = quoteStatusFacts[status];
  const label = facts.label[language];
  const next = nextText(status, note)[language];
  const when = whenText(status, { due: quote.answerDueAt, lastWroteAt: new Date() }, language);
  const content = {
    subject: texts.statusSubject(reference, label),
    title: texts.statusTitle(label),
    preheader: next,
    blocks: [
      ...statusBlocks({
        meaning: facts.meaning[language],
        reason: headedText(texts.teamSays, note),
        nextTitle: quoteMailTexts[language].nextTitle,
        next,
        when: paragraph(when),
      }),
      ...more.map(paragraph),
    ],
    button: texts.seeQuote,
  };
  return quoteMailToCustomer(quote, content, sender);
}

export function quoteAnswerMail(quote: PromisedQuote, text: string, sender: MailSender): Mail {
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
    button: texts.answer,
  };
  return quoteMailToCustomer(quote, content, sender);
}

export function codeMail(quote: PromisedQuote, code: string, sender: MailSender): Mail {
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
