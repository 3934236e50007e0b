import { readablePhone } from '#features/company/about/brand.ts';
import { priceTexts } from '#features/company/about/price.ts';
import { type ProvinceCode, provinceName } from '#features/company/provinces/provinces.ts';
import {
  emailFact,
  headedText,
  languageFact,
  type MailSender,
} from '#features/requests/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import {
  facts,
  heading,
  lines,
  type MailBlock,
  type MailFact,
  note,
  steps,
} from '#platform/mail/mail-parts.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { formatTotal, isPartial } from '../../estimate.ts';
import { quoteMailTexts, staffQuoteMailTexts } from '../../mail-messages.ts';
import { type Recipient, recipientText } from '../../recipient.ts';
import { type MailedQuote, quoteMailToCustomer, quoteMailToStaff } from './quote-mails.ts';

export interface NewQuoteFacts extends MailedQuote {
  customerPhone: string | null;
  customerWhatsapp: string | null;
  province: ProvinceCode;
  createdAt: Date | string;
  answerDueAt: Date | string;
  totalCents: number;
  lines: readonly { productName: string; quantity: number; unitPriceCents: number | null }[];
  notes?: string | null;
  recipient?: Recipient | null;
}

export function quoteMadeMail(quote: NewQuoteFacts, sender: MailSender): Mail {
  const { language, reference } = quote;
  const texts = quoteMailTexts[language];
  const due = formatDateTime(quote.answerDueAt, language);
  const content = {
    subject: texts.subject(reference),
    title: texts.title,
    preheader: texts.preheader(reference, due),
    opening: texts.received(sender.brand.name),
    blocks: [
      note(texts.nothingToDo),
      heading(texts.nextTitle),
      steps([texts.firstStep(due), ...texts.steps]),
      heading(texts.linesTitle),
      linesBlock(quote, language),
      facts(requestFacts(quote, language)),
    ],
    button: texts.button,
  };
  return quoteMailToCustomer(quote, content, sender);
}

export function newQuoteMail(quote: NewQuoteFacts, sender: MailSender): Mail {
  const { reference, customerName, notes } = quote;
  const place = provinceName(quote.province);
  const amount = formatTotal(quote.totalCents, 'es');
  const due = formatDateTime(quote.answerDueAt, 'es');
  const texts = staffQuoteMailTexts;
  const content = {
    subject: texts.newSubject(reference, place, amount),
    title: texts.newTitle,
    preheader: `${customerName}, ${place}, ${amount}`,
    blocks: [
      note(texts.callBy(due)),
      heading(texts.customerTitle),
      facts(customerFacts(quote)),
      ...headedText(texts.notesTitle, notes?.trim() && notes),
      heading(quoteMailTexts.es.linesTitle),
      linesBlock(quote, 'es'),
    ],
  };
  return quoteMailToStaff(quote, content, sender);
}

function customerFacts(quote: NewQuoteFacts): MailFact[] {
  const { customerPhone: phone, customerWhatsapp: whatsapp } = quote;
  const texts = staffQuoteMailTexts;
  const greeting = quoteMailTexts[quote.language].agentGreeting(
    quote.customerName,
    quote.reference,
  );
  return [
    { label: texts.name, value: quote.customerName },
    {
      label: texts.whatsapp,
      value: whatsapp && readablePhone(whatsapp),
      href: `https://wa.me/${whatsapp?.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`,
    },
    { label: texts.phone, value: phone && readablePhone(phone), href: `tel:${phone}` },
    emailFact(quote.customerEmail),
    languageFact(quote.language),
    ...requestFacts(quote, 'es'),
  ];
}

function linesBlock(quote: NewQuoteFacts, language: Language): MailBlock {
  const texts = quoteMailTexts[language];
  const { holds } = priceTexts[language];
  const prices = quote.lines.map(({ unitPriceCents: price }) => ({ price }));
  const shown = quote.lines.map(({ productName: name, quantity, unitPriceCents: price }) => ({
    name,
    quantity,
    price: price === null ? undefined : formatMoney(price, language),
    total: formatMoney(price === null ? null : price * quantity, language),
  }));
  const total = { label: texts.total, value: formatTotal(quote.totalCents, language) };
  const note = isPartial(quote.totalCents, prices) ? `${texts.totalIsPartial}\n${holds}` : holds;
  return lines({ lines: shown, total, note }, language);
}

function requestFacts(quote: NewQuoteFacts, language: Language): MailFact[] {
  const texts = quoteMailTexts[language];
  const receives = recipientText(quote.recipient ?? null);
  return [
    { label: texts.province, value: provinceName(quote.province) },
    { label: texts.receives, value: receives },
    { label: texts.madeAt, value: formatDateTime(quote.createdAt, language) },
  ];
}
