import { sql } from 'kysely';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { dueText } from '#features/ledger/entries/due.ts';
import { ifAcceptedText } from '#features/orders/offers/if-accepted.ts';
import { lineText } from '#features/orders/offers/line-product.ts';
import { offerGoodsTexts, offerPageTexts } from '#features/orders/offers/messages.ts';
import { lineCents } from '#features/orders/offers/offer-rules.ts';
import type { Instalment, Offer, OfferPage } from '#features/orders/offers/schema.ts';
import { promisedIfAccepted } from '#features/orders/offers/server/promised-if-accepted.ts';
import { readOffers, toOffer } from '#features/orders/offers/server/store.ts';
import { destinationOf } from '#features/requests/quotes/server/store.ts';
import { inCubaTexts } from '#features/shop/catalogue/landed-cost/messages.ts';
import { priceBlock } from '#features/shop/catalogue/landed-cost/price-block.ts';
import { formatMoney } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { paperTexts } from '../messages.ts';
import type { PaperFact } from '../paper.ts';
import { issuePaper } from './issue-paper.ts';
import {
  checkPage,
  checkWordFact,
  neverAskParagraph,
  type PaperContent,
  type PaperSetting,
} from './paper-frame.ts';
import type { DrawnPaper } from './paper-reply.ts';

/** In its own language, unless another one is chosen. Undefined where it was not sent. */
export async function issueOfferPaper(
  services: Services,
  id: string,
  chosen?: Language,
): Promise<DrawnPaper | undefined> {
  const { db } = services;
  const [stored] = await readOffers(db, sql`offer.id = ${id} and offer.state <> 'draft'`);
  if (!stored) return undefined;
  const { quoteId, number, totalCents } = stored;
  const quote = await db
    .selectFrom('quote')
    .selectAll()
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const page = {
    reference: quote.reference,
    name: quote.customer_name,
    province: destinationOf(quote),
    promised: await promisedIfAccepted(db, stored),
  };
  const subject = {
    kind: 'offer' as const,
    quoteId,
    offerId: id,
    language: chosen ?? stored.language,
    totalCents: String(totalCents),
  };
  const bytes = await issuePaper(services, subject, (setting) =>
    offerPaper(page, toOffer(stored), setting),
  );
  return { bytes, name: `${number}.pdf` };
}

/**
 * Shows the offer as it was sent, without answers and without the note: the paper is drawn once and
 * may be shown to whoever pays.
 */
function offerPaper(
  {
    reference,
    name,
    province,
    promised,
  }: Pick<OfferPage, 'reference' | 'name' | 'province' | 'promised'>,
  offer: Offer,
  setting: PaperSetting,
): PaperContent {
  const { config, language } = setting;
  const t = paperTexts[language];
  const o = offerPageTexts[language];
  const goods = offerGoodsTexts[language];
  const c = inCubaTexts[language];
  return {
    title: t.offerTitle(offer.number),
    facts: [
      { label: t.customer, value: name },
      { label: t.request, value: reference },
      checkWordFact(setting, reference),
      ...(offer.sentAt ? [{ label: t.sentAt, value: formatDate(offer.sentAt, language) }] : []),
      { label: t.validUntil, value: t.havana(formatDate(offer.validUntil, language)) },
      { label: t.province, value: provinceName(province) },
      { label: t.terms, value: offer.termsVersion },
    ],
    table: {
      title: goods.lines,
      columns: [t.product, t.quantity, t.price, t.amount],
      lines: offer.lines.map((line, at) => ({
        text: line.optional ? t.optional(lineText(offer, at)) : lineText(offer, at),
        quantity: String(line.quantity),
        price: formatMoney(line.unitCents, language),
        total: formatMoney(lineCents(line), language),
      })),
    },
    totals: priceBlock(
      { label: goods.total, cents: offer.totalCents, costs: offer.estimates, province },
      language,
    ),
    sections: [
      { title: o.plan, facts: offer.plan.map((each) => instalment(each, language)) },
      ...(offer.estimates.length > 0
        ? [{ title: `${c.title}. ${c.ofOffer}`, facts: estimates(offer, language) }]
        : []),
    ],
    paragraphs: [
      ...(promised ? [ifAcceptedText(promised, language)] : []),
      t.offerFirm,
      t.payThere(checkPage(config)),
      neverAskParagraph(language),
    ],
  };
}

function instalment(each: Instalment, language: Language): PaperFact {
  const amount = formatMoney(each.cents, language);
  return { label: each.label, value: `${amount}, ${dueText(each, language)}` };
}

function estimates({ estimates: all }: Offer, language: Language): PaperFact[] {
  const t = inCubaTexts[language];
  return all.map(({ text, cents, source, sourceAddress, asOf }) => {
    if (cents === null || source === null || asOf === null)
      return { label: text, value: t.missing };
    const from = t.asOf(source, formatDate(asOf, language));
    const where = sourceAddress ? `. ${sourceAddress}` : '';
    return { label: text, value: `${formatMoney(cents, language)}. ${from}${where}` };
  });
}
