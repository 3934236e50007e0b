import { defineTexts } from '#platform/text/texts.ts';

export const orderRoles = ['asks', 'pays', 'receives'] as const;
export type OrderRole = (typeof orderRoles)[number];

/** The result of comparing a name; 'review' is a possible match. */
export const screeningStates = ['unscreened', 'none', 'review', 'cleared'] as const;

/** In characters, as the server counts them. */
export const screeningLimits = { name: 120, reason: 500 } as const;

export const screeningWords = defineTexts({
  roles: {
    asks: { es: 'Pide', en: 'Asks' },
    pays: { es: 'Paga', en: 'Pays' },
    receives: { es: 'Recibe', en: 'Receives' },
  },
  states: {
    unscreened: { es: 'Sin comparar', en: 'Not compared' },
    none: { es: 'Sin coincidencia', en: 'No match' },
    review: { es: 'Revisar', en: 'Review' },
    cleared: { es: 'Descartada por dos personas', en: 'Cleared by two people' },
  },
});
