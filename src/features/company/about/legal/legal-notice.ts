import { defineTexts } from '#platform/text/texts.ts';
import type { Company } from '../brand.ts';
import { priceTexts } from '../price.ts';
import { legalTexts } from './document.ts';
import en from './legal-notice.en.md';
import es from './legal-notice.es.md';

export const legalNotice = legalTexts(
  defineTexts({ es, en }),
  defineTexts(({ nvocc, offices, claims: { sinceYear } }: Company) => ({
    carrier: nvocc ? `: ${nvocc}` : '',
    holds: { es: priceTexts.es.holds, en: priceTexts.en.holds },
    offices:
      offices > 0
        ? {
            es: ' Las direcciones y los horarios están en la página de [oficinas](offices).',
            en: ' Addresses and hours are on the [offices](offices) page.',
          }
        : '',
    since: sinceYear
      ? { es: ` Trabajamos desde ${sinceYear}.`, en: ` We have worked since ${sinceYear}.` }
      : '',
  })),
);
