import { defineTexts } from '#platform/text/texts.ts';

export const seenMessages = defineTexts({
  seen: { es: 'Visto hace poco', en: 'Seen recently' },
  onlyHere: {
    es: 'Esta lista está solo en este navegador.',
    en: 'This list is in this browser only.',
  },
  clear: { es: 'Borrar lo visto', en: 'Clear what you saw' },
  cleared: { es: 'Lista borrada', en: 'List cleared' },
  clearedText: {
    es: 'Ya no queda en este navegador lo que vio hace poco.',
    en: 'What you saw recently is no longer in this browser.',
  },
  bar: { es: 'Comparación', en: 'Comparison' },
  compareNow: {
    es: (count: number) => `Comparar (${count})`,
    en: (count: number) => `Compare (${count})`,
  },
  empty: { es: 'Vaciar', en: 'Empty' },
  emptied: { es: 'Comparación vacía', en: 'Comparison emptied' },
});
