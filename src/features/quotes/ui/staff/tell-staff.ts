import type { TellEvent } from '#features/cases/tell-event.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { tellOfMoney, tellOfOffer } from '../../event-history.ts';

/** What the history of a quotation tells staff of what happens to no other case. */
export const tellStaff: TellEvent = (event, who, language) => {
  const t = texts[language];
  const { kind, note } = event;
  if (kind === 'code') return { sentence: t.code(note ?? ''), said: null };
  if (kind === 'amended' || kind === 'cancelled') return { sentence: t[kind], said: note };
  if (kind === 'unit_silent') return { sentence: t.silent(note ?? ''), said: null };
  return tellOfMoney(event, who, language) ?? tellOfOffer(event, who, language);
};

const texts = defineTexts({
  code: {
    es: (code: string) => `Código de verificación ${code}`,
    en: (code: string) => `Verification code ${code}`,
  },
  amended: { es: 'El cliente la cambió', en: 'The customer changed it' },
  silent: {
    es: (units: string) => `Sin noticias: ${units}. Pregunte dónde está y anótelo`,
    en: (units: string) => `No news: ${units}. Ask where it is and record it`,
  },
  cancelled: { es: 'El cliente la canceló', en: 'The customer cancelled it' },
});
