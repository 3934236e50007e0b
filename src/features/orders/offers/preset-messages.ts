import { defineTexts } from '#platform/text/texts.ts';

export const newOfferTexts = defineTexts({
  onlyInstalment: { es: 'Pago único', en: 'One payment' },
});

export const staffPresetTexts = defineTexts({
  title: { es: 'Fletes y cargos', en: 'Freight and fees' },
  lead: {
    es: 'Con qué empieza cada oferta nueva, además de los productos, según lo que se pide y a dónde va. Cambiarlo aquí no cambia ninguna oferta que ya exista. El precio del catálogo ya incluye el flete marítimo hasta Mariel y el seguro: agregue solo lo que no está en él.',
    en: 'What each new offer begins with beside its goods, by what is asked for and where it goes. A change here changes no offer that is there already. The catalog’s price holds the sea freight to Mariel and the insurance already: add only what it does not hold.',
  },
  name: { es: 'Texto', en: 'Text' },
  none: { es: 'Ninguno todavía', en: 'None yet' },
  noneText: {
    es: 'Las ofertas nuevas empiezan con los productos solos, a los precios de hoy.',
    en: 'New offers begin with the goods alone, at today’s prices.',
  },
  adds: { es: 'Agregar flete o cargo', en: 'Add freight or a fee' },
  add: { es: 'Agregar', en: 'Add' },
  inCuba: {
    es: 'Lo que se paga en Cuba, a otros, sale de',
    en: 'What is paid in Cuba, to others, comes from',
  },
  tariff: { es: 'Costos en Cuba', en: 'Costs in Cuba' },
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
  priceCents: { es: 'Precio', en: 'Price' },
  priceCentsHint: {
    es: 'Un monto (1,500), o una parte de los productos (2 %)',
    en: 'An amount (1,500), or a part of the goods (2%)',
  },
  ofGoods: (part: string) => ({ es: `${part} % de los productos`, en: `${part}% of the goods` }),
  editOf: (what: string) => ({ es: `Cambiar «${what}»`, en: `Change “${what}”` }),
  remove: { es: 'Quitar', en: 'Remove' },
  removeOf: (what: string) => ({ es: `Quitar «${what}»`, en: `Remove “${what}”` }),
  removed: { es: 'Quitado', en: 'Removed' },
});
