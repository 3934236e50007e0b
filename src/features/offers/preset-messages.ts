import { defineTexts } from '#platform/text/texts.ts';

/** What new offers begin with, in the language of their quotation. */
export const beginningTexts = defineTexts({
  onlyInstalment: { es: 'Pago único', en: 'One payment' },
});

/** The list of what new offers begin with beside their goods. */
export const presetMessages = defineTexts({
  title: { es: 'Fletes, cargos y estimados', en: 'Freight, fees and estimates' },
  lead: {
    es: 'Con qué empieza cada oferta nueva, además de los productos, según lo que se pide y a dónde va. Cambiarlo aquí no cambia ninguna oferta que ya exista.',
    en: 'What each new offer begins with beside its goods, by what is asked for and where it goes. A change here changes no offer that is there already.',
  },
  lines: { es: 'Fletes, seguros y cargos', en: 'Freight, insurance and fees' },
  linesLead: {
    es: 'Se cobra además del precio del catálogo, que ya incluye el flete marítimo hasta Mariel y el seguro: agregue solo lo que no está en él.',
    en: 'It is charged on top of the catalogue’s price, which holds the sea freight to Mariel and the insurance already: add only what it does not hold.',
  },
  estimates: { es: 'En Cuba (estimado)', en: 'In Cuba (estimated)' },
  estimatesLead: {
    es: 'Lo que se paga en Cuba, a otros: nunca se suma a nuestro total. Diga de dónde sale la cifra y de cuándo es.',
    en: 'What is paid in Cuba, to others: it is never added to our total. Say where the figure is from, and of when it is.',
  },
  noLines: {
    es: 'Ninguno todavía: las ofertas nuevas empiezan con los productos solos, a los precios de hoy.',
    en: 'None yet: new offers begin with the goods alone, at today’s prices.',
  },
  noEstimates: {
    es: 'Ninguno todavía: las ofertas nuevas no dicen qué se paga en Cuba hasta que su agente lo escribe.',
    en: 'None yet: new offers do not say what is paid in Cuba until their agent writes it.',
  },
  newLine: { es: 'Agregar flete o cargo', en: 'Add freight or a fee' },
  newEstimate: { es: 'Agregar estimado', en: 'Add an estimate' },
  kind: { es: 'Tipo', en: 'Kind' },
  kinds: {
    freight: { es: 'Flete', en: 'Freight' },
    insurance: { es: 'Seguro', en: 'Insurance' },
    fee: { es: 'Cargo', en: 'Fee' },
  },
  category: { es: 'Para', en: 'For' },
  anyCategory: { es: 'Todo', en: 'Everything' },
  province: { es: 'Hacia', en: 'To' },
  anyProvince: { es: 'Todas las provincias', en: 'All provinces' },
  textEs: { es: 'Texto en español', en: 'Text in Spanish' },
  textEn: { es: 'Texto en inglés', en: 'Text in English' },
  text: { es: 'Texto', en: 'Text' },
  price: { es: 'Precio', en: 'Price' },
  priceHint: {
    es: 'Un monto (1,500), o una parte de los productos (2 %)',
    en: 'An amount (1,500), or a part of the goods (2%)',
  },
  ofGoods: {
    es: (part: string) => `${part} % de los productos`,
    en: (part: string) => `${part}% of the goods`,
  },
  amount: { es: 'Monto', en: 'Amount' },
  source: { es: 'Fuente', en: 'Source' },
  sourceHint: {
    es: 'Por ejemplo: Aduana, Resolución 45/2026',
    en: 'For example: Customs, Resolution 45/2026',
  },
  asOf: { es: 'Con fecha', en: 'As of' },
  actions: { es: 'Acciones', en: 'Actions' },
  edit: { es: (what: string) => `Cambiar «${what}»`, en: (what: string) => `Change “${what}”` },
  remove: { es: 'Quitar', en: 'Remove' },
  removeOf: { es: (what: string) => `Quitar «${what}»`, en: (what: string) => `Remove “${what}”` },
  save: { es: 'Guardar', en: 'Save' },
  add: { es: 'Agregar', en: 'Add' },
  saved: { es: 'Guardado', en: 'Saved' },
  removed: { es: 'Quitado', en: 'Removed' },
  undo: { es: 'Deshacer', en: 'Undo' },
  notSaved: {
    es: 'No se pudo guardar. Revise su conexión e intente de nuevo.',
    en: 'It could not be saved. Check your connection and try again.',
  },
  wrong: {
    text: { es: 'Escriba qué es, en este idioma.', en: 'Write what it is, in this language.' },
    price: { es: 'Escriba 1,500 o 2 %.', en: 'Write 1,500 or 2%.' },
    amount: { es: 'Escriba el monto: 350.', en: 'Write the amount: 350.' },
    source: { es: 'Diga de dónde sale.', en: 'Say where it is from.' },
    asOf: { es: 'Elija el día.', en: 'Choose the day.' },
  },
});
