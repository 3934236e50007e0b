import { defineTexts } from '#platform/text/texts.ts';

export const endingMailTexts = defineTexts({
  title: { es: 'Cancelada por usted', en: 'Cancelled by you' },
  subject: (reference: string) => ({
    es: `Cotización ${reference}: cancelada por usted`,
    en: `Quotation ${reference}: cancelled by you`,
  }),
  notYou: {
    es: 'Si no la canceló usted, respóndanos enseguida.',
    en: 'If you did not cancel it, answer us at once.',
  },
});
