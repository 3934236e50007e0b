import { defineTexts } from '#platform/text/texts.ts';

export const newsMailTexts = defineTexts({
  nameLabel: { es: 'Número de referencia', en: 'Reference number' },
  one: {
    es: (name: string, what: string) => `${name}: ${what}`,
    en: (name: string, what: string) => `${name}: ${what}`,
  },
  several: {
    es: (reference: string) => `Novedades de su envío ${reference}`,
    en: (reference: string) => `News of your shipment ${reference}`,
  },
  units: {
    es: (count: number, names: string) => `${count} unidades: ${names}`,
    en: (count: number, names: string) => `${count} units: ${names}`,
  },
  wasExpected: {
    es: (day: string) => ` (se esperaba el ${day})`,
    en: (day: string) => ` (it was expected on ${day})`,
  },
  later: {
    es: (next: string, before: string) => `${next}, no el ${before}`,
    en: (next: string, before: string) => `${next}, not on ${before}`,
  },
  held: { es: 'Quedó detenido', en: 'It is held' },
  released: { es: 'Ya no está detenido', en: 'It is no longer held' },
  open: { es: 'Ver por dónde va', en: 'See where it is' },
  linkIsYours: {
    es: 'El botón abre su cotización sin contraseña: no reenvíe este correo. También la tiene en Mis Cotizaciones.',
    en: 'The button opens your quotation without a password: do not forward this e-mail. It is in My quotations too.',
  },
});
