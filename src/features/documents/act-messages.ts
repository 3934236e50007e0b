import { defineTexts } from '#platform/text/texts.ts';

export const actTexts = defineTexts({
  title: { es: 'Acta de entrega', en: 'Handover act' },
  order: { es: 'Cotización', en: 'Quotation' },
  initials: { es: 'Iniciales del cliente', en: 'Customer’s initials' },
  unit: { es: 'Unidad', en: 'Unit' },
  what: { es: 'Qué se entregó', en: 'What was handed over' },
  identifier: { es: 'VIN o número de serie', en: 'VIN or serial number' },
  on: { es: 'Día de la entrega', en: 'Day of the handover' },
  receivedBy: { es: 'Recibió', en: 'Received by' },
  how: { es: 'Cómo se comprobó', en: 'How it was shown' },
  ways: {
    code: {
      es: 'Con el código de entrega de quien recibe',
      en: 'By the handover code of whoever received it',
    },
    word: {
      es: 'Lo anotó nuestro equipo, sin código',
      en: 'Our team recorded it, without a code',
    },
  },
  says: {
    es: 'Entregamos esta unidad el día que se indica, a quien dijo su nombre al recibirla.',
    en: 'We handed this unit over on the day given, to whoever said their name on receiving it.',
  },
  wrong: {
    es: (page: string) =>
      `Si algo de esto no es así, escríbanos cuanto antes. En ${page} se ve si esta acta sigue en pie.`,
    en: (page: string) =>
      `If anything here is not so, write to us as soon as you can. ${page} says whether this act still holds.`,
  },
});
