import { methodNames } from '#features/ledger/payment-methods/methods.ts';
import type { Language, Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { Age, CollectedWay } from './schema.ts';

export const reportTexts = defineTexts({
  title: { es: 'Informes', en: 'Reports' },
  asOf: (moment: string) => ({
    es: `El dinero de todas las cotizaciones, el ${moment}.`,
    en: `The money of all orders, on ${moment}.`,
  }),
  totals: { es: 'En total', en: 'In all' },
  held: { es: 'Cobrado, menos devuelto', en: 'Collected, less refunded' },
  toUs: { es: 'A nosotros', en: 'To us' },
  due: { es: 'Por cobrar', en: 'To be collected' },
  credit: { es: 'A favor de clientes', en: 'In customers’ favor' },
  waiting: { es: 'Efectivo por contar', en: 'Cash to be counted' },
  waitingHint: { es: 'No está en lo cobrado', en: 'Not in what was collected' },
  balance: {
    es: '«A nosotros» y «a favor» suman lo mismo que cobrado y por cobrar.',
    en: '“To us” and “in favor” add up to collected and to be collected.',
  },
  impossible: { es: 'Dinero con un día que no puede ser', en: 'Money with a day that cannot be' },
  impossibleText: {
    es: 'Anúlelo y anótelo de nuevo con su día: en los meses está en «Otros meses».',
    en: 'Reverse it and record it anew with its day: among the months it is in “Other months”.',
  },
  collected: { es: 'Cobrado por mes', en: 'Collected by month' },
  collectedHint: {
    es: 'Por el día en que llegó o salió el dinero, en La Habana. Elija un mes para verlo por forma y por agente.',
    en: 'By the day on which the money came or left, in Havana. Choose a month to see it by method and by agent.',
  },
  month: { es: 'Mes', en: 'Month' },
  older: { es: 'Otros meses', en: 'Other months' },
  running: { es: 'en curso', en: 'running' },
  byMethod: { es: 'Por forma de pago', en: 'By method' },
  method: { es: 'Forma de pago', en: 'Method' },
  byAgent: { es: 'Por agente', en: 'By agent' },
  erased: { es: 'De cotizaciones borradas', en: 'From erased quotations' },
  agent: { es: 'Agente', en: 'Agent' },
  agentHint: { es: 'Quien lo anotó.', en: 'Who recorded it.' },
  goneAgent: { es: 'Una cuenta eliminada', en: 'A deleted account' },
  allMonths: { es: 'Todos los meses', en: 'All months' },
  payments: { es: 'Pagos', en: 'Payments' },
  came: { es: 'Cobrado', en: 'Collected' },
  went: { es: 'Devuelto', en: 'Refunded' },
  sum: { es: 'Suma', en: 'Sum' },
  dueByWeek: { es: 'Por cobrar, por semana', en: 'To be collected, by week' },
  dueByWeekHint: {
    es: 'Lo que falta de cada cuota, de lunes a domingo en La Habana.',
    en: 'What each installment lacks, Monday to Sunday in Havana.',
  },
  week: { es: 'Semana del', en: 'Week of' },
  later: { es: 'Después', en: 'Later' },
  thisWeek: { es: 'esta', en: 'this one' },
  overdue: { es: 'Vencido', en: 'Overdue' },
  instalments: { es: 'Cuotas', en: 'Installments' },
  lacks: { es: 'Falta', en: 'To go' },
  undated: (what: string) => ({ es: `Sin fecha: ${what}`, en: `No date: ${what}` }),
  aged: { es: 'Deudas por antigüedad', en: 'Debts by age' },
  agedHint: { es: 'Días desde que venció la cuota.', en: 'Days since the installment was due.' },
  age: { es: 'Antigüedad', en: 'Age' },
  ages: {
    d30: { es: 'Hasta 30 días', en: 'Up to 30 days' },
    d60: { es: '31 a 60 días', en: '31 to 60 days' },
    d90: { es: '61 a 90 días', en: '61 to 90 days' },
    older: { es: 'Más de 90 días', en: 'Over 90 days' },
  } satisfies Record<Age, Text>,
  seeOrders: { es: 'Ver las cotizaciones', en: 'See the orders' },
  order: { es: 'Cotización', en: 'Order' },
  customer: { es: 'Cliente', en: 'Customer' },
  instalment: { es: 'Cuota', en: 'Installment' },
  dueOn: { es: 'Vence', en: 'Due' },
  daysLate: { es: 'Días vencida', en: 'Days overdue' },
  fileNames: { due: { es: 'por-cobrar', en: 'due' }, overdue: { es: 'vencido', en: 'overdue' } },
  noMoney: {
    es: 'Todavía no hay dinero anotado. Aparece aquí cuando se anota el primer pago.',
    en: 'No money is recorded yet. It appears here once the first payment is recorded.',
  },
  nothingDue: { es: 'No falta nada por cobrar.', en: 'Nothing is to be collected.' },
  nothingOverdue: { es: 'Nada está vencido.', en: 'Nothing is overdue.' },
  update: { es: 'Actualizar', en: 'Update' },
});

export const wayName = (way: CollectedWay, language: Language): string =>
  way === 'erased' ? reportTexts[language].erased : methodNames[language][way];
