import { api } from '#api.ts';
import { staffApi } from '#staff-api.ts';
import {
  type Act,
  type ActingShop,
  dollars,
  key,
  lacking,
  moneyOf,
  nextCents,
  staffOrder,
  type Told,
  today,
} from './story-order.ts';

/** As a bank writes one. */
const reference = () => `ZL${key().slice(0, 8).toUpperCase()}`;

/** The next instalment, and more, as it comes into our account. */
async function received(shop: ActingShop, order: Told, moreCents = 0) {
  const money = await moneyOf(shop, order);
  const account = money.accounts.find(({ method }) => method === 'zelle');
  if (!account) throw new Error('there is no account to pay to');
  return {
    amount: dollars(lacking(money) + moreCents),
    movedOn: today(),
    account: account.id,
    reference: reference(),
  };
}

const pays =
  (moreCents: number): Act =>
  async (shop, order) =>
    shop.call(order.agent, staffApi.recordPayment, {
      params: { id: order.id },
      body: await received(shop, order, moreCents),
      key: key(),
    });

async function openClaim(shop: ActingShop, order: Told): Promise<string> {
  const { verifications } = await staffOrder(shop, order);
  const open = verifications.find(({ state }) => state === 'open');
  if (!open) throw new Error('nobody says to have paid');
  return open.id;
}

export const moneyActs = {
  pays: pays(0),
  overpays: pays(6000),
  claims: async (shop, order) =>
    shop.call(order.who, api.claimPayment, {
      params: { id: order.id },
      body: {
        amount: dollars(await nextCents(shop, order)),
        paidOn: today(),
        method: 'zelle',
        comment: 'Lo mandó mi hijo desde Tampa',
      },
      key: key(),
    }),
  findsClaim: async (shop, order) =>
    shop.call(order.agent, staffApi.approveClaim, {
      params: { id: await openClaim(shop, order) },
      body: { ...(await received(shop, order)), expected: 'pending', quoteId: order.id },
    }),
  async rejectsClaim(shop, order, note) {
    const id = await openClaim(shop, order);
    const { status, history } = await shop.call(order.agent, staffApi.findVerification, {
      params: { id },
    });
    return shop.call(order.agent, staffApi.changeVerificationStatus, {
      params: { id },
      body: { status: 'rejected', expected: status, seen: history.at(-1)?.id ?? null, note },
    });
  },
  handsInCash: async (shop, order) =>
    shop.call(order.agent, staffApi.recordPayment, {
      params: { id: order.id },
      body: { amount: dollars(await nextCents(shop, order)), movedOn: today() },
      key: key(),
    }),
  async countsCash(shop, order) {
    const waiting = (await moneyOf(shop, order)).moves.find(({ state }) => state === 'waits');
    if (!waiting) throw new Error('no cash waits');
    return shop.call('marta', staffApi.countCash, {
      params: { id: order.id, entry: waiting.id },
      body: { amount: dollars(waiting.cents) },
    });
  },
  async movesCredit(shop, order, reason) {
    const { creditCents, creditFor } = await moneyOf(shop, { ...order, agent: 'marta' });
    const [other] = creditFor;
    if (!other) throw new Error('no other order owes anything');
    return shop.call('marta', staffApi.moveCredit, {
      params: { id: order.id },
      body: { to: other.id, amount: dollars(Math.min(creditCents, other.dueCents)), reason },
      key: key(),
    });
  },
  async refunds(shop, order) {
    const { creditCents } = await moneyOf(shop, order);
    return shop.call('marta', staffApi.recordRefund, {
      params: { id: order.id },
      body: {
        amount: dollars(creditCents),
        movedOn: today(),
        method: 'zelle',
        paidTo: shop.fullNameOf(order.who),
        reference: reference(),
        reason: 'La cotización se terminó antes de la compra',
      },
      key: key(),
    });
  },
} satisfies Record<string, Act>;
