import { provinceName } from '#features/company/provinces/provinces.ts';
import { initialsOf } from '#features/requests/quotes/initials.ts';
import type { ShipmentFacts } from '#features/shipping/units/server/voyages/shipment-facts.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatDateTime } from '#platform/time/dates.ts';
import type { Paper } from '../../paper.ts';
import { shipmentPaperTexts } from '../../shipment-messages.ts';
import {
  checkPage,
  neverAskParagraph,
  type PaperContent,
  type PaperSetting,
} from '../paper-frame.ts';

/**
 * Names no price, and of the customer only the initials: whoever receives the goods has it too. So
 * it has no check word, with which they would read the price.
 */
export function shipmentPaper(
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
