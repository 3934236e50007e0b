import { defineTexts } from '#platform/text/texts.ts';

export const paymentFormTexts = defineTexts({
  title: { es: 'Ya pagué', en: 'I have paid' },
  lead: (order: string) => ({
    es: `Díganos qué pagó de ${order}. Lo buscamos en nuestra cuenta y le escribimos cuando esté.`,
    en: `Tell us what you paid for ${order}. We look for it in our account and write to you when it is there.`,
  }),
  receiptsHint: {
    es: 'Sin comprobante también se puede enviar: tardamos más en encontrarlo.',
    en: 'You can also send it without a receipt: we then take longer to find it.',
  },
  comment: { es: 'Nota', en: 'Note' },
  email: { es: 'Su correo', en: 'Your e-mail' },
  emailHint: {
    es: 'Para avisarle a usted cuando lo encontremos. Si lo deja vacío, avisamos a quien pidió.',
    en: 'So that we tell you when we find it. If you leave it empty, we tell whoever asked for the order.',
  },
  optional: { es: 'opcional', en: 'optional' },
  send: { es: 'Enviar', en: 'Send' },
  problem: { es: 'Revise lo marcado', en: 'Check what is marked' },
  sentText: (ticket: string, due: string) => ({
    es: `Su número de ticket es ${ticket}. Respondemos a más tardar el ${due}. Cuenta como pagado cuando está en nuestra cuenta.`,
    en: `Your ticket number is ${ticket}. We answer by ${due} at the latest. It counts as paid once it is in our account.`,
  }),
  nothingDue: { es: 'No falta nada por pagar', en: 'Nothing is left to pay' },
  noOrder: {
    es: 'Todavía no hay una oferta aceptada: no hay nada que pagar.',
    en: 'No offer has been accepted yet: there is nothing to pay.',
  },
  back: { es: 'Volver a la cotización', en: 'Back to the quotation' },
});
