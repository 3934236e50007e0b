import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { BankLineState } from './line-states.ts';

export const matchingTexts = defineTexts({
  title: { es: 'Conciliar', en: 'Match payments' },
  lead: {
    es: 'Lo que dice el banco, junto a lo que dicen los clientes. Se propone; anota usted.',
    en: 'What the bank says, beside what customers say. It proposes; you record.',
  },
  import: { es: 'Traer un estado de cuenta', en: 'Import a statement' },
  show: { es: 'Mostrar', en: 'Show' },
  states: {
    open: { es: 'Por conciliar', en: 'To be matched' },
    used: { es: 'Anotadas', en: 'Recorded' },
    aside: { es: 'Apartadas', en: 'Set aside' },
  } satisfies Record<BankLineState, Text>,
  empty: {
    open: { es: 'No queda nada por conciliar', en: 'Nothing is left to be matched' },
    used: { es: 'Todavía no se anotó ninguna línea', en: 'No line has been recorded yet' },
    aside: { es: 'No hay líneas apartadas', en: 'No line is set aside' },
  } satisfies Record<BankLineState, Text>,
  emptyText: {
    es: 'Traiga el estado de cuenta del banco en CSV. La misma línea no entra dos veces.',
    en: 'Import the bank’s statement as CSV. The same line never comes in twice.',
  },
  noAccounts: {
    es: 'Primero dos administradores aprueban una cuenta en Datos de pago.',
    en: 'First two administradores approve an account in Payment instructions.',
  },
  found: (count: number) => ({
    es: count === 1 ? '1 línea' : `${count} líneas`,
    en: count === 1 ? '1 line' : `${count} lines`,
  }),
  day: { es: 'Día', en: 'Day' },
  amount: { es: 'Monto', en: 'Amount' },
  left: (amount: string) => ({ es: `quedan ${amount}`, en: `${amount} left` }),
  text: { es: 'Lo que dice el banco', en: 'What the bank says' },
  account: { es: 'Cuenta', en: 'Account' },
  proposal: { es: 'Se parece a', en: 'Looks like' },
  noProposal: { es: 'nada parecido', en: 'nothing alike' },
  others: (count: number) => ({
    es: count === 1 ? 'y otra posible' : `y otras ${count} posibles`,
    en: count === 1 ? 'and another possible' : `and ${count} others possible`,
  }),
  reference: { es: 'Referencia', en: 'Reference' },
  gone: { es: 'No encontramos esa línea', en: 'We could not find that line' },
  proposals: { es: 'A quién se parece', en: 'Whom it looks like' },
  noProposals: {
    es: 'Ningún aviso ni orden se parece a esta línea. Escriba abajo la cotización, o apártela con su motivo.',
    en: 'No claim and no order looks like this line. Write the quotation below, or set the line aside with a reason.',
  },
  take: { es: 'Usar', en: 'Use' },
  takeOf: (name: string) => ({ es: `Usar ${name}`, en: `Use ${name}` }),
  says: (amount: string) => ({ es: `dice ${amount}`, en: `says ${amount}` }),
  owes: (amount: string) => ({ es: `faltan ${amount}`, en: `${amount} to go` }),
  saysNothing: { es: 'no dice cuánto', en: 'says no amount' },
  reasons: {
    order: { es: 'nombra la cotización', en: 'names the quotation' },
    ticket: { es: 'nombra el ticket', en: 'names the ticket' },
    amount: { es: 'el mismo monto', en: 'the same amount' },
    name: { es: 'el mismo nombre', en: 'the same name' },
    mostName: { es: 'casi el mismo nombre', en: 'almost the same name' },
    partName: { es: 'parte del nombre', en: 'part of the name' },
    fee: {
      es: 'un poco menos, como si el banco cobrara una comisión',
      en: 'a little less, as if the bank kept a fee',
    },
    partAmount: { es: 'una parte de lo que falta', en: 'a part of what is to go' },
    otherAmount: { es: 'otro monto', en: 'another amount' },
  },
  sameDay: { es: 'el mismo día', en: 'the same day' },
  daysApart: (days: number) => ({
    es: days === 1 ? 'a un día' : `a ${days} días`,
    en: days === 1 ? 'a day apart' : `${days} days apart`,
  }),
  claims: { es: 'Avisos de pago sin conciliar', en: 'Claims that are not matched' },
  noClaims: {
    es: 'Ningún aviso de pago espera con su orden.',
    en: 'No claim with an order waits.',
  },
  record: { es: 'Anotar', en: 'Record' },
  recordHint: {
    es: 'Se anota el pago, se aprueba el aviso y se avisa al cliente, todo junto.',
    en: 'The payment is recorded, the claim approved and the customer told, all at once.',
  },
  order: { es: 'Cotización', en: 'Quotation' },
  orderHint: { es: 'como MA-TX-2026-000123', en: 'as MA-TX-2026-000123' },
  ofClaim: (ticket: string) => ({ es: `con el aviso ${ticket}`, en: `with the claim ${ticket}` }),
  withoutClaim: { es: 'Quitar el aviso', en: 'Without the claim' },
  addPart: { es: 'Repartir con otra cotización', en: 'Split with another quotation' },
  dropPart: { es: 'Quitar esta parte', en: 'Remove this part' },
  part: (number: number) => ({ es: `Parte ${number}`, en: `Part ${number}` }),
  confirm: { es: 'Anotar el pago', en: 'Record the payment' },
  notSaved: { es: 'No se guardó', en: 'Not saved' },
  aside: { es: 'Apartar', en: 'Set aside' },
  asideHint: {
    es: 'Para lo que no es el pago de un cliente, o ya se anotó a mano. Se puede devolver.',
    en: 'For what is no customer’s payment, or was recorded by hand. It can be taken back.',
  },
  reason: { es: 'Motivo', en: 'Reason' },
  asideBy: (who: string, when: string) => ({
    es: `La apartó ${who}, ${when}`,
    en: `Set aside by ${who}, ${when}`,
  }),
  takenBy: (who: string, when: string) => ({
    es: `La trajo a mano ${who}, ${when}`,
    en: `Taken in by hand by ${who}, ${when}`,
  }),
  ownLine: {
    es: 'Usted la trajo: su pago lo anota otra persona del equipo.',
    en: 'You took it in: somebody else of the team records its payment.',
  },
  returned: { es: 'Devuelta a la lista', en: 'Taken back to the list' },
  return: { es: 'Devolver a la lista', en: 'Take back to the list' },
  payments: { es: 'Pagos anotados', en: 'Recorded payments' },
  undoHint: {
    es: 'Un error se anula en su cotización; la línea vuelve entonces a esta lista.',
    en: 'A mistake is reversed in its quotation; the line then comes back to this list.',
  },
  somebody: { es: 'una cuenta eliminada', en: 'a deleted account' },
  next: { es: 'Siguiente', en: 'Next' },
  keyList: [
    { key: '1 – 5', does: { es: 'Usar esa propuesta', en: 'Use that proposal' } },
    { key: 'c', does: { es: 'Ir a anotar', en: 'Go to the form' } },
    { key: 'a', does: { es: 'Ir a apartar', en: 'Go to setting aside' } },
    { key: 'n', does: { es: 'Línea siguiente de la lista', en: 'Next line of the list' } },
  ],
});
