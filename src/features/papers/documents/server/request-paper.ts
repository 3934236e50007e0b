import { priceTexts } from '#features/company/about/price.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { formatTotal, isPartial } from '#features/requests/quotes/estimate.ts';
import { commonQuoteTexts } from '#features/requests/quotes/messages.ts';
import { recipientText } from '#features/requests/quotes/recipient.ts';
import type { RequestedQuote } from '#features/requests/quotes/schema.ts';
import { formatMoney, fromWire, wireCents } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { paperTexts } from '../messages.ts';
import type { PaperFact } from '../paper.ts';
import { issuePaper } from './issue-paper.ts';
import {
  checkWordFact,
  type Issue,
  neverAskParagraph,
  type PaperContent,
  type PaperSetting,
} from './paper-frame.ts';
import type { DrawnPaper } from './paper-reply.ts';

export async function issueRequestPaper(
  services: Services,
  quote: RequestedQuote,
  language: Language,
): Promise<DrawnPaper> {
  const { id: quoteId, revision, total, referenceNumber } = quote;
  const totalCents = String(fromWire(total) ?? 0);
  const subject = { kind: 'request', quoteId, revision, language, totalCents } as const;
  const bytes = await issuePaper(services, subject, (setting) => requestPaper(quote, setting));
  return { bytes, name: `${referenceNumber}.pdf` };
}

function requestPaper(quote: RequestedQuote, setting: PaperSetting): PaperContent {
  const { issue, language } = setting;
  const t = paperTexts[language];
  const cents = wireCents(quote.total);
  const partly = isPartial(cents, quote.items) ? [commonQuoteTexts[language].someToConfirm] : [];
  return {
    title: t.requestTitle(quote.referenceNumber),
    facts: [checkWordFact(setting, quote.referenceNumber), ...factsOf(quote, issue, language)],
    table: {
      title: t.lines,
      columns: [t.product, t.quantity, t.price, t.amount],
      lines: quote.items.map(({ productName, quantity, price }) => {
        const each = wireCents(price);
        return {
          text: productName,
          quantity: String(quantity),
          price: formatMoney(each, language),
          total: formatMoney(each === null ? null : each * quantity, language),
        };
      }),
    },
    totals: [{ label: t.total, value: formatTotal(cents, language) }],
    sections: [],
    paragraphs: [...partly, priceTexts[language].holds, t.noInvoice, neverAskParagraph(language)],
  };
}

function factsOf(quote: RequestedQuote, { at }: Issue, language: Language): PaperFact[] {
  const t = paperTexts[language];
  const receives = recipientText(quote.recipient);
  return [
    { label: t.customer, value: quote.customerName },
    { label: t.madeAt, value: formatDate(quote.createdAt, language) },
    { label: t.issuedAt, value: formatDate(at, language) },
    ...(quote.revision > 0 ? [{ label: t.version, value: t.changed(quote.revision) }] : []),
    { label: t.province, value: provinceName(quote.province) },
    ...(receives ? [{ label: t.recipient, value: receives }] : []),
    ...(quote.notes?.trim() ? [{ label: t.notes, value: quote.notes }] : []),
  ];
}
