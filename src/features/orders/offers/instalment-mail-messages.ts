import { payOnlyThere } from '#features/company/about/never-ask.ts';
import { defineTexts } from '#platform/text/texts.ts';

export const instalmentMailTexts = defineTexts({
  subjects: {
    before: (amount: string, day: string) => ({
      es: `Su cuota de ${amount} vence el ${day}`,
      en: `Your installment of ${amount} is due on ${day}`,
    }),
    day: (amount: string, _day: string) => ({
      es: `Su cuota de ${amount} vence hoy`,
      en: `Your installment of ${amount} is due today`,
    }),
  },
  titles: {
    before: { es: 'Una cuota vence pronto', en: 'An installment is due soon' },
    day: { es: 'Una cuota vence hoy', en: 'An installment is due today' },
  },
  instalment: { es: 'Cuota', en: 'Installment' },
  lacks: { es: 'Falta de ella', en: 'Still to pay of it' },
  dueOn: { es: 'Vence', en: 'Due' },
  checking: (ticket: string) => ({
    es: `Usted nos avisó de un pago, y lo estamos comprobando: ${ticket}.`,
    en: `You told us of a payment, and we are checking it: ${ticket}.`,
  }),
  howToPay: { es: 'Cómo pagar', en: 'How to pay' },
  ways: (ways: string) => ({
    es: `${ways}. El botón abre su página de pago. ${payOnlyThere.es} Cuando haya pagado, avísenos allí con «Ya pagué».`,
    en: `${ways}. The button opens your payment page. ${payOnlyThere.en} Once you have paid, tell us there with “I have paid”.`,
  }),
  notYet: {
    es: `El botón abre su página de pago; los datos para pagar todavía no están allí. ${payOnlyThere.es}`,
    en: `The button opens your payment page; how to pay does not stand there yet. ${payOnlyThere.en}`,
  },
  never: {
    es: 'Nunca mandamos números de cuenta por correo ni por chat.',
    en: 'We never send account numbers by e-mail or chat.',
  },
  standing: { es: 'Así está su cotización', en: 'How your order stands' },
  open: { es: 'Ver mi página de pago', en: 'See my payment page' },
});
