import { defineTexts } from '#platform/text/texts.ts';

export const requirementTexts = defineTexts({
  title: { es: 'Qué se exige para embarcar', en: 'What is required to ship' },
  lead: {
    es: 'Cada requisito vale desde un día y dice su fuente. No se cambia: el siguiente lo sustituye. Qué exige la ley lo decide el abogado de la empresa.',
    en: 'Each requirement holds from a day and says its source. It is not changed: the next one takes its place. What the law requires is for the company’s counsel to decide.',
  },
  item: { es: 'Papel', en: 'Paper' },
  now: { es: 'Ahora', en: 'Now' },
  yes: { es: 'Se exige', en: 'Required' },
  yesScan: { es: 'Se exige, con copia', en: 'Required, with a scan' },
  no: { es: 'No se exige', en: 'Not required' },
  source: { es: 'Fuente', en: 'Source' },
  sourceHint: {
    es: 'La regla, o el dictamen y su fecha',
    en: 'The rule, or the opinion and its date',
  },
  validFrom: { es: 'Vale desde', en: 'Holds from' },
  coming: (day: string, what: string) => ({
    es: `Desde el ${day}: ${what}`,
    en: `From ${day}: ${what}`,
  }),
  ours: {
    es: 'Punto de partida: lo confirma el abogado',
    en: 'Starting point: for counsel to confirm',
  },
  by: (who: string, day: string) => ({ es: `${who}, ${day}`, en: `${who}, ${day}` }),
  somebody: { es: 'Cuenta eliminada', en: 'Deleted account' },
  required: { es: 'Se exige para embarcar', en: 'Required to ship' },
  scan: { es: 'También una copia', en: 'Also a scan' },
  history: { es: 'Versiones', en: 'Versions' },
});
