import { defineTexts } from '#platform/text/texts.ts';
import type { Company } from '../brand.ts';
import { neverAskTexts } from '../never-ask.ts';
import { legalTexts } from './document.ts';
import en from './privacy.en.md';
import es from './privacy.es.md';

export const privacy = legalTexts(
  defineTexts({ es, en }),
  defineTexts(({ nvocc, offices, retentionYears }: Company) => ({
    carrier: nvocc ? `: ${nvocc}` : '',
    codes: { es: neverAskTexts.es.codes, en: neverAskTexts.en.codes },
    accounts: { es: neverAskTexts.es.accounts, en: neverAskTexts.en.accounts },
    offices:
      offices > 0
        ? {
            es: ' Trabajamos desde [oficinas en varios estados de EE. UU.](offices). En todas valen estas reglas.',
            en: ' We work from [offices in several US states](offices). These rules hold in all of them.',
          }
        : '',
    years: retentionYears,
  })),
);
