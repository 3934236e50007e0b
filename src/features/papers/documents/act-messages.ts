import { defineTexts } from '#platform/text/texts.ts';

export const actPaperTexts = defineTexts({
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
      es: 'La anotó un administrador, sin código ni acta firmada',
      en: 'An administrator recorded it, without a code or a signed act',
    },
    act: {
      es: 'Con un acta que firmó quien la recibió; otra persona de nuestro equipo miró su foto',
      en: 'By an act that whoever received it signed; another person of our team looked at its photo',
    },
  },
  says: {
    es: 'Entregamos esta unidad el día que se indica, a quien dijo su nombre al recibirla.',
    en: 'We handed this unit over on the day given, to whoever said their name on receiving it.',
  },
  blank: {
    title: { es: 'Acta de entrega para firmar', en: 'Handover act to be signed' },
    what: { es: 'Qué se entrega', en: 'What is handed over' },
    identifierEnd: (end: string) => ({ es: `termina en ${end}`, en: `ends in ${end}` }),
    receives: { es: 'Para', en: 'For' },
    receivesIn: (name: string, province: string) => ({
      es: `${name}, en ${province}`,
      en: `${name}, in ${province}`,
    }),
    lines: {
      receivedBy: { es: 'Nombre y apellidos de quien recibe', en: 'Full name of whoever receives' },
      signature: { es: 'Firma de quien recibe', en: 'Signature of whoever receives' },
      day: { es: 'Día de la entrega', en: 'Day of the handover' },
      handsOver: {
        es: 'Nombre y firma de quien entrega',
        en: 'Name and signature of whoever hands over',
      },
    },
    says: {
      es: 'Vi esta unidad, es la que se indica arriba y la recibí hoy. Firme solo cuando la tenga delante y no pague nada a quien la trae.',
      en: 'I have seen this unit, it is the one named above, and I received it today. Sign only when it stands before you, and pay nothing to whoever brings it.',
    },
    photo: {
      es: 'Quien entrega toma una foto de esta hoja firmada. Vale cuando nuestro equipo la mira y la acepta; si tiene el código de entrega, no hace falta esta hoja.',
      en: 'Whoever hands over takes a photo of this sheet once it is signed. It holds when our team has looked at it and accepted it; with the handover code this sheet is not needed.',
    },
  },
  wrong: (page: string) => ({
    es: `Si algo de esto no es así, escríbanos cuanto antes. En ${page} se ve si esta acta sigue en pie.`,
    en: `If anything here is not so, write to us as soon as you can. ${page} says whether this act still holds.`,
  }),
});
