import { readFile } from 'node:fs/promises';
import { api } from '#api.ts';
import type { OfferDraft } from '#features/orders/offers/schema.ts';
import { writeReview } from '#features/orders/reviews/server/write-review.ts';
import type { UnitChange } from '#features/shipping/units/staff-schema.ts';
import type { Stage } from '#features/shipping/units/stages.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import type { DemoOrder, StepName } from '../../../../demo/orders.ts';
import { clearNames, completeFile } from './export-papers.ts';
import type { StoryShop } from './story-shop.ts';

// What people do in the story, each by the call that a person's screen makes.

/** An order of the story, once it was asked for. */
export interface Told extends DemoOrder {
  id: string;
  /** The agent who works at it. */
  agent: string;
}

type Act = (shop: StoryShop, order: Told, detail: string) => Promise<unknown>;

const today = () => dayInHavana(new Date());
const key = () => crypto.randomUUID();
const dollars = (cents: number) => String(cents / 100);
/** As a bank writes one. */
const reference = () => `ZL${key().slice(0, 8).toUpperCase()}`;

const staffOrder = (shop: StoryShop, { id, agent }: Told) =>
  shop.call(agent, staffApi.findQuote, { params: { id } });

async function seenIn(shop: StoryShop, order: Told): Promise<string> {
  const { history } = await staffOrder(shop, order);
  const last = history.at(-1);
  if (!last) throw new Error('an order without a history');
  return last.id;
}

/** The agent opens the order. */
export async function look(shop: StoryShop, { id, agent }: Told): Promise<void> {
  await shop.call(agent, staffApi.viewQuote, {
    params: { id },
    body: { seen: new Date().toISOString() },
  });
}

const unitsOf = (shop: StoryShop, { id, agent }: Told) =>
  shop.call(agent, staffApi.unitsOfQuote, { params: { id } });

type Unit = Awaited<ReturnType<typeof unitsOf>>[number];

async function eachUnit(shop: StoryShop, order: Told, act: (unit: Unit) => Promise<unknown>) {
  for (const unit of await unitsOf(shop, order)) await act(unit);
}

/** Records the same of each unit of the order. */
const changes =
  (change: (detail: string) => UnitChange): Act =>
  (shop, order, detail) =>
    eachUnit(shop, order, ({ id }) =>
      shop.call(order.agent, staffApi.recordUnitChange, {
        params: { id },
        body: change(detail),
        key: key(),
      }),
    );

const reaches = (stage: Stage) => changes(() => ({ kind: 'reached', stage, day: today() }));

export async function findVoyage(shop: StoryShop, number: string) {
  const all = await shop.call('raul', staffApi.listVoyages, {});
  const found = all.find((each) => each.number === number);
  if (!found) throw new Error(`no voyage ${number}`);
  return found;
}

async function moneyOf(shop: StoryShop, order: Told) {
  const { money } = await staffOrder(shop, order);
  if (!money) throw new Error('nothing was agreed');
  return money;
}

const receiverOf = (shop: StoryShop, { receives, who }: DemoOrder) =>
  receives ?? shop.fullNameOf(who);

/** What the next instalment still lacks. */
async function nextCents(shop: StoryShop, order: Told): Promise<number> {
  const { instalments } = await moneyOf(shop, order);
  return instalments.find(({ lacksCents }) => lacksCents > 0)?.lacksCents ?? 0;
}

