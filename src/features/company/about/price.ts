import { defineTexts } from '#platform/text/texts.ts';

/** Stands beside every estimated price and total, on screens, in mails and on paper. */
export const priceTexts = defineTexts({
  holds: {
    es: 'El precio estimado (rotulado FOB) incluye la mercancía, el flete marítimo hasta Mariel y el seguro; no incluye aranceles, impuestos ni transporte dentro de Cuba. El precio final lo fija la oferta de su agente.',
    en: 'The estimated price (labelled FOB) includes the goods, the sea freight to Mariel and the insurance; it does not include duties, taxes or transport inside Cuba. Your agent’s offer fixes the final price.',
  },
});
