import { defineTexts } from '#platform/text/texts.ts';

export const handoverTexts = defineTexts({
  review: { es: 'Opinar sobre la entrega', en: 'Review the handover' },
  reviewed: { es: 'Su opinión', en: 'Your review' },
  title: { es: 'Entrega', en: 'Handover' },
  code: { es: 'Código de entrega', en: 'Handover code' },
  lead: {
    es: 'Diga el código solo a quien está delante de usted con su mercancía, después de verla. Esa persona lo escribe, y la entrega queda anotada.',
    en: 'Say the code only to whoever stands before you with your goods, after you have seen them. That person types it, and the handover is recorded.',
  },
  never: {
    es: 'Nadie de nuestra oficina ve este código.',
    en: 'Nobody at our office sees this code.',
  },
  locked: {
    es: 'Este código ya no vale: se escribió mal 5 veces, o la orden pasó a otra persona. Escríbanos y le damos uno nuevo aquí mismo.',
    en: 'This code no longer holds: it was typed wrong 5 times, or the order passed to somebody else. Write to us, and a new one appears right here.',
  },
  withAct: {
    es: 'Se entrega sin código: quien recibe firma un acta, y otra persona de nuestro equipo la mira.',
    en: 'It is handed over without a code: whoever receives signs an act, and another person of our team looks at it.',
  },
  done: (day: string) => ({ es: `Entregado el ${day}.`, en: `Handed over on ${day}.` }),
  doneTo: (day: string, who: string) => ({
    es: `Entregado el ${day}. Recibió ${who}.`,
    en: `Handed over on ${day}. Received by ${who}.`,
  }),
  byAct: { es: 'Se comprobó con un acta firmada.', en: 'It was shown by a signed act.' },
  byWord: (reason: string) => ({
    es: `Un administrador la anotó sin código ni acta firmada: ${reason}`,
    en: `An administrator recorded it without a code or a signed act: ${reason}`,
  }),
  act: { es: 'Acta de entrega (PDF)', en: 'Handover act (PDF)' },
  actOf: (name: string) => ({
    es: `Acta de entrega de ${name} (PDF)`,
    en: `Handover act of ${name} (PDF)`,
  }),
});

/** Whoever hands over often reads these on a small phone, in the sun, without a connection. */
export const driverTexts = defineTexts({
  title: { es: 'Entregas', en: 'Handovers' },
  lead: {
    es: 'Pida el código a quien recibe, cuando tenga la mercancía delante. Nunca lo pida por teléfono ni por chat.',
    en: 'Ask whoever receives for the code when the goods are before them. Never ask for it by phone or chat.',
  },
  left: (left: number, all: number) => ({
    es: left === 0 ? `Todo entregado: ${all} de ${all}` : `Faltan ${left} de ${all}`,
    en: left === 0 ? `All handed over: ${all} of ${all}` : `${left} of ${all} left`,
  }),
  until: (day: string) => ({
    es: `Este enlace sirve hasta el ${day}. No lo reenvíe.`,
    en: `This link works until ${day}. Do not forward it.`,
  }),
  offline: {
    es: 'Sin conexión puede seguir: lo que anote se queda en este teléfono y sale solo, una vez, cuando vuelva la línea. Si la cierra, ábrala de nuevo con el mismo enlace.',
    en: 'Without a connection you can go on: what you record stays on this phone and leaves by itself, once, when the line is back. If you close it, open it again with the same link.',
  },
  storedLists: {
    es: 'Lo que este teléfono guardó de sus enlaces. Sin conexión puede seguir: sale solo cuando vuelva la línea.',
    en: 'What this phone kept of your links. You can go on without a connection: it leaves by itself when the line is back.',
  },
  noStoredLists: {
    es: 'Este teléfono no guarda ninguna entrega. Abra con conexión el enlace que le mandó la oficina.',
    en: 'This phone keeps no handover. With a connection, open the link that the office sent you.',
  },
  receives: (name: string, province: string) => ({
    es: `Para ${name}, en ${province}`,
    en: `For ${name}, in ${province}`,
  }),
  identifier: (end: string) => ({ es: `VIN o serie: …${end}`, en: `VIN or serial: …${end}` }),
  code: { es: 'Código de entrega', en: 'Handover code' },
  codeHint: { es: '8 cifras', en: '8 figures' },
  codeWrong: {
    es: 'Revise el código: son 8 cifras, y una no está bien.',
    en: 'Look at the code again: it has 8 figures, and one of them is not right.',
  },
  receivedBy: { es: 'Nombre de quien recibió', en: 'Name of who received it' },
  receivedByWrong: { es: 'Escriba quién recibió.', en: 'Write who received it.' },
  handOver: { es: 'Entregar ahora', en: 'Hand over now' },
  send: { es: 'Anotar la entrega', en: 'Record the handover' },
  sending: { es: 'Enviando…', en: 'Sending…' },
  waits: {
    es: 'Guardado en este teléfono. Sale solo cuando haya línea.',
    en: 'Kept on this phone. It leaves by itself once there is a line.',
  },
  change: { es: 'Cambiar', en: 'Change' },
  done: (day: string) => ({ es: `Entregado el ${day}`, en: `Handed over on ${day}` }),
  recorded: { es: 'Entrega anotada', en: 'Handover recorded' },
  problem: { es: 'No se anotó', en: 'It was not recorded' },
  closed: {
    unknown: {
      title: { es: 'Este enlace no abre nada', en: 'This link opens nothing' },
      text: {
        es: 'Cópielo entero del mensaje, o pida otro a la oficina.',
        en: 'Copy all of it from the message, or ask the office for another one.',
      },
    },
    over: {
      title: { es: 'Este enlace ya no abre', en: 'This link no longer opens' },
      text: {
        es: 'Terminó su plazo o lo anularon. Pida otro a la oficina; lo que quedó guardado en este teléfono se le puede dictar.',
        en: 'Its time is over, or it was revoked. Ask the office for another one; what is kept on this phone can be read out to them.',
      },
    },
  },
  office: { es: 'Escribir a la oficina', en: 'Write to the office' },
});
