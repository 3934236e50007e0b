import { defineTexts } from '#platform/text/texts.ts';
import type { Company } from '../brand.ts';
import { payOnlyThere } from '../never-ask.ts';
import { priceTexts } from '../price.ts';
import { legalTexts } from './document.ts';
import en from './terms.en.md';
import es from './terms.es.md';

export const terms = legalTexts(
  defineTexts({ es, en }),
  defineTexts(({ nvocc, offices, whatsapp }: Company) => ({
    carrier: nvocc
      ? { es: ` El operador actual es ${nvocc}.`, en: ` The present one is ${nvocc}.` }
      : '',
    payOnly: payOnlyThere,
    holds: { es: priceTexts.es.holds, en: priceTexts.en.holds },
    offices:
      offices > 0
        ? {
            es: 'Trabajamos desde [oficinas en varios estados de EE. UU.](offices).',
            en: 'We work from [offices in several US states](offices).',
          }
        : '',
    whatsapp: whatsapp
      ? { es: ' Por WhatsApp le responde una persona.', en: ' On WhatsApp a person answers you.' }
      : '',
  })),
);
