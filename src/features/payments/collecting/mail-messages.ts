import { defineTexts } from '#platform/text/texts.ts';

export const moneyMailTexts = defineTexts({
  subjects: {
    received: (amount: string, name: string) => ({
      es: `Recibimos su pago de ${amount}: ${name}`,
      en: `We received your payment of ${amount}: ${name}`,
    }),
    taken: (amount: string, name: string) => ({
      es: `Entregó ${amount} en efectivo, que espera su segundo conteo: ${name}`,
      en: `You handed over ${amount} in cash, which waits for its second count: ${name}`,
    }),
    refunded: (amount: string, name: string) => ({
      es: `Le devolvimos ${amount}: ${name}`,
      en: `We refunded ${amount}: ${name}`,
    }),
    reversed: (amount: string, name: string) => ({
      es: `Corregimos una anotación de ${amount}: ${name}`,
      en: `We corrected an entry of ${amount}: ${name}`,
    }),
  },
  titles: {
    received: { es: 'Pago recibido', en: 'Payment received' },
    taken: { es: 'Efectivo entregado', en: 'Cash handed over' },
    refunded: { es: 'Devolución', en: 'Refund' },
    reversed: { es: 'Corrección', en: 'Correction' },
  },
  texts: {
    received: {
      es: 'El dinero está en nuestra cuenta y anotado en su cotización.',
      en: 'The money is in our account and recorded in your order.',
    },
    taken: {
      es: 'Una persona de nuestro equipo anotó su efectivo. Todavía no cuenta como pagado: espera que una segunda persona lo cuente, y entonces le llega la constancia de pago. No lo pague otra vez.',
      en: 'One person of our team has recorded your cash. It does not count as paid yet: it waits for a second person to count it, and then you get the payment receipt. Do not pay it again.',
    },
    counted: {
      es: 'Dos personas contaron el efectivo: está anotado en su cotización.',
      en: 'Two people have counted the cash: it is recorded in your order.',
    },
    refunded: {
      es: 'La devolución está hecha y anotada en su cotización.',
      en: 'The refund is made and recorded in your order.',
    },
    reversed: {
      es: 'Una anotación de su cotización no era correcta y quedó anulada. Sigue en su historial.',
      en: 'An entry of your order was not right and was reversed. It stays in your history.',
    },
  },
  amount: { es: 'Monto', en: 'Amount' },
  movedOn: { es: 'Día', en: 'Day' },
  method: { es: 'Forma de pago', en: 'Way to pay' },
  reference: { es: 'Referencia del banco', en: 'Bank reference' },
  download: { es: 'Descargar el PDF', en: 'Download the PDF' },
  reason: { es: 'Motivo', en: 'Reason' },
  standing: { es: 'Así queda su cotización', en: 'How your order stands' },
  open: { es: 'Ver la cotización', en: 'See the order' },
});

export const creditMailTexts = defineTexts({
  subjects: {
    moved: (amount: string, to: string) => ({
      es: `Pasamos ${amount} a su favor a ${to}`,
      en: `We moved ${amount} in your favor to ${to}`,
    }),
    reversed: (amount: string, to: string) => ({
      es: `Corregimos un traspaso de ${amount}: ${to}`,
      en: `We corrected a move of ${amount}: ${to}`,
    }),
  },
  titles: {
    moved: { es: 'Saldo a su favor', en: 'In your favor' },
    reversed: { es: 'Corrección', en: 'Correction' },
  },
  texts: {
    moved: (amount: string, from: string, to: string) => ({
      es: `Tenía dinero a su favor en ${from}. Pasamos ${amount} a ${to}: allí cuenta como pagado.`,
      en: `You had money in your favor on ${from}. We moved ${amount} to ${to}: it counts as paid there.`,
    }),
    reversed: (amount: string, from: string, to: string) => ({
      es: `El traspaso de ${amount} de ${from} a ${to} no era correcto y quedó anulado: está otra vez en ${from}.`,
      en: `The move of ${amount} from ${from} to ${to} was not right and was reversed: it is on ${from} again.`,
    }),
  },
  reason: { es: 'Motivo', en: 'Reason' },
  standing: (name: string) => ({ es: `Así queda ${name}`, en: `How ${name} stands` }),
});