/** The next instalment, and more, as it comes into our account. */
async function received(shop: StoryShop, order: Told, moreCents = 0) {
  const { accounts } = await moneyOf(shop, order);
  const account = accounts.find(({ method }) => method === 'zelle');
  if (!account) throw new Error('there is no account to pay to');
  return {
    amount: dollars((await nextCents(shop, order)) + moreCents),
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

async function newestOffer(shop: StoryShop, { id, who }: Told) {
  const offers = await shop.call(who, api.listMyOffers, { params: { id } });
  const newest = offers.toSorted((one, other) => other.version - one.version)[0];
  if (!newest) throw new Error('there is no offer');
  return newest;
}

async function openClaim(shop: StoryShop, order: Told): Promise<string> {
  const { verifications } = await staffOrder(shop, order);
  const open = verifications.find(({ state }) => state === 'open');
  if (!open) throw new Error('nobody says to have paid');
  return open.id;
}

/** A picture of the demo stands for a photo of the goods and for the scan of a paper. */
async function pictureOf({ goods: [slug = ''] }: Told, shop: StoryShop): Promise<Blob> {
  const { category } = await productOf(shop, slug);
  const bytes = await readFile(`demo/pictures/${category}/${slug}-1.webp`);
  return new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
}

async function productOf(shop: StoryShop, slug: string) {
  return shop.services.db
    .selectFrom('product')
    .select(['id', 'name', 'category', 'price_cents'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
}

/** Before all others an agent opens the order. */
export const actsOfCustomers: ReadonlySet<StepName> = new Set<StepName>([
  ...(['asks', 'says', 'asksChange', 'accepts', 'declines'] as const),
  ...(['sharesWithPayer', 'claims', 'reviews', 'ends'] as const),
]);

export const acts: Record<StepName, Act> = {
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
  sharesWithPayer: (shop, order) =>
    shop.call(order.who, api.makeMyLink, { params: { id: order.id }, body: { role: 'pays' } }),
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
  buys: reaches('bought'),
  async stores(shop, order) {
    await reaches('warehouse')(shop, order, '');
    const photo = await pictureOf(order, shop);
    const [unit] = await unitsOf(shop, order);
    if (unit)
      await shop.call(order.agent, staffApi.addUnitPhoto, {
        params: { id: unit.id },
        query: { stage: 'warehouse', text: 'Como llegó al almacén' },
        bytes: photo,
      });
  },
  async files(shop, order) {
    const scan = await pictureOf(order, shop);
    await eachUnit(shop, order, ({ id }) => completeFile(shop, id, scan));
    await shop.call(order.agent, staffApi.screenOrder, { params: { id: order.id } });
    await clearNames(shop, order.id);
  },
  async loads(shop, order, number) {
    const { id } = await findVoyage(shop, number);
    const units = (await unitsOf(shop, order)).map((unit) => unit.id);
    return shop.call(order.agent, staffApi.loadVoyage, { params: { id }, body: { units } });
  },
  clears: reaches('customs'),
  readies: reaches('ready'),
  holds: changes((cause) => ({ kind: 'held', cause, whoActs: 'us' })),
  releases: changes(() => ({ kind: 'released' })),
  isLate: changes((cause) => ({
    kind: 'expected',
    stage: 'ready',
    day: daysLater(today(), 12),
    cause,
  })),
  async handsOver(shop, order) {
    const units = (await unitsOf(shop, order)).map(({ id }) => id);
    const { links } = await shop.call(order.agent, staffApi.makeHandoverLink, {
      body: { label: 'Ramón Ortega, camión', units, days: 7 },
      key: key(),
    });
    const token = links[0]?.path?.split('/').at(-1);
    if (!token) throw new Error('no link to hand over by');
    for (const shown of await shop.call(order.who, api.listMyHandovers, {
      params: { id: order.id },
    }))
      await shop.call(undefined, api.handOver, {
        params: { token },
        body: {
          unitId: shown.unitId,
          code: shown.code ?? '',
          receivedBy: receiverOf(shop, order),
          handedOn: today(),
        },
        key: key(),
      });
  },
  handsOverByWord: (shop, order, reason) =>
    eachUnit(shop, order, ({ id }) =>
      shop.call('marta', staffApi.recordHandover, {
        params: { id },
        body: { handedOn: today(), receivedBy: receiverOf(shop, order), reason },
        key: key(),
      }),
    ),
  async reviews(shop, order, review) {
    const { units } = await shop.call(order.who, api.listMyReviews, { params: { id: order.id } });
    const [unit] = units;
    if (!unit) throw new Error('nothing to review');
    await writeReview(shop.services, {
      by: { quoteId: order.id },
      person: await shop.personOf(order.who),
      language: shop.languageOf(order.who),
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
};
