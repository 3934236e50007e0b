import { defineTexts } from '#platform/text/texts.ts';

export const endingMailTexts = defineTexts({
  title: { es: 'Cancelada por usted', en: 'Cancelled by you' },
  over: {
    es: 'No sigue adelante: nadie debe pagar ni responder nada más.',
    en: 'It does not go ahead: nobody has to pay or answer anything more.',
  },
  subject: (reference: string) => ({
    es: `Cotización ${reference}: cancelada por usted`,
    en: `Quotation ${reference}: cancelled by you`,
  }),
  notYou: {
    es: 'Si no la canceló usted, respóndanos enseguida.',
    en: 'If you did not cancel it, answer us at once.',
  },
});
