import { defineTexts } from '#platform/text/texts.ts';

export const newsMailTexts = defineTexts({
  one: (name: string, what: string) => ({ es: `${name}: ${what}`, en: `${name}: ${what}` }),
  several: (reference: string) => ({
    es: `Novedades de su envío ${reference}`,
    en: `News of your shipment ${reference}`,
  }),
  units: (count: number, names: string) => ({
    es: `${count} unidades: ${names}`,
    en: `${count} units: ${names}`,
  }),
  wasExpected: (day: string) => ({
    es: ` (se esperaba el ${day})`,
    en: ` (it was expected on ${day})`,
  }),
  later: (next: string, before: string) => ({
    es: `${next}, no el ${before}`,
    en: `${next}, not on ${before}`,
  }),
  held: { es: 'Quedó detenido', en: 'It is held' },
  released: { es: 'Ya no está detenido', en: 'It is no longer held' },
  open: { es: 'Ver por dónde va', en: 'See where it is' },
  linkIsYours: {
    es: 'El botón abre su cotización sin contraseña: no reenvíe este correo. También la tiene en Mis Cotizaciones.',
    en: 'The button opens your quotation without a password: do not forward this e-mail. It is in My quotations too.',
  },
});
