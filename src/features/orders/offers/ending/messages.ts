import { defineTexts } from '#platform/text/texts.ts';

export const endingTexts = defineTexts({
  since: (day: string) => ({ es: `Terminó el ${day}.`, en: `It ended on ${day}.` }),
  reason: (reason: string) => ({ es: `Motivo: ${reason}`, en: `Reason: ${reason}` }),
  owed: (amount: string, day: string) => ({
    es: `A su favor hay ${amount}: se los devolvemos a más tardar el ${day}. Si prefiere usarlos en otra cotización suya, escríbanos.`,
    en: `${amount} is in your favor: we give it back by ${day} at the latest. If you would rather use it for another quotation of yours, write to us.`,
  }),
  owes: (amount: string, day: string) => ({
    es: `Hay que devolver ${amount} a más tardar el ${day}.`,
    en: `${amount} is to be given back by ${day} at the latest.`,
  }),
  waits: (amount: string) => ({
    es: `${amount} en efectivo esperan que una segunda persona los cuente; entonces también se devuelven.`,
    en: `${amount} in cash waits for a second person to count it; then it is given back, too.`,
  }),
});

export const endingMailTexts = defineTexts({
  title: { es: 'Cancelada por usted', en: 'Canceled by you' },
  subject: (reference: string) => ({
    es: `Cotización ${reference}: cancelada por usted`,
    en: `Quotation ${reference}: canceled by you`,
  }),
  notYou: {
    es: 'Si no la canceló usted, respóndanos enseguida.',
    en: 'If you did not cancel it, answer us at once.',
  },
});
