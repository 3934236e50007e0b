import { readFile } from 'node:fs/promises';
import type { PaymentProposal } from '#features/ledger/payment-methods/schema.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { dayMs } from '#platform/time/durations.ts';
import { staffApi } from '#staff-api.ts';
import type { StoryShop } from './story-shop.ts';

/** So many days before the start the shop opened. */
const opening = 145;

export const startOfStory = (now: Date) => new Date(now.getTime() - opening * dayMs);

export interface Event {
  at: Date;
  happens: () => Promise<unknown>;
}

/** The moment so many days before the start. */
export type Ago = (days: number) => Date;

const holder = 'Ejemplo: no pague aquí';
const notes = {
  noteEs: 'Cuenta de ejemplo de la demostración: no existe.',
  noteEn: 'An example account of the demo: it does not exist.',
};

/**
 * The team, and where customers pay: proposed by one, approved by another who has been there long
 * enough. The newest account waits for that.
 */
export function opensShop(shop: StoryShop, ago: Ago): Event[] {
  const gives = (who: string, role: 'agente' | 'administrador') =>
    shop.call('marta', staffApi.changeRole, {
      params: { id: shop.idOf(who) },
      body: { role, expected: 'cliente' },
    });
  const proposes = async (
    who: string,
    what: Pick<PaymentProposal, 'method' | 'bank' | 'account'>,
  ) => {
    const { fresh } = await shop.call(who, staffApi.listPaymentWays, {});
    await shop.call(who, staffApi.proposePayment, {
      body: { way: fresh, expected: 0, holder, ...notes, ...what },
    });
  };
  const approves = async () => {
    const { ways } = await shop.call('elena', staffApi.listPaymentWays, {});
    const proposed = ways
      .flatMap(({ versions }) => versions)
      .find(({ state }) => state === 'proposed');
    if (!proposed) throw new Error('nothing was proposed');
    await shop.call('elena', staffApi.decidePayment, {
      params: { id: proposed.id },
      body: { approve: true },
    });
  };
  const compares = async () =>
    shop.call('raul', staffApi.importScreeningList, {
      query: { name: 'Lista inventada', listedOn: dayInHavana(new Date()) },
      bytes: new Blob([await readFile('demo/screening/lista-inventada.csv')]),
    });
  const zelle = { method: 'zelle', account: 'pagos@marielauto.example' } as const;
  const bank = {
    method: 'bank',
    bank: 'Banco de ejemplo',
    account: 'Cuenta 000000000, ruta 000000000',
  } as const;
  return [
    { at: ago(opening - 1), happens: compares },
    { at: ago(opening - 1), happens: () => gives('elena', 'administrador') },
    { at: ago(opening - 1), happens: () => gives('lazaro', 'agente') },
    { at: ago(opening - 2), happens: () => proposes('marta', zelle) },
    { at: ago(opening - 6), happens: approves },
    { at: ago(3), happens: () => proposes('elena', bank) },
  ];
}
