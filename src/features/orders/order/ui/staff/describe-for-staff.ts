import type { DescribeEvent } from '#features/requests/cases/describe-event.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { describeMoney, describeOffer } from '../../event-history.ts';

export const describeForStaff: DescribeEvent = (event, who, language) => {
  const t = texts[language];
  const { kind, note } = event;
  if (kind === 'code') return { sentence: t.code(note ?? ''), comment: null };
  if (kind === 'amended' || kind === 'cancelled') return { sentence: t[kind](who), comment: note };
  if (kind === 'unit_silent') return { sentence: t.silent(note ?? ''), comment: null };
  return describeMoney(event, who, language) ?? describeOffer(event, who, language);
};

const texts = defineTexts({
  code: {
    es: (code: string) => `Código de verificación ${code}`,
    en: (code: string) => `Verification code ${code}`,
  },
  amended: { es: (who: string) => `${who} la cambió`, en: (who: string) => `${who} changed it` },
  silent: {
    es: (units: string) => `Sin noticias: ${units}. Pregunte dónde está y anótelo`,
    en: (units: string) => `No news: ${units}. Ask where it is and record it`,
  },
  cancelled: {
    es: (who: string) => `${who} la canceló`,
    en: (who: string) => `${who} cancelled it`,
  },
});
