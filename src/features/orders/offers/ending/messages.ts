import { defineTexts } from '#platform/text/texts.ts';

export const endingTexts = defineTexts({
  byYou: { es: 'Cancelada por usted', en: 'Cancelled by you' },
  byUs: { es: 'La cerró nuestro equipo', en: 'Our team closed it' },
  byThem: {
    es: (name: string) => `${name} canceló esta cotización`,
    en: (name: string) => `${name} cancelled this quotation`,
  },
  byCustomer: { es: 'Cancelada por el cliente', en: 'Cancelled by the customer' },
  byStaff: { es: 'Cerrada por el equipo', en: 'Closed by the team' },
  since: { es: (day: string) => `Terminó el ${day}.`, en: (day: string) => `It ended on ${day}.` },
  reason: {
    es: (reason: string) => `Motivo: ${reason}`,
    en: (reason: string) => `Reason: ${reason}`,
  },
  over: {
    es: 'No sigue adelante: nadie debe pagar ni responder nada más.',
    en: 'It does not go ahead: nobody has to pay or answer anything more.',
  },
  owed: {
    es: (amount: string, day: string) =>
      `A su favor hay ${amount}: se los devolvemos a más tardar el ${day}. Si prefiere usarlos en otra cotización suya, escríbanos.`,
    en: (amount: string, day: string) =>
      `${amount} is in your favour: we give it back by ${day} at the latest. If you would rather use it for another quotation of yours, write to us.`,
  },
  owes: {
    es: (amount: string, day: string) => `Hay que devolver ${amount} a más tardar el ${day}.`,
    en: (amount: string, day: string) => `${amount} is to be given back by ${day} at the latest.`,
  },
  waits: {
    es: (amount: string) =>
      `${amount} en efectivo esperan que una segunda persona los cuente; entonces también se devuelven.`,
    en: (amount: string) =>
      `${amount} in cash waits for a second person to count it; then it is given back, too.`,
  },
  mail: {
    subject: {
      es: (reference: string) => `Cotización ${reference}: cancelada por usted`,
      en: (reference: string) => `Quotation ${reference}: cancelled by you`,
    },
    notYou: {
      es: 'Si no la canceló usted, respóndanos enseguida.',
      en: 'If you did not cancel it, answer us at once.',
    },
  },
});
