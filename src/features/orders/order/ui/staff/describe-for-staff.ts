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
  code: (code: string) => ({
    es: `Código de verificación ${code}`,
    en: `Verification code ${code}`,
  }),
  silent: (units: string) => ({
    es: `Sin noticias: ${units}. Pregunte dónde está y anótelo`,
    en: `No news: ${units}. Ask where it is and record it`,
  }),
});
