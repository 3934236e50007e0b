import { defineTexts } from '#platform/text/texts.ts';

export const moneyPaperTexts = defineTexts({
  statement: { es: 'Estado de cuenta', en: 'Statement of account' },
  initials: { es: 'Iniciales del cliente', en: 'Customer’s initials' },
  order: { es: 'Cotización', en: 'Quotation' },
  amount: { es: 'Importe', en: 'Amount' },
  movedOn: {
    payment: { es: 'Día del pago', en: 'Day of the payment' },
    cash: { es: 'Día de la entrega', en: 'Day on which it was handed over' },
    refund: { es: 'Día de la devolución', en: 'Day of the refund' },
    credit: { es: 'Día del traspaso', en: 'Day on which it was moved' },
  },
  method: { es: 'Forma', en: 'Way' },
  from: { es: 'Desde la cotización', en: 'From the quotation' },
  to: { es: 'A la cotización', en: 'To the quotation' },
  reference: { es: 'Referencia del banco', en: 'Bank reference' },
  paidTo: { es: 'A quién', en: 'To whom' },
  reason: { es: 'Motivo', en: 'Reason' },
  reversed: { es: 'Lo que se anuló', en: 'What was reversed' },
  after: { es: 'Así quedó la cotización', en: 'How the quotation stood after it' },
  says: {
    payment: {
      es: 'Recibimos este dinero y cuenta como pagado.',
      en: 'We received this money, and it counts as paid.',
    },
    cash: {
      es: 'Recibimos este efectivo. Cuenta como pagado cuando otra persona de nuestro equipo lo haya contado; entonces una constancia de pago sustituye a esta.',
      en: 'We took this cash. It counts as paid once another person of our team has counted it; then a payment receipt takes the place of this note.',
    },
    refund: {
      es: 'Devolvimos este dinero. Ya no cuenta como pagado.',
      en: 'We gave this money back. It no longer counts as paid.',
    },
    credit: {
      es: 'Lo que estaba a favor en una cotización cuenta desde entonces en la otra.',
      en: 'What was in favor on one quotation counts on the other from then on.',
    },
    reversal: {
      es: 'Era una anotación equivocada y quedó anulada: no cuenta. El papel que se emitió de ella ya no vale.',
      en: 'It was recorded by mistake and is reversed: it does not count. The paper that was issued of it no longer holds.',
    },
  },
  laterCorrection: (page: string) => ({
    es: `Si esto se corrige más tarde, ${page} lo dice: compruébelo antes de fiarse de una copia.`,
    en: `Should this be corrected later, ${page} says so: check before you trust a copy.`,
  }),
  asOf: { es: 'Hasta', en: 'Up to' },
  moves: { es: 'Pagos y devoluciones', en: 'Payments and refunds' },
  number: { es: 'N.º', en: 'No.' },
  move: { es: 'Movimiento', en: 'Entry' },
  counts: { es: 'Lo que cuenta', en: 'What counts' },
  notCounting: (state: string, amount: string) => ({
    es: `${state}, no cuenta: ${amount}`,
    en: `${state}, does not count: ${amount}`,
  }),
  statementSays: {
    es: 'Cuenta el dinero que está en nuestra cuenta o contado por dos personas. Lo pagado cubre las cuotas en su orden.',
    en: 'What counts is money that is in our account or was counted by two people. What is paid covers the installments in their order.',
  },
  newer: (page: string) => ({
    es: `Con el próximo pago este estado de cuenta queda sustituido por otro; ${page} dice si todavía vale.`,
    en: `With the next payment another statement takes the place of this one; ${page} says whether it still holds.`,
  }),
});
