import { defineTexts } from '#platform/text/texts.ts';

export const staffMoneyTexts = defineTexts({
  title: { es: 'Dinero', en: 'Money' },
  noOrder: {
    es: 'Se anota dinero cuando el cliente acepta una oferta.',
    en: 'Money is recorded once the customer has accepted an offer.',
  },
  amount: { es: 'Monto', en: 'Amount' },
  amountHint: { es: 'En dólares, como 1,590.00', en: 'In dollars, as 1,590.00' },
  movedOn: { es: 'Día en que llegó', en: 'Day on which it came' },
  paidOut: { es: 'Día en que salió', en: 'Day on which it left' },
  account: { es: 'Cuenta nuestra', en: 'Our account' },
  noAccounts: {
    es: 'No hay cuentas aprobadas en Datos de pago: solo se anota efectivo.',
    en: 'There are no approved accounts in Payment instructions: only cash is recorded.',
  },
  choose: { es: 'Elija', en: 'Choose' },
  reference: { es: 'Referencia del banco', en: 'Bank reference' },
  record: { es: 'Anotar un pago', en: 'Record a payment' },
  recordHint: {
    es: 'Solo lo que ya está en la cuenta: una captura de pantalla no es dinero.',
    en: 'Only what is in the account already: a screenshot is no money.',
  },
  takeCash: { es: 'Recibir efectivo', en: 'Take cash' },
  takeHint: {
    es: 'No cuenta como pagado hasta que otra persona lo cuente.',
    en: 'It does not count as paid until another person has counted it.',
  },
  take: { es: 'Anotar el efectivo', en: 'Record the cash' },
  count: { es: 'Contar este efectivo', en: 'Count this cash' },
  counts: { es: 'Lo conté', en: 'I counted it' },
  ownCash: { es: 'Lo cuenta otra persona.', en: 'Another person counts it.' },
  givenCash: (amount: string, to: string) => ({
    es: `${amount} en efectivo para ${to}`,
    en: `${amount} in cash for ${to}`,
  }),
  givenBy: (who: string, when: string) => ({
    es: `Lo entregó ${who}, ${when}`,
    en: `Given by ${who}, ${when}`,
  }),
  givenHint: {
    es: 'No cuenta como devuelto hasta que otra persona confirme que se entregó.',
    en: 'It does not count as refunded until another person confirms that it was given.',
  },
  ownGiven: { es: 'Lo confirma otra persona.', en: 'Another person confirms it.' },
  confirmGiven: { es: 'Confirmar que se entregó', en: 'Confirm that it was given' },
  dropGiven: { es: 'No se entregó', en: 'It was not given' },
  dropped: { es: 'Devolución anulada', en: 'Refund dropped' },
  refund: { es: 'Anotar una devolución', en: 'Record a refund' },
  refundHint: (amount: string) => ({
    es: `Como mucho ${amount}, que es lo que hay. El cliente lee el motivo. En efectivo la confirma otra persona.`,
    en: `At most ${amount}, which is what there is. The customer reads the reason. In cash, another person confirms it.`,
  }),
  credit: { es: 'Pasar lo que está a su favor', en: 'Move what is in their favor' },
  creditHint: (amount: string) => ({
    es: `Como mucho ${amount}. Va a otra cotización del mismo cliente; se le avisa y lee el motivo.`,
    en: `At most ${amount}. It goes to another order of the same customer, who is told and reads the reason.`,
  }),
  creditTo: { es: 'A qué cotización', en: 'To which order' },
  owes: (order: string, amount: string) => ({
    es: `${order}, debe ${amount}`,
    en: `${order}, owes ${amount}`,
  }),
  creditAction: { es: 'Pasar', en: 'Move' },
  noOrderForCredit: {
    es: 'El cliente no tiene otra cotización que deba algo: lo que está a su favor se devuelve.',
    en: 'The customer has no other order that owes anything: what is in their favor is refunded.',
  },
  instalment: { es: 'Cuota', en: 'Installment' },
  goOn: { es: 'Seguir sin una cuota', en: 'Go on without an installment' },
  goOnHint: {
    es: 'Deja comprar y embarcar lo de esta cotización aunque esa cuota no esté pagada; sigue por pagar. Queda en el registro, con su nombre y el motivo.',
    en: 'Lets the goods of this quotation be bought and shipped although that installment is not paid; it stays to be paid. It stays in the log, with your name and the reason.',
  },
  goesOnWithout: (label: string) => ({
    es: `Sigue sin la cuota «${label}».`,
    en: `Goes on without the installment “${label}”.`,
  }),
  paidTo: { es: 'A quién', en: 'To whom' },
  method: { es: 'Forma', en: 'Way' },
  reason: { es: 'Motivo', en: 'Reason' },
  reverse: { es: 'Anular', en: 'Reverse' },
  reverseHint: {
    es: 'Para un error: queda en el historial con su motivo, y el cliente lo lee.',
    en: 'For a mistake: it stays in the history with its reason, and the customer reads it.',
  },
  save: { es: 'Guardar', en: 'Save' },
  saved: { es: 'Anotado', en: 'Recorded' },
  failed: { es: 'No se anotó', en: 'Not recorded' },
  recordedBy: (who: string, when: string) => ({
    es: `Lo anotó ${who}, ${when}`,
    en: `Recorded by ${who}, ${when}`,
  }),
  countedBy: (who: string) => ({ es: `Lo contó ${who}`, en: `Counted by ${who}` }),
  reversedBy: (who: string, when: string) => ({
    es: `Lo anuló ${who}, ${when}`,
    en: `Reversed by ${who}, ${when}`,
  }),
  to: (who: string) => ({ es: `A ${who}`, en: `To ${who}` }),
  approve: { es: 'Aprobar y anotar el pago', en: 'Approve and record the payment' },
  approveHint: {
    es: 'Búsquelo antes en nuestra cuenta. Se aprueba, se anota y se avisa al cliente, todo junto.',
    en: 'Find it in our account first. It is approved, recorded and told to the customer, all at once.',
  },
  approveTitle: { es: 'Pago', en: 'Payment' },
  noPayment: {
    es: 'Si cambia el estado a «Aprobada» sin anotar el pago aquí, no se anota dinero, y escribe al cliente qué comprobó.',
    en: 'If you set the status to “Approved” without recording the payment here, no money is recorded, and you write to the customer what you verified.',
  },
  approvedWithout: {
    es: 'Aprobada sin pago anotado: no cuenta como dinero.',
    en: 'Approved without a recorded payment: it does not count as money.',
  },
  isPaid: (amount: string, day: string) => ({
    es: `Pago anotado: ${amount}, ${day}.`,
    en: `Payment recorded: ${amount}, ${day}.`,
  }),
  says: (facts: string) => ({ es: `Dice que pagó: ${facts}`, en: `Says they paid: ${facts}` }),
});
