import { defineTexts } from '#platform/text/texts.ts';

const units = (pieces: number, one: string, many: string) =>
  pieces === 1 ? `1 ${one}` : `${pieces} ${many}`;

export const todayTexts = defineTexts({
  list: { es: 'Lo que toca', en: 'What comes next' },
  scope: { es: 'De quién', en: 'Whose' },
  scopes: {
    mine: { es: 'Mío', en: 'Mine' },
    nobody: { es: 'Sin asignar', en: 'Unassigned' },
    all: { es: 'De todos', en: 'Everybody’s' },
  },
  none: { es: 'Nada espera', en: 'Nothing waits' },
  noneText: {
    es: 'Mire lo que no tiene a nadie asignado, o lo de todos.',
    en: 'Look at what has nobody assigned, or at everybody’s.',
  },
  shown: (shown: number, total: number) => ({
    es: shown < total ? `Los primeros ${shown} de ${total}` : `${total} en total`,
    en: shown < total ? `The first ${shown} of ${total}` : `${total} in all`,
  }),
  name: { es: 'Qué', en: 'What' },
  about: { es: 'De', en: 'Of' },
  does: { es: 'Qué pasa', en: 'What is up' },
  due: { es: 'Para cuándo', en: 'By when' },
  whose: { es: 'Lo lleva', en: 'Who has it' },
  open: { es: 'Abrir', en: 'Open' },
  take: { es: 'Tomar', en: 'Take' },
  takeOf: (name: string) => ({ es: `Tomar ${name}`, en: `Take ${name}` }),
  notTaken: { es: 'No se asignó. Pruebe otra vez.', en: 'It was not assigned. Try again.' },
  taken: { es: 'Asignada a usted', en: 'Assigned to you' },
  says: {
    answer: { es: 'Espera respuesta', en: 'Waits for an answer' },
    change: { es: 'Pide un cambio en la oferta', en: 'Asks for a change of the offer' },
    verification: { es: 'Verificación por revisar', en: 'Verification to check' },
    'bank-line': { es: 'Dinero del banco sin dueño', en: 'Money in the bank without an owner' },
    expires: { es: 'La oferta vence', en: 'The offer expires' },
    overdue: { es: 'Cuota vencida', en: 'Installment overdue' },
    cash: { es: 'Efectivo por contar', en: 'Cash to be counted' },
    given: { es: 'Efectivo devuelto por confirmar', en: 'Cash given back to confirm' },
    credit: { es: 'A favor de su cliente', en: 'In its customer’s favor' },
    unpaid: { es: 'Espera el pago para seguir', en: 'Waits for the payment to go on' },
    act: { es: 'Acta firmada por mirar', en: 'Signed act to look at' },
    'follow-up': { es: 'Volver a mirarla', en: 'Look at it again' },
    'verification-again': {
      es: 'Volver a mirar la verificación',
      en: 'Look at the verification again',
    },
    mail: { es: 'Correo con fallo', en: 'Failed e-mail' },
  },
  held: (pieces: number) => ({
    es: units(pieces, 'unidad detenida', 'unidades, alguna detenida'),
    en: units(pieces, 'unit held', 'units, some held'),
  }),
  late: (pieces: number) => ({
    es: units(pieces, 'unidad atrasada', 'unidades, alguna atrasada'),
    en: units(pieces, 'unit late', 'units, some late'),
  }),
  silent: (pieces: number) => ({
    es: units(pieces, 'unidad sin noticias', 'unidades sin noticias'),
    en: units(pieces, 'unit without news', 'units without news'),
  }),
  actions: {
    answer: { es: 'Responder', en: 'Answer' },
    change: { es: 'Ver el cambio', en: 'See the change' },
    verification: { es: 'Revisar', en: 'Check' },
    'bank-line': { es: 'Conciliar', en: 'Match' },
    expires: { es: 'Escribirle', en: 'Write' },
    overdue: { es: 'Ver el dinero', en: 'See the money' },
    cash: { es: 'Contarlo', en: 'Count it' },
    given: { es: 'Confirmarlo', en: 'Confirm it' },
    credit: { es: 'Devolverlo o pasarlo', en: 'Refund or move it' },
    held: { es: 'Ver el envío', en: 'See the shipment' },
    late: { es: 'Ver el envío', en: 'See the shipment' },
    unpaid: { es: 'Ver el dinero', en: 'See the money' },
    silent: { es: 'Ver el envío', en: 'See the shipment' },
    act: { es: 'Mirar el acta', en: 'Look at the act' },
    'follow-up': { es: 'Seguir', en: 'Follow up' },
    'verification-again': { es: 'Seguir', en: 'Follow up' },
    mail: { es: 'Ver el correo', en: 'See the e-mail' },
  },
});
