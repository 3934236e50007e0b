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
import type { MailBlock, MailFact } from '#platform/mail/mail-content.ts';
import { facts, heading, note, steps } from '#platform/mail/mail-parts.ts';
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
    ...(whatsapp
      ? [
          {
            label: texts.whatsapp,
            value: readablePhone(whatsapp),
            href: `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`,
          },
        ]
      : []),
    ...(phone ? [{ label: texts.phone, value: readablePhone(phone), href: `tel:${phone}` }] : []),
    emailFact(quote.customerEmail),
    languageFact(quote.language),
    ...requestFacts(quote, 'es'),
  ];
}

function linesBlock(quote: NewQuoteFacts, language: Language): MailBlock {
  const texts = quoteMailTexts[language];
  const { holds } = priceTexts[language];
  const prices = quote.lines.map(({ unitPriceCents: price }) => ({ price }));
  return {
    kind: 'lines',
    lines: quote.lines.map(({ productName, quantity, unitPriceCents: price }) => ({
      name: productName,
      quantity,
      price: price === null ? undefined : formatMoney(price, language),
      total: formatMoney(price === null ? null : price * quantity, language),
    })),
    total: { label: texts.total, value: formatTotal(quote.totalCents, language) },
    note: isPartial(quote.totalCents, prices) ? `${texts.totalIsPartial}\n${holds}` : holds,
  };
}

function requestFacts(quote: NewQuoteFacts, language: Language): MailFact[] {
  const texts = quoteMailTexts[language];
  const receives = recipientText(quote.recipient ?? null);
  return [
    { label: texts.province, value: provinceName(quote.province) },
    ...(receives ? [{ label: texts.receives, value: receives }] : []),
    { label: texts.madeAt, value: formatDateTime(quote.createdAt, language) },
  ];
}
