import { mailToCustomer, mailToStaff, type Sender } from '#features/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { mailTexts, noticeTexts, staffNoticeTexts } from '../../messages.ts';
import { nextOf, type QuoteStatus, quoteStatusFacts } from '../../statuses.ts';
import { whenOf } from '../../when.ts';
import { quoteMails } from './mail-frame.ts';

/** What the mails about a quote that is under way tell of it. */
export interface NoticedQuote {
  id: string;
  reference: string;
  customerName: string;
  customerEmail: string;
  language: Language;
  /** By when we promised to write; null: the customer waits for nothing. */
  answerDueAt: string | null;
}

/** To the customer: what the new status means, what comes next, who must act, and by when. */
export function statusMail(
  quote: NoticedQuote,
  status: QuoteStatus,
  note: string | undefined,
  sender: Sender,
): Mail {
  const { language, reference } = quote;
  const texts = noticeTexts[language];
  const facts = quoteStatusFacts[status];
  const label = facts.label[language];
  const next = nextOf(status, note)[language];
  const when = whenOf(status, { due: quote.answerDueAt, told: new Date() }, language);
  return toCustomer(quote, sender, {
    subject: texts.statusSubject(reference, label),
    title: texts.statusTitle(label),
    preheader: next,
    blocks: [
      { kind: 'paragraph', text: facts.meaning[language] },
      ...(note ? written(texts.teamSays, note) : []),
      { kind: 'heading', text: mailTexts[language].nextTitle },
      { kind: 'note', text: next },
      { kind: 'paragraph', text: when },
    ],
    button: texts.seeQuote,
  });
}

/** To the customer: what the team has written. */
export function answerMail(quote: NoticedQuote, text: string, sender: Sender): Mail {
  const { language, reference } = quote;
  const texts = noticeTexts[language];
  return toCustomer(quote, sender, {
    subject: texts.answerSubject(reference),
    title: texts.answerTitle,
    preheader: text.slice(0, 100),
    blocks: [
      ...written(texts.teamSays, text),
      { kind: 'paragraph', text: texts.answerThere },
      { kind: 'paragraph', text: texts.maybeMore },
    ],
    button: texts.answer,
  });
}

/** To the customer: a code that staff issued, and what it is for. */
export function codeMail(quote: NoticedQuote, code: string, sender: Sender): Mail {
  const { language, reference } = quote;
  const texts = noticeTexts[language];
  return toCustomer(quote, sender, {
    subject: texts.codeSubject(reference),
    title: texts.codeTitle,
    preheader: code,
    blocks: [
      { kind: 'reference', label: texts.codeLabel, value: code },
      { kind: 'note', text: texts.codeUse },
      { kind: 'paragraph', text: texts.codeKept },
    ],
    button: texts.seeQuote,
  });
}

/** To staff, in Spanish: what a customer has written. Their own words go to nobody else. */
export function questionMail(quote: NoticedQuote, text: string, sender: Sender): Mail {
  const { id, reference, customerName, customerEmail } = quote;
  const texts = staffNoticeTexts;
  const content = {
    subject: texts.questionSubject(reference, customerName),
    title: texts.questionTitle,
    preheader: `${customerName}: ${text.slice(0, 100)}`,
    blocks: [
      { kind: 'note', text: texts.staffActs } as const,
      ...written(texts.customerSays(customerName), text),
      {
        kind: 'facts',
        rows: [{ label: 'Correo', value: customerEmail, href: `mailto:${customerEmail}` }],
      } as const,
      { kind: 'paragraph', text: noticeTexts.es.maybeMore } as const,
    ],
  };
  return mailToStaff(quoteMails, { id, name: reference }, content, sender);
}

/** What is special about one of the mails to the customer. */
interface MailContent {
  subject: string;
  title: string;
  preheader: string;
  blocks: readonly MailBlock[];
  button: string;
}

function toCustomer(quote: NoticedQuote, sender: Sender, content: MailContent): Mail {
  const { id, reference, customerName, customerEmail: to, language } = quote;
  const greeting = mailTexts[language].greeting(customerName);
  const mailed = { id, name: reference };
  return mailToCustomer(quoteMails, mailed, { ...content, to, language, greeting }, sender);
}

/** What somebody wrote, under the name of who did. */
function written(who: string, text: string): MailBlock[] {
  return [
    { kind: 'heading', text: who },
    { kind: 'said', text },
  ];
}
