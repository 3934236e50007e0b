import { bothLanguages } from '#platform/text/language.ts';

// Words that the quotation in the making and the quotes that were made have in common: whoever
// looks at one does not load those of the other.

const es = {
  total: 'Total estimado',
  someToConfirm: 'Hay precios por confirmar: no están en el total.',
  copied: 'Copiado',
  copyFailed: 'Cópielo a mano',
  askWhatsapp: 'Preguntar por WhatsApp',
  priceNow: (name: string, before: string, now: string) =>
    `${name}: antes ${before}, ahora ${now}.`,
  states: {
    sold: (name: string) => `${name} ya se vendió.`,
    reserved: (name: string) => `${name} está reservado.`,
    gone: (name: string) => `${name} ya no está en el catálogo.`,
    unreachable: (name: string) => `${name} no llega a esa provincia.`,
  },
};

const en: typeof es = {
  total: 'Estimated total',
  someToConfirm: 'Some prices are to be confirmed: they are not in the total.',
  copied: 'Copied',
  copyFailed: 'Copy it by hand',
  askWhatsapp: 'Ask on WhatsApp',
  priceNow: (name: string, before: string, now: string) => `${name}: was ${before}, now ${now}.`,
  states: {
    sold: (name: string) => `${name} has been sold.`,
    reserved: (name: string) => `${name} is reserved.`,
    gone: (name: string) => `${name} is no longer in the catalogue.`,
    unreachable: (name: string) => `${name} does not reach that province.`,
  },
};

export const commonQuoteMessages = bothLanguages({ es, en });
