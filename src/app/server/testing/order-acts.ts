import { expect } from 'vitest';
import { api } from '#api.ts';
import { own } from '#features/orders/offers/server/testing/offers.ts';
import type { ActionName } from '#features/orders/progress/progress-messages.ts';
import type { ProgressReader } from '#features/orders/progress/said.ts';
import { giveBack } from '#features/payments/collecting/server/testing/collecting.ts';
import { recordAsStaff } from '#features/shipping/units/server/testing/shipping.ts';
import { href, routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { newestOffer, type PlayedOrder, steps, tokenOf } from './order-steps.ts';
import { marta, raul, yanet } from './quote-shop.ts';
import { shop } from './test-shop.ts';

type Act = (order: PlayedOrder, reader: ProgressReader) => Promise<unknown>;

/** What a link shows without an account. */
export async function openedBy(link: string) {
  const params = { token: tokenOf(link) };
  const opened = await shop.as('anonymous').call(api.openLink, { params });
  if (opened.closed) throw new Error(`${link} is closed`);
  return opened.page;
}

/** The offer's page of this reader. */
async function pageOf(order: PlayedOrder, reader: ProgressReader) {
  return reader === 'pays' || reader === 'receives'
    ? openedBy(order.links[reader])
    : own(await newestOffer(order));
}

/** A page of the customer's that lets them send something. */
async function hasForm(path: string) {
  expect(await (await yanet.fetch(path)).text()).toContain('<form');
}

/** What is said on a page alone: whom it names, or what depends on another order. */
const isSaid: Act = async () => {};

/** What a reader is told to do, done by that reader then and there: the shop must not refuse it. */
export const acts: Record<ActionName, Act> = {
  answerOffer: steps.accepts,
  seeOffer: newestOffer,
  askNewOne: steps.asksAgain,
  async pay(order, reader) {
    expect((await pageOf(order, reader)).howToPay).not.toEqual([]);
    return reader === 'pays' ? steps.payerClaims(order) : steps.claimsPayment(order);
  },
  answerCustoms: steps.acceptsCustomsPrice,
  async showCode(order, reader) {
    const { handovers } = await pageOf(order, reader);
    expect(handovers.some(({ code }) => code)).toBe(true);
  },
  review: ({ id }) => hasForm(href(routes.ownReview, { id })),
  write: (order, reader) =>
    reader === 'asks' ? steps.customerWrites(order) : isSaid(order, reader),
  askAnother: () => hasForm(href(routes.catalogue, {})),
  answerMessage: steps.agentWrites,
  prepareOffer: ({ id }) => raul.call(staffApi.draftOffer, { params: { id }, body: {} }),
  checkHold: isSaid,
  sayWhereToPay: isSaid,
  findPayment: steps.findsClaim,
  countCash: steps.countsCash,
  buy: steps.moves,
  moveUnits: steps.moves,
  releaseUnits: steps.releases,
  async askForNews({ id }) {
    const [unit] = await raul.call(staffApi.unitsOfQuote, { params: { id } });
    return unit && recordAsStaff(unit.id, { kind: 'note', cause: 'Preguntamos a la naviera' });
  },
  async confirmAct() {
    const [act] = (await marta.call(staffApi.listHandovers, {})).acts;
    const params = { actId: act?.id ?? '' };
    return marta.call(staffApi.decideAct, { params, body: { accepted: true } });
  },
  handOver: steps.moves,
  moveCredit: isSaid,
  async refund({ id }) {
    const { money } = await marta.call(staffApi.findQuote, { params: { id } });
    return giveBack(id, String((money?.creditCents ?? 0) / 100));
  },
};
