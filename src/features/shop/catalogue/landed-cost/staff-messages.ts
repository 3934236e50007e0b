import { defineTexts } from '#platform/text/texts.ts';

export const staffTariffTexts = defineTexts({
  title: { es: 'Costos en Cuba', en: 'Costs in Cuba' },
  lead: {
    es: 'Lo que se paga en Cuba por una pieza, a otros. De aquí salen «En Cuba (estimado)» de los productos y de las ofertas nuevas. Una cifra no se cambia: se anota otra con el día en que empieza. Las ofertas enviadas conservan las suyas.',
    en: 'What is paid in Cuba for one piece, to others. “In Cuba (estimated)” on products and new offers comes from here. A figure is not changed: another one is entered with the day on which it begins. Offers that were sent keep theirs.',
  },
  readOnly: { es: 'Las anota un administrador.', en: 'An administrador enters them.' },
  show: { es: 'Mostrar', en: 'Show' },
  jump: { es: 'Ir a', en: 'Jump to' },
  views: {
    valid: { es: 'Vigentes hoy', en: 'Valid today' },
    coming: { es: 'Por venir', en: 'To come' },
    before: { es: 'Anteriores', en: 'Earlier' },
  },
  states: {
    valid: { es: 'Vigente', en: 'Valid' },
    coming: { es: 'Por venir', en: 'To come' },
    superseded: { es: 'Reemplazada', en: 'Superseded' },
    voided: { es: 'Anulada', en: 'Taken back' },
  },
  none: {
    valid: { es: 'No hay cifras vigentes', en: 'There are no valid figures' },
    coming: { es: 'No hay cifras por venir', en: 'There are no figures to come' },
    before: { es: 'No hay cifras anteriores', en: 'There are no earlier figures' },
  },
  noneText: {
    es: 'Mientras no haya ninguna, ni los productos ni las ofertas nuevas dicen qué se paga en Cuba.',
    en: 'While there are none, neither products nor new offers say what is paid in Cuba.',
  },
  found: (count: number) => ({
    es: count === 1 ? '1 cifra' : `${count} cifras`,
    en: count === 1 ? '1 figure' : `${count} figures`,
  }),
  add: { es: 'Anotar cifra', en: 'Enter a figure' },
  addNext: { es: 'Anotar la que sigue', en: 'Enter the next one' },
  kind: { es: 'Qué se paga', en: 'What is paid' },
  kinds: {
    duties: { es: 'Aranceles de aduana', en: 'Customs duties' },
    registration: { es: 'Traspaso y matrícula', en: 'Transfer and registration' },
    port: { es: 'Gastos de puerto en Mariel', en: 'Port handling in Mariel' },
    inland: { es: 'Transporte a la provincia', en: 'Transport to the province' },
  },
  category: { es: 'Por', en: 'For' },
  province: { es: 'Hasta', en: 'To' },
  figure: { es: 'Cifra', en: 'Figure' },
  cents: { es: 'Cifra', en: 'Figure' },
  centsHint: {
    es: 'Por pieza: un monto (1,500), o una parte del precio estimado (12.5 %)',
    en: 'For one piece: an amount (1,500), or a part of the estimated price (12.5%)',
  },
  ofPrice: (part: string) => ({ es: `${part} % del precio`, en: `${part}% of the price` }),
  source: { es: 'Fuente', en: 'Source' },
  sourceHint: {
    es: 'Por ejemplo: Aduana, Resolución 45/2026. Los clientes la leen.',
    en: 'For example: Customs, Resolution 45/2026. Customers read it.',
  },
  sourceAddress: { es: 'Dirección de la fuente', en: 'Address of the source' },
  validFrom: { es: 'Vigente desde', en: 'Valid from' },
  entered: { es: 'La anotó', en: 'Entered by' },
  somebody: { es: 'Sin cuenta', en: 'No account' },
  state: { es: 'Estado', en: 'Status' },
  history: { es: 'Todas las cifras de esto', en: 'All figures of this' },
  saved: { es: 'Cifra anotada', en: 'Figure entered' },
  void: { es: 'Anular por error', en: 'Take back a mistake' },
  reasonHint: {
    es: 'Vuelve a valer la anterior. Si la cifra fue cierta y ya no lo es, anote la nueva en vez de anular esta.',
    en: 'The one before holds again. If the figure was right and is not any more, enter the new one instead of taking this one back.',
  },
  reason: { es: 'Motivo', en: 'Reason' },
  voidIt: { es: 'Anular cifra', en: 'Take the figure back' },
  voided: { es: 'Cifra anulada', en: 'Figure taken back' },
  voidedBy: (name: string, reason: string) => ({
    es: `Anulada por ${name}: ${reason}`,
    en: `Taken back by ${name}: ${reason}`,
  }),
  gone: { es: 'Esa cifra no está', en: 'That figure is not there' },
});
