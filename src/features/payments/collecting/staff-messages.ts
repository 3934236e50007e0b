import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { WaitingMoney } from './waiting-money.ts';
import type { WaitingQueue } from './waiting-queues.ts';

export const waitingMoneyTexts = defineTexts({
  title: { es: 'Dinero que espera', en: 'Money that waits' },
  lead: {
    es: 'Efectivo que una segunda persona tiene que contar o confirmar, y lo que está a favor de un cliente hasta que se devuelve o se pasa. Lo más viejo primero.',
    en: 'Cash that a second person has to count or confirm, and what is in a customer’s favor until it is refunded or moved. The oldest first.',
  },
  show: { es: 'Ver', en: 'Show' },
  queues: {
    cash: { es: 'Efectivo por contar', en: 'Cash to be counted' },
    credit: { es: 'A favor de clientes', en: 'In customers’ favor' },
  } satisfies Record<WaitingQueue, Text>,
  all: { es: 'Todo', en: 'All' },
  none: { es: 'No espera dinero', en: 'No money waits' },
  noneText: {
    es: 'No hay efectivo por contar, y nadie tiene dinero a su favor.',
    en: 'No cash is to be counted, and nobody has money in their favor.',
  },
  noneOfThese: { es: 'Nada de esto', en: 'Nothing of these' },
  order: { es: 'Cotización', en: 'Quotation' },
  customer: { es: 'Cliente', en: 'Customer' },
  amount: { es: 'Monto', en: 'Amount' },
  since: { es: 'Desde', en: 'Since' },
  waitsFor: { es: 'Qué espera', en: 'What it waits for' },
  kinds: {
    cash: (who: string) => ({
      es: `Lo recibió ${who}: otra persona lo cuenta`,
      en: `Taken by ${who}: another person counts it`,
    }),
    given: (who: string) => ({
      es: `Lo entregó ${who}: otra persona lo confirma`,
      en: `Given back by ${who}: another person confirms it`,
    }),
    credit: () => ({
      es: 'Devolverlo o pasarlo a otra cotización suya',
      en: 'Refund it, or move it to another order of theirs',
    }),
  } satisfies Record<WaitingMoney['rows'][number]['kind'], (who: string) => Text>,
});

export const usedIn = {
  es: (order: string) => `Ya está anotada en ${order}.`,
  en: (order: string) => `It is recorded in ${order} already.`,
};
