import { defineTexts } from '#platform/text/texts.ts';

export const handoverMailTexts = defineTexts({
  subject: (name: string) => ({ es: `Entregado: ${name}`, en: `Handed over: ${name}` }),
  subjectOf: (units: number, reference: string) => ({
    es: `Entregado: ${units} unidades de ${reference}`,
    en: `Handed over: ${units} units of ${reference}`,
  }),
  title: { es: 'Su mercancía fue entregada', en: 'Your goods were handed over' },
  unit: { es: 'Unidad', en: 'Unit' },
  what: { es: 'Qué', en: 'What' },
  on: { es: 'Día de la entrega', en: 'Day of the handover' },
  receivedBy: { es: 'Recibió', en: 'Received by' },
  shownBy: { es: 'Cómo se comprobó', en: 'How it was shown' },
  byAct: {
    es: 'Con un acta firmada, que miró nuestro equipo',
    en: 'By a signed act, which our team looked at',
  },
  byWord: (reason: string) => ({
    es: `Un administrador la anotó sin código ni acta firmada: ${reason}`,
    en: `An administrator recorded it without a code or a signed act: ${reason}`,
  }),
  act: {
    es: 'El acta de entrega está en la página de su cotización, como PDF que se puede comprobar.',
    en: 'The handover act is on the page of your quotation, as a PDF that can be checked.',
  },
  acts: {
    es: 'Las actas de entrega están en la página de su cotización, como PDF que se puede comprobar.',
    en: 'The handover acts are on the page of your quotation, as PDFs that can be checked.',
  },
  notYou: {
    es: 'Si nadie de los suyos recibió esto, escríbanos hoy mismo.',
    en: 'If nobody of yours received this, write to us today.',
  },
  open: { es: 'Ver mi cotización', en: 'See my quotation' },
});

/** Mails to staff are in Spanish alone. */
export const staffActMailTexts = {
  subject: (unit: string) => `Acta firmada por mirar: ${unit}`,
  title: 'Llegó la foto de un acta firmada',
  acts: 'Debe actuar: un agente. Mire las fotos en Entregas a clientes y acepte o rechace; puede haber alguien esperando en la puerta.',
  unit: 'Unidad',
  what: 'Qué',
};
