import { defineTexts } from '#platform/text/texts.ts';

// Words that the quotation in the making and the quotes that were made have in common: whoever
// looks at one does not load those of the other.

export const commonQuoteMessages = defineTexts({
  total: { es: 'Total estimado', en: 'Estimated total' },
  someToConfirm: {
    es: 'Hay precios por confirmar: no están en el total.',
    en: 'Some prices are to be confirmed: they are not in the total.',
  },
  copied: { es: 'Copiado', en: 'Copied' },
  copyFailed: { es: 'Cópielo a mano', en: 'Copy it by hand' },
  askWhatsapp: { es: 'Preguntar por WhatsApp', en: 'Ask on WhatsApp' },
  priceNow: {
    es: (name: string, before: string, now: string) => `${name}: antes ${before}, ahora ${now}.`,
    en: (name: string, before: string, now: string) => `${name}: was ${before}, now ${now}.`,
  },
  states: {
    sold: {
      es: (name: string) => `${name} ya se vendió.`,
      en: (name: string) => `${name} has been sold.`,
    },
    reserved: {
      es: (name: string) => `${name} está reservado.`,
      en: (name: string) => `${name} is reserved.`,
    },
    gone: {
      es: (name: string) => `${name} ya no está en el catálogo.`,
      en: (name: string) => `${name} is no longer in the catalogue.`,
    },
    unreachable: {
      es: (name: string) => `${name} no llega a esa provincia.`,
      en: (name: string) => `${name} does not reach that province.`,
    },
  },
});
