import { defineTexts } from '#platform/text/texts.ts';

/** What is said before a product is marked as sold or reserved. */
export const openQuotesTexts = defineTexts({
  held: {
    es: (count: number) =>
      count === 1 ? 'Está en 1 cotización abierta' : `Está en ${count} cotizaciones abiertas`,
    en: (count: number) =>
      count === 1 ? 'It is in 1 open quotation' : `It is in ${count} open quotations`,
  },
  text: {
    es: 'Esos clientes la esperan: el panel de cada una lo dirá.',
    en: 'Those customers wait for it: the panel of each will say so.',
  },
  unknown: {
    es: 'No se pudo comprobar en qué cotizaciones está.',
    en: 'It could not be checked in which quotations it is.',
  },
  opensApart: { es: 'se abre aparte', en: 'opens apart' },
});
