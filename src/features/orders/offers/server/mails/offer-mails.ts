import { dueText } from '#features/ledger/entries/due.ts';
import { headedText, type LinkMailContent } from '#features/requests/cases/server/case-mails.ts';
import { destinationOf } from '#features/requests/quotes/server/store.ts';
import { type PriceLine, priceBlock } from '#features/shop/catalogue/landed-cost/price-block.ts';
import {
  facts,
  heading,
  lines,
  type MailBlock,
  note,
  paragraph,
} from '#platform/mail/mail-parts.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { ifAcceptedText } from '../../if-accepted.ts';
import { lineText } from '../../line-product.ts';
import { offerMailTexts } from '../../mail-messages.ts';
import { offerGoodsTexts } from '../../messages.ts';
import { lineCents } from '../../offer-rules.ts';
import type { Instalment, PromisedDays } from '../../schema.ts';
import type { LockedOffer } from '../lock-offer.ts';
import type { StoredOffer } from '../store.ts';

// Contents of the customer's mails about an offer. `mailAboutOffer` sends them.

export type MailedOffer = Pick<LockedOffer, 'row' | 'offer'>;

export interface AcceptedTerms {
  total: number;
  plan: readonly Instalment[];
  until: string | null;
  held: readonly string[];
  payable: boolean;
}

export function sentMail({ row, offer }: MailedOffer, dates: PromisedDays | null): LinkMailContent {
  const { language, number, version, note: words } = offer;
  const t = offerMailTexts[language];
  const [toUs, ...inCuba] = wholePrice({ row, offer });
  return {
    subject: t.sentSubject(number),
    title: t.sentTitle,
    button: t.open,
    blocks: [
      paragraph(version > 1 ? `${t.sentText} ${t.newVersion}` : t.sentText),
      ...headedText(t.noteTitle, words),
      heading(t.linesTitle),
      linesOf(offer, toUs),
      ...(inCuba.length > 0 ? [facts(inCuba)] : []),
      ...(dates ? [note(ifAcceptedText(dates, language))] : []),
      heading(t.planTitle),
      planOf(offer.plan, language),
      validity(offer),
    ],
  };
}

/** What it costs: to us, in Cuba, and about how much in all. */
function wholePrice({ row, offer }: MailedOffer) {
  const { language, totalCents: cents, estimates: costs } = offer;
  const { total: label } = offerGoodsTexts[language];
  return priceBlock({ label, cents, costs, province: destinationOf(row) }, language);
}

export function reminderMail(
  kind: 'half' | 'last',
  { row, offer }: MailedOffer,
  dates: PromisedDays | null,
): LinkMailContent {
  const { language, number } = offer;
  const t = offerMailTexts[language];
  const half = kind === 'half';
  return {
    subject: half ? t.halfSubject(number) : t.lastSubject(number),
    title: half ? t.halfTitle : t.lastTitle,
    button: t.open,
    blocks: [
      paragraph(half ? t.halfText : t.lastText),
      facts(wholePrice({ row, offer })),
      ...(dates ? [note(ifAcceptedText(dates, language))] : []),
      validity(offer),
    ],
  };
}

export function acceptedMail(
  { language, number }: StoredOffer,
  accepted: AcceptedTerms,
): LinkMailContent {
  const { total, plan, until, held, payable } = accepted;
  const t = offerMailTexts[language];
  return {
    subject: t.acceptedSubject(number),
    title: t.acceptedTitle,
    button: t.openAccepted,
    blocks: [
      paragraph(payable ? t.acceptedPayable : t.acceptedText),
      ...(until ? [note(t.held(held.join(', '), formatDate(until, language)))] : []),
      heading(t.planTitle),
      planOf(plan, language),
      facts([{ label: offerGoodsTexts[language].total, value: formatMoney(total, language) }]),
      paragraph(t.notYou),
    ],
  };
}

export function withdrawalMail(
  { language, number }: StoredOffer,
  kind: 'withdrawn' | 'undone',
  reason: string,
): LinkMailContent {
  const t = offerMailTexts[language];
  const isTakenBack = kind === 'undone';
  return {
    subject: isTakenBack ? t.takenBackSubject(number) : t.withdrawnSubject(number),
    title: isTakenBack ? t.takenBackTitle : t.withdrawnTitle,
    button: t.openAny,
    blocks: [...headedText(t.reasonTitle, reason), note(t.nothingToPay)],
  };
}

export function extendedMail(
  { language, number }: StoredOffer,
  { until, reason }: { until: string; reason: string },
): LinkMailContent {
  const t = offerMailTexts[language];
  const day = formatDate(until, language);
  return {
    subject: t.extendedSubject(number, day),
    title: t.extendedTitle,
    button: t.openAccepted,
    blocks: [note(t.extendedText(day)), ...headedText(t.reasonTitle, reason)],
  };
}

/** Sent when the first instalment was not paid, so that the products are for sale again. */
export function lapsedMail({ language, number }: StoredOffer, isClaimed: boolean): LinkMailContent {
  const t = offerMailTexts[language];
  return {
    subject: t.lapsedSubject(number),
    title: t.lapsedTitle,
    button: t.openAny,
    blocks: isClaimed
      ? [paragraph(t.lapsedClaimed)]
      : [paragraph(t.lapsedText), note(t.lapsedPaid)],
  };
}

function linesOf(offer: StoredOffer, total: PriceLine): MailBlock {
  const { language } = offer;
  const t = offerMailTexts[language];
  const shown = offer.lines.map((line, at) => ({
    name: line.optional ? `${lineText(offer, at)} (${t.optional})` : lineText(offer, at),
    quantity: line.quantity,
    ...(line.quantity > 1 && { price: formatMoney(line.unitCents, language) }),
    total: formatMoney(lineCents(line), language),
  }));
  return lines({ lines: shown, total }, language);
}

function planOf(plan: readonly Instalment[], language: Language): MailBlock {
  return facts(
    plan.map(({ label, cents, ...due }) => ({
      label,
      value: `${formatMoney(cents, language)}, ${dueText(due, language)}`,
    })),
  );
}

function validity({ validUntil, language }: StoredOffer): MailBlock {
  const t = offerMailTexts[language];
  const value = t.untilDay(formatDate(validUntil, language));
  return facts([{ label: t.validUntil, value }]);
}
