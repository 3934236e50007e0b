import { defineTexts } from '#platform/text/texts.ts';

export const staffSynonymTexts = defineTexts({
  title: { es: 'Palabras de búsqueda', en: 'Search words' },
  lead: {
    es: 'Cómo llaman los clientes a las cosas, y cómo se llaman en el catálogo. Quien busca la palabra encuentra también lo que significa; el nombre de una categoría vale por todo lo que hay en ella.',
    en: 'What customers call things, and what they are called in the catalog. Whoever searches the word also finds what it means; the name of a category stands for all that is in it.',
  },
  name: { es: 'Palabra del cliente', en: 'Customer’s word' },
  none: { es: 'Ninguna palabra', en: 'No words' },
  word: { es: 'Palabra del cliente', en: 'Customer’s word' },
  meanings: { es: 'Busca también', en: 'Also searches' },
  meaningsHint: {
    es: 'En español, como está en el catálogo, separado por comas: refrigerador, congelador',
    en: 'In Spanish, as in the catalog, separated by commas: refrigerador, congelador',
  },
  add: { es: 'Agregar palabra', en: 'Add word' },
  editOf: (word: string) => ({ es: `Editar «${word}»`, en: `Edit “${word}”` }),
  removeOf: (word: string) => ({ es: `Eliminar «${word}»`, en: `Delete “${word}”` }),
  tryOut: { es: 'Probar', en: 'Try' },
  tryOutOf: (word: string) => ({
    es: `Probar: buscar «${word}» en la tienda`,
    en: `Try: search “${word}” in the shop`,
  }),
  saved: { es: 'Palabra guardada', en: 'Word saved' },
  removed: { es: 'Palabra eliminada', en: 'Word deleted' },
});
