import { defineTexts } from '#platform/text/texts.ts';

export const endingTexts = defineTexts({
  since: { es: (day: string) => `Terminó el ${day}.`, en: (day: string) => `It ended on ${day}.` },
  reason: {
    es: (reason: string) => `Motivo: ${reason}`,
    en: (reason: string) => `Reason: ${reason}`,
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
});
