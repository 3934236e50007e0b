import { defineTexts } from '#platform/text/texts.ts';

/** "Ya pagué": what somebody says of a payment, from the order itself. */
export const paymentTexts = defineTexts({
  title: { es: 'Ya pagué', en: 'I have paid' },
  lead: {
    es: (order: string) =>
      `Díganos qué pagó de ${order}. Lo buscamos en nuestra cuenta y le escribimos cuando esté.`,
    en: (order: string) =>
      `Tell us what you paid of ${order}. We look for it in our account and write when it is there.`,
  },
  amount: { es: 'Monto', en: 'Amount' },
  amountHint: { es: 'En dólares, como 1,590.00', en: 'In dollars, as 1,590.00' },
  paidOn: { es: 'Día en que pagó', en: 'Day on which you paid' },
  method: { es: 'Cómo pagó', en: 'How you paid' },
  choose: { es: 'Elija', en: 'Choose' },
  receipts: { es: 'Foto o PDF del comprobante', en: 'Photo or PDF of the receipt' },
  receiptsHint: {
    es: 'Hasta 3 archivos de 8 MB. Sin foto también se puede enviar: tardamos más en encontrarlo.',
    en: 'Up to 3 files of 8 MB. It can be sent without a photo, too: then we take longer to find it.',
  },
  comment: { es: 'Nota', en: 'Note' },
  optional: { es: 'opcional', en: 'optional' },
  send: { es: 'Enviar', en: 'Send' },

  sent: { es: 'Recibimos su aviso de pago', en: 'We received your notice of payment' },
  sentText: {
    es: (ticket: string, due: string) =>
      `Su número de ticket es ${ticket}. Respondemos a más tardar el ${due}. Cuenta como pagado cuando está en nuestra cuenta.`,
    en: (ticket: string, due: string) =>
      `Your ticket number is ${ticket}. We answer by ${due}. It counts as paid once it is in our account.`,
  },
  nothingDue: { es: 'No falta nada por pagar', en: 'Nothing is left to pay' },
  noOrder: {
    es: 'Todavía no hay una oferta aceptada: no hay nada que pagar.',
    en: 'No offer has been accepted yet: there is nothing to pay.',
  },
  back: { es: 'Volver a la cotización', en: 'Back to the quotation' },
});
