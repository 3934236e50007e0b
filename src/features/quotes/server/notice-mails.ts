import { type Brand, readablePhone, whatsappLink } from '#features/company/brand.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { type MailBlock, renderMail } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { nextOf, type QuoteStatus, quoteStatusFacts } from '../statuses.ts';
import { mailTexts } from './mail-texts.ts';
import { noticeTexts } from './notice-texts.ts';

/** What the mails about a quote that is under way tell of it. */
export interface NoticedQuote {
  id: string;
  reference: string;
  customerName: string;
  customerEmail: string;
  language: Language;
}

/** Where mails lead to, and from whom they come. */
export interface Sender {
  brand: Brand;
  publicUrl: string;
  staffEmail: string;
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
  return toCustomer(quote, sender, {
    subject: texts.statusSubject(reference, label),
    title: texts.statusTitle(label),
    preheader: next,
    blocks: [
      { kind: 'paragraph', text: facts.meaning[language] },
      ...(note ? written(texts.teamSays, note) : []),
      { kind: 'heading', text: mailTexts[language].nextTitle },
      { kind: 'note', text: next },
      { kind: 'paragraph', text: facts.when[language] },
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
  const { reference, customerName, customerEmail } = quote;
  const { brand, publicUrl, staffEmail } = sender;
  const texts = noticeTexts.es;
  const blocks: MailBlock[] = [
    { kind: 'reference', label: mailTexts.es.reference, value: reference },
    { kind: 'note', text: texts.staffActs },
    ...written(texts.customerSays(customerName), text),
    {
      kind: 'facts',
      rows: [{ label: 'Correo', value: customerEmail, href: `mailto:${customerEmail}` }],
    },
    { kind: 'paragraph', text: texts.maybeMore },
    { kind: 'button', label: texts.openPanel, href: `${publicUrl}/admin/quotes?ver=${quote.id}` },
  ];
  return {
    to: staffEmail,
    subject: texts.questionSubject(reference, customerName),
    language: 'es',
    ...renderMail({
      language: 'es',
      title: texts.questionTitle,
      preheader: `${customerName}: ${text.slice(0, 100)}`,
      blocks,
      brand,
    }),
  };
}

interface Told {
  subject: string;
  title: string;
  preheader: string;
  blocks: readonly MailBlock[];
  button: string;
}

function toCustomer(quote: NoticedQuote, { brand, publicUrl }: Sender, told: Told): Mail {
  const { language, reference } = quote;
  const texts = mailTexts[language];
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: texts.greeting(quote.customerName) },
    { kind: 'reference', label: texts.reference, value: reference },
    ...told.blocks,
    { kind: 'button', label: told.button, href: `${publicUrl}/my-quotes?ver=${quote.id}` },
    { kind: 'heading', text: texts.contactTitle },
    {
      kind: 'contact',
      text: texts.contact(reference),
      email: brand.email,
      whatsapp: {
        number: readablePhone(brand.whatsapp),
        href: whatsappLink(brand, texts.whatsappText(reference)),
      },
    },
  ];
  const { subject, title, preheader } = told;
  return {
    to: quote.customerEmail,
    subject,
    language,
    ...renderMail({ language, title, preheader, blocks, brand }),
  };
}

/** What somebody wrote, under the name of who did. */
function written(who: string, text: string): MailBlock[] {
  return [
    { kind: 'heading', text: who },
    { kind: 'said', text },
  ];
}
