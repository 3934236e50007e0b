import { defineTexts } from '#platform/text/texts.ts';

export const newOfferTexts = defineTexts({
  onlyInstalment: { es: 'Pago único', en: 'One payment' },
});

export const staffPresetTexts = defineTexts({
  title: { es: 'Fletes y cargos', en: 'Freight and fees' },
  lead: {
    es: 'Con qué empieza cada oferta nueva, además de los productos, según lo que se pide y a dónde va. Cambiarlo aquí no cambia ninguna oferta que ya exista.',
    en: 'What each new offer begins with beside its goods, by what is asked for and where it goes. A change here changes no offer that is there already.',
  },
  lines: { es: 'Fletes, seguros y cargos', en: 'Freight, insurance and fees' },
  linesLead: {
    es: 'Se cobra además del precio del catálogo, que ya incluye el flete marítimo hasta Mariel y el seguro: agregue solo lo que no está en él.',
    en: 'It is charged on top of the catalogue’s price, which holds the sea freight to Mariel and the insurance already: add only what it does not hold.',
  },
  inCuba: {
    es: 'Lo que se paga en Cuba, a otros, sale de',
    en: 'What is paid in Cuba, to others, comes from',
  },
  tariff: { es: 'Costos en Cuba', en: 'Costs in Cuba' },
  noLines: {
    es: 'Ninguno todavía: las ofertas nuevas empiezan con los productos solos, a los precios de hoy.',
    en: 'None yet: new offers begin with the goods alone, at today’s prices.',
  },
  newLine: { es: 'Agregar flete o cargo', en: 'Add freight or a fee' },
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
  },
});
