import { bothLanguages } from '#platform/text/language.ts';

const es = {
  seen: 'Visto hace poco',
  onlyHere: 'Esta lista está solo en este navegador.',
  clear: 'Borrar lo visto',
  cleared: 'Lista borrada',
  clearedText: 'Ya no queda en este navegador lo que vio hace poco.',
  bar: 'Comparación',
  compareNow: (count: number) => `Comparar (${count})`,
  empty: 'Vaciar',
  emptied: 'Comparación vacía',
};

const en: typeof es = {
  seen: 'Seen recently',
  onlyHere: 'This list is in this browser only.',
  clear: 'Clear what you saw',
  cleared: 'List cleared',
  clearedText: 'What you saw recently is no longer in this browser.',
  bar: 'Comparison',
  compareNow: (count: number) => `Compare (${count})`,
  empty: 'Empty',
  emptied: 'Comparison emptied',
};

export const seenMessages = bothLanguages({ es, en });
