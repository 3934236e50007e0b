import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { InstalmentState, MoneyState } from './balance.ts';

export const moneyTexts = defineTexts({
  title: { es: 'El dinero de la cotización', en: 'The money of the quotation' },
  toUs: { es: 'A nosotros', en: 'To us' },
  paid: { es: 'Pagado', en: 'Paid' },
  due: { es: 'Falta', en: 'Still to pay' },
  credit: { es: 'A su favor', en: 'In your favor' },
  creditUse: {
    es: 'Lo que está a su favor puede pasarse a otra cotización suya o devolverse: escríbanos cuál prefiere.',
    en: 'What is in your favor can be moved to another order of yours or refunded: write to us which you prefer.',
  },
  waiting: {
    es: 'En efectivo, espera que una segunda persona lo cuente',
    en: 'In cash, waits for a second person to count it',
  },
  claimed: { es: 'Avisado, lo buscamos', en: 'Told us, we look for it' },
  next: (parts: number) => ({
    es: parts > 1 ? 'Próxima cuota' : 'Próximo pago',
    en: parts > 1 ? 'Next installment' : 'Next payment',
  }),
  allPaid: { es: 'Está todo pagado.', en: 'All of it is paid.' },
  over: {
    es: 'La cotización terminó: no debe nada.',
    en: 'The quotation is over: you owe nothing.',
  },
  parts: { es: 'Cuotas y pagos', en: 'Installments and payments' },
  instalments: { es: 'Cuotas', en: 'Installments' },
  states: {
    paid: { es: 'pagada', en: 'paid' },
    overdue: { es: 'vencida', en: 'overdue' },
    partly: { es: 'pagada en parte', en: 'partly paid' },
    open: { es: 'por pagar', en: 'to be paid' },
  } satisfies Record<InstalmentState, Text>,
  toConfirm: { es: 'espera que lo confirmemos', en: 'waits for us to confirm it' },
  lacks: (amount: string) => ({ es: `faltan ${amount}`, en: `${amount} to go` }),
  moves: { es: 'Pagos', en: 'Payments' },
  none: { es: 'Todavía no hay pagos anotados.', en: 'No payment is recorded yet.' },
  refund: { es: 'Devolución', en: 'Refund' },
  payment: { es: 'Pago', en: 'Payment' },
  credit_in: { es: 'Traspaso a esta cotización', en: 'Moved to this order' },
  credit_out: { es: 'Traspaso a otra cotización', en: 'Moved to another order' },
  fromOrder: (other: string) => ({ es: `desde ${other}`, en: `from ${other}` }),
  toOrder: (other: string) => ({ es: `a ${other}`, en: `to ${other}` }),
  reference: (reference: string) => ({
    es: `referencia ${reference}`,
    en: `reference ${reference}`,
  }),
  moveStates: {
    counts: { es: '', en: '' },
    waits: {
      es: 'espera que una segunda persona lo cuente',
      en: 'waits for a second person to count it',
    },
    reversed: { es: 'anulado', en: 'reversed' },
  } satisfies Record<MoneyState, Text>,
  statement: { es: 'Estado de cuenta', en: 'Statement of account' },
  claim: (ticket: string) => ({
    es: `Lo estamos comprobando: ${ticket}`,
    en: `We are checking it: ${ticket}`,
  }),
  refused: (ticket: string, amount: string | null) => ({
    es: `El comprobante ${ticket}${amount ? `, de ${amount},` : ''} no valió.`,
    en: `The receipt ${ticket}${amount ? `, of ${amount},` : ''} did not hold.`,
  }),
  sendAnother: {
    es: 'Envíe otro con «Ya pagué».',
    en: 'Send another one with “I have paid”.',
  },
  answered: (ticket: string) => ({
    es: `Nuestro equipo le escribe sobre el comprobante ${ticket}`,
    en: `Our team writes to you about the receipt ${ticket}`,
  }),
  iPaid: { es: 'Ya pagué', en: 'I have paid' },
  claimText: {
    es: 'Todavía no cuenta como pagado: no lo pague otra vez.',
    en: 'It does not count as paid yet: do not pay it again.',
  },
});
