import { defineTexts } from '#platform/text/texts.ts';

export const endingTexts = defineTexts({
  byYou: { es: 'Cancelada por usted', en: 'Cancelled by you' },
  byUs: { es: 'La cerró nuestro equipo', en: 'Our team closed it' },
  byThem: (name: string) => ({
    es: `${name} canceló esta cotización`,
    en: `${name} cancelled this quotation`,
  }),
  byCustomer: { es: 'Cancelada por el cliente', en: 'Cancelled by the customer' },
  byStaff: { es: 'Cerrada por el equipo', en: 'Closed by the team' },
  since: (day: string) => ({ es: `Terminó el ${day}.`, en: `It ended on ${day}.` }),
  reason: (reason: string) => ({ es: `Motivo: ${reason}`, en: `Reason: ${reason}` }),
  over: {
    es: 'No sigue adelante: nadie debe pagar ni responder nada más.',
    en: 'It does not go ahead: nobody has to pay or answer anything more.',
  },
  owed: (amount: string, day: string) => ({
    es: `A su favor hay ${amount}: se los devolvemos a más tardar el ${day}. Si prefiere usarlos en otra cotización suya, escríbanos.`,
    en: `${amount} is in your favour: we give it back by ${day} at the latest. If you would rather use it for another quotation of yours, write to us.`,
  }),
  owes: (amount: string, day: string) => ({
    es: `Hay que devolver ${amount} a más tardar el ${day}.`,
    en: `${amount} is to be given back by ${day} at the latest.`,
  }),
  waits: (amount: string) => ({
    es: `${amount} en efectivo esperan que una segunda persona los cuente; entonces también se devuelven.`,
    en: `${amount} in cash waits for a second person to count it; then it is given back, too.`,
  }),
  mail: {
    subject: (reference: string) => ({
      es: `Cotización ${reference}: cancelada por usted`,
      en: `Quotation ${reference}: cancelled by you`,
    }),
    notYou: {
      es: 'Si no la canceló usted, respóndanos enseguida.',
      en: 'If you did not cancel it, answer us at once.',
    },
  },
});
