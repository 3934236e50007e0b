import { api } from '#api.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { offerErrors } from '#features/orders/offers/errors.ts';
import { findLink } from '#features/orders/offers/server/links/quote-links.ts';
import { orderCases } from '#features/orders/order/server/order-cases.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { openCase } from '#features/requests/cases/server/case-store.ts';
import { initialsOf } from '#features/requests/quotes/initials.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import {
  readShipment,
  type ShipmentFacts,
} from '#features/shipping/units/server/voyages/shipment-facts.ts';
import { contentHash } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import type { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { shipmentPaperTexts } from '../../messages.ts';
import type { Paper } from '../../paper.ts';
import { issuePaper } from '../issue-paper.ts';
import {
  checkPage,
  neverAskParagraph,
  type PaperContent,
  type PaperSetting,
} from '../paper-frame.ts';
import { paperReply } from '../paper-reply.ts';

export const shipmentRoutes: CallRoute[] = [
  serve(api.shipmentPaper, async ({ params: { id }, query, caller }, services) => {
    const quote = await readOwnQuote(services.db, caller.person.id, id);
    return shipmentReply(services, quote.id, query.language ?? caller.language);
  }),
  serve(api.linkShipmentPaper, async ({ params: { token }, query, caller }, services) => {
    const link = await findLink(services.db, token, caller.person);
    // Anybody may pay, and the sheet names whoever receives.
    if (typeof link === 'string' || link.role === 'pays') throw new AppError(offerErrors.notFound);
    return shipmentReply(services, link.quoteId, query.language ?? caller.language);
  }),
  serve(staffApi.staffShipmentPaper, async ({ params: { id }, query, caller }, services) => {
    const quote = await openCase(services.db, orderCases, caller.person, id);
    return shipmentReply(services, quote.id, query.language ?? caller.language);
  }),
];

/** Returns the same sheet as long as it says the same. */
async function shipmentReply(
  services: Services,
  quoteId: string,
  language: Language,
): Promise<FileReply> {
  const shipment = await readShipment(services.db, quoteId);
  if (!shipment) return paperReply(undefined);
  const contentKey = contentHash(shipment);
  const subject = { kind: 'shipment', quoteId, contentKey, language, totalCents: '0' } as const;
  const bytes = await issuePaper(services, subject, (setting) => shipmentPaper(shipment, setting));
  return paperReply({ bytes, name: `${shipment.reference}-embarque.pdf` });
}

/**
 * Names no price, and of the customer only the initials: whoever receives the goods has it too. So
 * it has no check word, with which they would read the price.
 */
function shipmentPaper(
  shipment: ShipmentFacts,
  { config, issue, language }: PaperSetting,
): PaperContent {
  const t = shipmentPaperTexts[language];
  return {
    title: t.title,
    facts: [
      { label: t.order, value: shipment.reference },
      { label: t.initials, value: initialsOf(shipment.customerName) },
      { label: t.receives, value: shipment.recipientName ?? t.customer },
      { label: t.province, value: provinceName(shipment.province) },
      { label: t.asOf, value: formatDateTime(issue.at, language) },
    ],
    totals: [],
    sections: shipment.voyages.map((voyage) => voyageSection(voyage, language)),
    paragraphs: [t.says, t.newer(checkPage(config)), neverAskParagraph(language)],
  };
}

function voyageSection(
  voyage: ShipmentFacts['voyages'][number],
  language: Language,
): Paper['sections'][number] {
  const t = shipmentPaperTexts[language];
  const day = (done: string | null, expected: string) =>
    done ? formatDate(done, language) : t.expected(formatDate(expected, language));
  return {
    title: t.voyage(voyage.ship, voyage.number),
    facts: [
      { label: t.carrier, value: voyage.carrier },
      { label: t.port, value: voyage.port },
      { label: t.billOfLading, value: voyage.billOfLading ?? t.notYet },
      { label: t.departure, value: day(voyage.departedOn, voyage.departsOn) },
      { label: t.arrival, value: day(voyage.arrivedOn, voyage.arrivesOn) },
      ...voyage.units.map(({ number, name, identifier }) => ({
        label: number,
        value: identifier ? t.identified(name, identifier) : name,
      })),
    ],
  };
}
