import { defineTexts } from '#platform/text/texts.ts';

export const signedActTexts = defineTexts({
  title: { es: 'Sin código: foto del acta firmada', en: 'No code: photo of the signed act' },
  lead: {
    es: 'Si quien recibe no tiene el código, que firme el acta, y mande la foto. La oficina la mira antes de dar la entrega por hecha.',
    en: 'If whoever receives has no code, let them sign the act, and send its photo. The office looks at it before the handover counts.',
  },
  blank: { es: 'Acta para imprimir y firmar (PDF)', en: 'Act to print and sign (PDF)' },
  blankOf: (unit: string) => ({
    es: `Acta para imprimir y firmar de ${unit} (PDF)`,
    en: `Act to print and sign of ${unit} (PDF)`,
  }),
  receivedBy: { es: 'Nombre de quien firmó', en: 'Name of who signed' },
  photos: { es: 'Fotos del acta', en: 'Photos of the act' },
  photosHint: {
    es: 'De 1 a 3. Que se lean el nombre y la firma.',
    en: '1 to 3. Name and signature must be readable.',
  },
  stored: (count: number) => ({
    es: count === 1 ? '1 foto guardada' : `${count} fotos guardadas`,
    en: count === 1 ? '1 photo kept' : `${count} photos kept`,
  }),
  photoProblems: {
    missing: {
      es: 'Tome al menos una foto del acta firmada.',
      en: 'Take one photo of the signed act at least.',
    },
    tooMany: { es: 'Elija 3 fotos como mucho.', en: 'Choose 3 photos at most.' },
    unreadable: {
      es: 'Este teléfono no puede leer una de las fotos. Tómela otra vez.',
      en: 'This phone cannot read one of the photos. Take it again.',
    },
  },
  gone: {
    es: 'Las fotos ya no están en este teléfono. Tómelas otra vez.',
    en: 'The photos are no longer on this phone. Take them again.',
  },
  send: { es: 'Mandar el acta', en: 'Send the act' },
  sendOf: (unit: string) => ({ es: `Mandar el acta de ${unit}`, en: `Send the act of ${unit}` }),
  sending: { es: 'Enviando el acta…', en: 'Sending the act…' },
  waitsHere: {
    es: 'El acta está guardada en este teléfono. Sale sola cuando haya línea.',
    en: 'The act is kept on this phone. It leaves by itself once there is a line.',
  },
  arrived: {
    title: { es: 'La oficina mira el acta', en: 'The office is looking at the act' },
    text: {
      es: 'Todavía no está entregado. Si aparece el código, escríbalo: vale al momento.',
      en: 'It is not handed over yet. If the code turns up, type it: it holds at once.',
    },
  },
  refused: { es: 'La oficina no aceptó el acta', en: 'The office did not accept the act' },
  noMore: {
    es: 'Ya no se pueden mandar más actas de esta unidad. Use el código, o llame a la oficina.',
    en: 'No more acts of this unit can be sent. Use the code, or call the office.',
  },
  unsent: {
    title: { es: 'Quedó guardado en este teléfono', en: 'Kept on this phone' },
    lead: {
      es: 'La oficina todavía no lo tiene. Díctelo, o pida otro enlace y mándelo desde ahí.',
      en: 'The office does not have it yet. Read it out, or ask for another link and send it from there.',
    },
    code: (code: string, who: string, day: string) => ({
      es: `Código ${code}. Recibió ${who}, el ${day}.`,
      en: `Code ${code}. Received by ${who}, on ${day}.`,
    }),
    act: (who: string, day: string) => ({
      es: `Acta firmada por ${who}, el ${day}.`,
      en: `Act signed by ${who}, on ${day}.`,
    }),
  },
  problem: { es: 'El acta no salió', en: 'The act was not sent' },
});
