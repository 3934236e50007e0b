import { contactBlocks, mailToStaff } from '#features/cases/server/case-mails.ts';
import { type Brand, readablePhone } from '#features/company/brand.ts';
import { priceTexts } from '#features/company/price.ts';
import { type ProvinceCode, provinceName } from '#features/provinces/provinces.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { type MailBlock, type MailFact, renderMail } from '#platform/mail/mail-template.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { formatTotal, isPartial } from '../estimate.ts';
import { mailTexts } from '../messages.ts';
import { type Recipient, recipientText } from '../recipient.ts';
import { quoteMails } from './mail-frame.ts';

/** What the mails about a new quote tell of it. */
export interface MailedQuote {
  id: string;
  reference: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  customerWhatsapp: string | null;
  province: ProvinceCode;
  language: Language;
  createdAt: Date | string;
  answerDueAt: Date | string;
  /** Of the lines that have a price. */
  totalCents: number;
  lines: readonly { productName: string; quantity: number; unitPriceCents: number | null }[];
  /** The customer's own words: only staff get to read them. */
  notes?: string | null;
  recipient?: Recipient | null;
}

/** To the customer: what was asked, what it may cost, what happens next and who must act. */
export function quoteMadeMail(quote: MailedQuote, brand: Brand, publicUrl: string): Mail {
  const { language, reference } = quote;
  const texts = mailTexts[language];
  const due = formatDateTime(quote.answerDueAt, language);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: texts.greeting(quote.customerName) },
    { kind: 'paragraph', text: texts.received(brand.name) },
    { kind: 'reference', label: texts.nameLabel, value: reference },
    { kind: 'note', text: texts.nothingToDo },
    { kind: 'heading', text: texts.nextTitle },
    { kind: 'steps', steps: [texts.firstStep(due), ...texts.steps] },
    { kind: 'heading', text: texts.linesTitle },
    linesBlock(quote, language),
    { kind: 'facts', rows: factsOf(quote, language) },
    {
      kind: 'button',
      label: texts.button,
      href: `${publicUrl}/my-quotes?ver=${quote.id}`,
    },
    ...contactBlocks(texts, reference, brand),
  ];
  return {
    to: quote.customerEmail,
    subject: texts.subject(reference),
    language,
    ...renderMail({
      language,
      title: texts.title,
      preheader: texts.preheader(reference, due),
      blocks,
      brand,
      checkAt: `${publicUrl}${href(routes.check)}`,
    }),
  };
}

/** To staff, in Spanish: who wants what, and one tap to reach the person. */
export function newQuoteMail(
  quote: MailedQuote,
  brand: Brand,
  publicUrl: string,
  staffEmail: string,
): Mail {
  const { id, reference, customerName: name } = quote;
  const place = provinceName(quote.province);
  const amount = formatTotal(quote.totalCents, 'es');
  const content = {
    subject: `Nueva cotización ${reference}: ${place}, ${amount}`,
    title: 'Nueva cotización por atender',
    preheader: `${name}, ${place}, ${amount}`,
    blocks: newQuoteBlocks(quote),
  };
  return mailToStaff(quoteMails, { id, name: reference }, content, {
    brand,
    publicUrl,
    staffEmail,
  });
}

function newQuoteBlocks(quote: MailedQuote): MailBlock[] {
  return [
    {
      kind: 'note',
      text: `Debe actuar: un agente. Prometimos contactar a más tardar el ${formatDateTime(quote.answerDueAt, 'es')} para confirmar disponibilidad y precio final.`,
    },
    { kind: 'heading', text: 'Cliente' },
    { kind: 'facts', rows: customerFacts(quote) },
    ...(quote.notes?.trim()
      ? [
          { kind: 'heading', text: 'Nota del cliente' } as const,
          { kind: 'said', text: quote.notes } as const,
        ]
      : []),
    { kind: 'heading', text: mailTexts.es.linesTitle },
    linesBlock(quote, 'es'),
  ];
}

function customerFacts(quote: MailedQuote): MailFact[] {
  const { customerPhone: phone, customerWhatsapp: whatsapp, customerEmail: email } = quote;
  const greeting = mailTexts[quote.language].agentGreeting(quote.customerName, quote.reference);
  return [
    { label: 'Nombre', value: quote.customerName },
    ...(whatsapp
      ? [
          {
            label: 'WhatsApp (abre el chat con un saludo escrito)',
            value: readablePhone(whatsapp),
            href: `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`,
          },
        ]
      : []),
    ...(phone ? [{ label: 'Teléfono', value: readablePhone(phone), href: `tel:${phone}` }] : []),
    { label: 'Correo', value: email, href: `mailto:${email}` },
    { label: 'Idioma', value: quote.language === 'es' ? 'Español' : 'Inglés' },
    ...factsOf(quote, 'es'),
  ];
}

function linesBlock(quote: MailedQuote, language: Language): MailBlock {
  const texts = mailTexts[language];
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

function factsOf(quote: MailedQuote, language: Language): MailFact[] {
  const receives = recipientText(quote.recipient ?? null);
  const label = mailTexts[language].receives;
  return [
    province(quote, language),
    ...(receives ? [{ label, value: receives }] : []),
    madeAt(quote, language),
  ];
}

function province(quote: MailedQuote, language: Language): MailFact {
  return { label: mailTexts[language].province, value: provinceName(quote.province) };
}

function madeAt(quote: MailedQuote, language: Language): MailFact {
  return { label: mailTexts[language].madeAt, value: formatDateTime(quote.createdAt, language) };
}
