import { defineTexts } from '#platform/text/texts.ts';

/** Labels the company's own rating, which does not rate the product. */
export const ratingTexts = defineTexts({
  name: { es: 'valoración general de la empresa', en: 'overall rating of the company' },
  note: (rating: number) => ({
    es: `${rating}/5 es la valoración general de la empresa, según ella misma, no la del producto.`,
    en: `${rating}/5 is the overall rating of the company, by its own word, not the product’s.`,
  }),
});
