import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const collectingErrors = {
  noOrder: errorKind(409, 'no_order', {
    es: 'Todavía no hay una oferta aceptada: no se anota dinero de lo que nadie acordó.',
    en: 'No offer has been accepted yet: no money is recorded for what nobody agreed to.',
  }),
  referenceUsed: errorKind(409, 'reference_used', {
    es: 'Esa referencia del banco ya está anotada en esa cuenta: es el mismo dinero.',
    en: 'That bank reference is recorded in that account already: it is the same money.',
  }),
  refundReferenceUsed: errorKind(409, 'refund_reference_used', {
    es: 'Con esa referencia ya se anotó otra devolución: es el mismo dinero.',
    en: 'Another refund is recorded with that reference already: it is the same money.',
    field: 'reference',
  }),
  keyNeeded: errorKind(400, 'key_needed', {
    es: 'El efectivo se anota con una clave (Idempotency-Key), para que no se anote dos veces. Actualice la página.',
    en: 'Cash is recorded with a key (Idempotency-Key), so that it is not recorded twice. Reload the page.',
  }),
  beforeOrder: errorKind(409, 'before_order', {
    es: 'Ese día es anterior a la cotización: revise el día, o si el dinero es de otra.',
    en: 'That day is before the quotation was made: look at the day again, or whether the money is for another one.',
    field: 'movedOn',
  }),
  dayImpossible: errorKind(409, 'day_impossible', {
    es: 'Ese día no puede ser: el dinero llega desde 2015 y hasta hoy.',
    en: 'That day cannot be: money comes from 2015 on, and until today.',
    field: 'movedOn',
  }),
  claimUsed: errorKind(409, 'claim_used', {
    es: 'El pago de esta verificación ya está anotado.',
    en: 'The payment of this verification is recorded already.',
  }),
  otherOrder: errorKind(409, 'other_order', {
    es: 'La verificación nombra otra cotización. Actualice la página.',
    en: 'The verification names another quotation. Reload the page.',
  }),
  unknownAccount: errorKind(400, 'unknown_account', {
    es: 'Elija una cuenta nuestra: las que dos administradores aprobaron en Datos de pago.',
    en: 'Choose an account of ours: those that two administradores approved in Payment instructions.',
  }),
  entryNotFound: errorKind(404, 'entry_not_found', {
    es: 'No encontramos esa anotación.',
    en: 'We could not find that entry.',
  }),
  notWaiting: errorKind(409, 'not_waiting', {
    es: 'Ese efectivo ya fue contado, confirmado o anulado. Actualice la página.',
    en: 'That cash has been counted, confirmed or reversed already. Reload the page.',
  }),
  ownCash: errorKind(409, 'own_cash', {
    es: 'Quien recibió el efectivo no lo cuenta. Pídaselo a otra persona del equipo.',
    en: 'Who took the cash does not count it. Ask somebody else of the team.',
  }),
  ownRefund: errorKind(409, 'own_refund', {
    es: 'Quien entregó el efectivo no lo confirma. Pídaselo a otra persona del equipo.',
    en: 'Who gave the cash does not confirm it. Ask somebody else of the team.',
  }),
  refundWaits: errorKind(409, 'refund_waits', {
    es: 'Ya hay una devolución en efectivo que espera a otra persona. Que la confirme o la anule primero.',
    en: 'A refund in cash waits for another person already. Have it confirmed or dropped first.',
  }),
  otherAmount: errorKind(422, 'other_amount', {
    es: 'No es el monto que se anotó. Cuente otra vez; si de verdad falta o sobra, un administrador anula la anotación y se hace de nuevo.',
    en: 'It is not the amount that was recorded. Count again; if it really differs, an administrador reverses the entry and it is made anew.',
  }),
  reversedAlready: errorKind(409, 'reversed_already', {
    es: 'Esa anotación ya fue anulada.',
    en: 'That entry has been reversed already.',
  }),
  notFree: errorKind(409, 'not_free', {
    es: 'No hay tanto a su favor en esta cotización.',
    en: 'There is not so much in their favor on this order.',
  }),
  notForCredit: errorKind(409, 'not_for_credit', {
    es: 'Elija otra cotización del mismo cliente que todavía deba algo.',
    en: 'Choose another order of the same customer that still owes something.',
  }),
  notOwedThere: errorKind(409, 'not_owed_there', {
    es: 'La otra cotización no debe tanto.',
    en: 'The other order does not owe so much.',
  }),
  lineUsed: errorKind(409, 'line_used', {
    es: 'Esa línea del banco no alcanza: alguien anotó ya su dinero, o las partes suman más. Actualice la página.',
    en: 'That bank line is not enough: somebody has recorded its money already, or the parts add up to more. Reload the page.',
  }),
  lineAside: errorKind(409, 'line_aside', {
    es: 'Esa línea del banco se apartó. Devuélvala primero a la lista.',
    en: 'That bank line was set aside. Take it back to the list first.',
  }),
  otherLack: errorKind(409, 'other_lack', {
    es: 'A esa cuota ya no le falta eso. Véala como está ahora y decida de nuevo.',
    en: 'That installment does not lack that amount any more. See how it stands now and decide again.',
  }),
  overriddenAlready: errorKind(409, 'overridden_already', {
    es: 'Otra persona ya dejó seguir la orden sin esa cuota.',
    en: 'Someone else has let the order go on without that installment already.',
  }),
  notSoMuch: errorKind(409, 'not_so_much', {
    es: 'No puede salir más de lo que entró: mire lo pagado y lo devuelto.',
    en: 'No more can go back than came in: look at what was paid and refunded.',
  }),
} satisfies Record<string, ErrorKind>;
