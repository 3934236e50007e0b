import { defineTexts } from '#platform/text/texts.ts';

/** Apart from the catalogue's texts, which every product page loads. */
export const noProductsTexts = defineTexts({
  noneWhole: (province: string) => ({
    es: `Con «todo incluido» se listan los productos cuyo total en ${province} tiene todas sus cifras.`,
    en: `With “all included” a product is listed if its total in ${province} has all its figures.`,
  }),
  onlyElsewhere: (search: string, category: string) => ({
    es: `«${search}» no está en ${category}. Está en:`,
    en: `“${search}” is not in ${category}. It is in:`,
  }),
  none: { es: 'No hay productos disponibles', en: 'No products available' },
  noneText: {
    es: 'Intente más tarde, cambie los filtros o escriba a nuestro equipo.',
    en: 'Try again later, change the filters or write to our team.',
  },
  whatsappSearch: {
    es: 'Hola, busco un producto que no encuentro en el catálogo.',
    en: 'Hello, I am looking for a product that I cannot find in the catalog.',
  },
});
