import type { DescribeEvent } from '#features/requests/cases/describe-event.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { describeShared } from '../../event-history.ts';

export const describeForStaff: DescribeEvent = (event, who, language) => {
  const t = texts[language];
  const { kind, note } = event;
  if (kind === 'code') return { sentence: t.code(note ?? ''), comment: null };
  if (kind === 'unit_silent') return { sentence: t.silent(note ?? ''), comment: null };
  return describeShared(event, who, language);
};

const texts = defineTexts({
  code: {
    es: (code: string) => `Código de verificación ${code}`,
    en: (code: string) => `Verification code ${code}`,
  },
  silent: {
    es: (units: string) => `Sin noticias: ${units}. Pregunte dónde está y anótelo`,
    en: (units: string) => `No news: ${units}. Ask where it is and record it`,
  },
});
