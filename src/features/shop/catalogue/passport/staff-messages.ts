import { defineTexts } from '#platform/text/texts.ts';
import type { VinContradiction } from './vin-facts.ts';

export const staffPassportTexts = defineTexts({
  title: (name: string) => ({ es: `Pasaporte de ${name}`, en: `Passport of ${name}` }),
  open: { es: 'Pasaporte', en: 'Passport' },
  lead: {
    es: 'Cada dato con su fuente y su día. Lo que deje vacío, la página lo dice: «No sabemos…». Escriba los textos en español, en inglés o en los dos; el que falte sale en el otro idioma y así se dice. Del VIN se publica solo el principio.',
    en: 'Each fact with its source and day. What you leave empty the page says: “We do not know…”. Write texts in Spanish, in English or in both; a missing one is shown in the other language, and marked. Only the beginning of the VIN is public.',
  },
  back: { es: 'Volver al producto', en: 'Back to the product' },
  seeInShop: { es: 'Ver en la tienda', en: 'See in the shop' },
  example: {
    es: 'Estos datos son de ejemplo. Al guardar dejan de marcarse así.',
    en: 'These facts are examples. Once you save they are no longer marked so.',
  },
  known: (known: number, all: number) => ({
    es: `${known} de ${all} datos`,
    en: `${known} of ${all} facts`,
  }),
  zone: { es: 'Dónde', en: 'Where' },
  kind: { es: 'Qué', en: 'What' },
  size: { es: 'Tamaño', en: 'Size' },
  note: { es: 'Nota', en: 'Note' },
  noteOf: (point: string) => ({ es: `${point}: nota`, en: `${point}: note` }),
  english: (label: string) => ({ es: `${label} en inglés`, en: `${label} in English` }),
  pictureOf: (point: string) => ({ es: `${point}: imagen`, en: `${point}: picture` }),
  noPicture: { es: 'Sin imagen', en: 'No picture' },
  pictures: {
    es: 'Las imágenes del producto, por su número: a cada punto se le puede poner una.',
    en: 'The product’s pictures, by number: each point may have one.',
  },
  addMark: { es: 'Agregar marca', en: 'Add mark' },
  remove: { es: 'Quitar', en: 'Remove' },
  removeMark: (number: number) => ({
    es: `Quitar la marca ${number}`,
    en: `Remove mark ${number}`,
  }),
  marksLead: {
    es: 'Toque la parte en el dibujo, o elíjala; agregue las marcas y guarde.',
    en: 'Tap the part in the drawing, or choose it; add the marks and save.',
  },
  notKnown: { es: 'No se sabe', en: 'Not known' },
  chooseSource: { es: 'Elija', en: 'Choose' },
  sourceOf: (fact: string) => ({ es: `${fact}: fuente`, en: `${fact}: source` }),
  dayOf: (fact: string) => ({ es: `${fact}: día`, en: `${fact}: day` }),
  hints: {
    mileage: { es: 'En millas, como en el cuadro', en: 'In miles, as on the dashboard' },
    range: { es: 'En km, de una carga a la otra', en: 'In km, from one charge to the next' },
    consumption: { es: 'En kWh al mes', en: 'In kWh a month' },
  },
  contradictions: {
    shape: {
      es: 'No tiene los 17 caracteres de un VIN: solo un vehículo sin VIN lleva otro número.',
      en: 'It does not have the 17 characters of a VIN: only a vehicle without one has another number.',
    },
    check: {
      es: 'El dígito de control no corresponde: así no se guarda. Revíselo letra por letra.',
      en: 'The check digit does not fit: it is not saved so. Check it letter by letter.',
    },
    foreignCheck: {
      es: 'El dígito de control no corresponde; fuera de EE. UU. algunos no lo llevan.',
      en: 'The check digit does not fit; outside the USA some have none.',
    },
    year: (vin: string, product: string) => ({
      es: `Por el VIN es del ${vin}; el producto dice ${product}.`,
      en: `By the VIN it is of ${vin}; the product says ${product}.`,
    }),
    make: (vin: string, product: string) => ({
      es: `Por el VIN es un ${vin}; el producto dice ${product}.`,
      en: `By the VIN it is a ${vin}; the product says ${product}.`,
    }),
  } satisfies Record<VinContradiction['kind'], unknown>,
});
