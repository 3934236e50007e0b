import { api } from '#api.ts';
import type { OfferDraft } from '#features/orders/offers/schema.ts';
import { writeReview } from '#features/orders/reviews/server/write-review.ts';
import { daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import {
  type Act,
  dollars,
  key,
  newestOffer,
  productOf,
  receiverOf,
  seenIn,
  staffOrder,
  today,
} from './story-order.ts';

type Plan = OfferDraft['plan'];
const part = (
  label: string,
  basisPoints: number,
  due: Plan[number]['due'],
  dueOn: string | null,
) => ({
  ...{ label, basisPoints, cents: 0, due, dueOn },
});
const plans: Record<string, () => Plan> = {
  halves: () => [
    part('Reserva', 4000, 'acceptance', null),
    part('Resto', 6000, 'embarkation', null),
  ],
  dated: () => [
    part('Primera cuota', 5000, 'acceptance', null),
    part('Segunda cuota', 5000, 'date', daysLater(today(), 18)),
  ],
  whole: () => [part('Pago único', 10_000, 'acceptance', null)],
};

const shares =
  (role: 'pays' | 'receives'): Act =>
  (shop, order) =>
    shop.call(order.who, api.makeMyLink, { params: { id: order.id }, body: { role } });

/** What is asked, offered, answered and said. */
export const requestActs = {
  async asks(shop, order, notes) {
    const items = await Promise.all(
      order.goods.map(async (slug) => {
        const { id, name, price_cents } = await productOf(shop, slug);
        return {
          productId: id,
          productName: name,
          price: price_cents === null ? null : dollars(Number(price_cents)),
          quantity: 1,
        };
      }),
    );
    const { id } = await shop.call(order.who, api.createQuote, {
      body: {
        province: order.province,
        items,
        notes: notes || null,
        // Without a name nobody can be compared with the lists.
        recipient: {
          name: receiverOf(shop, order),
          phone: '+5352340000',
          province: order.province,
        },
      },
      key: key(),
    });
    order.id = id;
  },
  takes: (shop, order) =>
    shop.call(order.agent, staffApi.assignQuote, {
      params: { id: order.id },
      body: { personId: shop.idOf(order.agent), expected: null },
    }),
  writes: async (shop, order, text) =>
    shop.call(order.agent, staffApi.writeAboutQuote, {
      params: { id: order.id },
      body: { text, internal: false, seen: await seenIn(shop, order) },
      key: key(),
    }),
  says: (shop, order, text) =>
    shop.call(order.who, api.writeAboutMyQuote, {
      params: { id: order.id },
      body: { text },
      key: key(),
    }),
  async offers(shop, order, plan) {
    const params = { id: order.id };
    const { id, ...draft } = await shop.call(order.agent, staffApi.draftOffer, {
      params,
      body: {},
    });
    const { language, note, lines, estimates, validUntil } = draft;
    const saved = await shop.call(order.agent, staffApi.saveOffer, {
      params: { id },
      body: {
        ...{ expected: draft.revision, language, note, lines, estimates, validUntil },
        plan: plans[plan]?.() ?? [],
      },
    });
    return shop.call(order.agent, staffApi.sendOffer, {
      params: { id },
      body: { expected: saved.revision, seen: await seenIn(shop, order) },
    });
  },
  asksChange: async (shop, order, text) =>
    shop.call(order.who, api.askOfferChange, {
      params: { number: (await newestOffer(shop, order)).number },
      body: { text },
      key: key(),
    }),
  async accepts(shop, order) {
    const { number, shownHash, totalCents } = await newestOffer(shop, order);
    return shop.call(order.who, api.acceptMyOffer, {
      params: { number },
      body: { chosen: [], shown: shownHash, totalCents, name: shop.fullNameOf(order.who) },
    });
  },
  declines: async (shop, order, reason) =>
    shop.call(order.who, api.declineMyOffer, {
      params: { number: (await newestOffer(shop, order)).number },
      body: { reason },
    }),
  sharesWithPayer: shares('pays'),
  sharesWithRecipient: shares('receives'),
  async reviews(shop, order, review) {
    const { units } = await shop.call(order.who, api.listMyReviews, { params: { id: order.id } });
    const [unit] = units;
    const person = await shop.call(order.who, api.currentUser, {});
    if (!unit || !person) throw new Error('nothing to review');
    await writeReview(shop.services, {
      by: { quoteId: order.id },
      person,
      language: person.locale,
      review: {
        handoverId: unit.handoverId,
        stars: Number(review[0]),
        text: review.slice(2),
        name: shop.fullNameOf(order.who).split(' ')[0] ?? null,
      },
    });
  },
  ends: (shop, order, reason) =>
    shop.call(order.who, api.cancelMyQuote, {
      params: { id: order.id },
      body: { reason },
      key: key(),
    }),
  async rejects(shop, order, note) {
    const { status, history } = await staffOrder(shop, order);
    return shop.call(order.agent, staffApi.changeQuoteStatus, {
      params: { id: order.id },
      body: { status: 'rejected', expected: status, seen: history.at(-1)?.id ?? null, note },
    });
  },
} satisfies Record<string, Act>;
