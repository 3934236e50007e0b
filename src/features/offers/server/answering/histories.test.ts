import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import {
  ids,
  raul,
  requestQuote,
  setUpQueue,
  shop,
  yanet,
} from '#features/quotes/server/staff/queue-testing.ts';
import { ApiError } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import type { StaffOffer } from '../../schema.ts';
import { lapseHolds } from '../holds/lapse-holds.ts';
import { acceptance, askChange, decline, draft, inDays, save, send } from '../testing.ts';

setUpQueue();
/** Its own clock cannot be moved: there days pass for holds alone. */
const server = process.env.TEST_DATABASE_URL;
beforeEach(() => {
  if (server) return;
  vi.useFakeTimers({ toFake: ['Date'] });
  // In the past, where the sessions of today hold.
  vi.setSystemTime(new Date('2025-12-01T15:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many histories: few each time, `HISTORIES=500` on purpose. */
const numRuns = Number(process.env.HISTORIES ?? 5);

type World = { quotes: string[]; sent: StaffOffer[][] };
interface Step {
  does: keyof typeof steps;
  /** Of which of the two quotations, which of its offers, and what else the step decides by. */
  quote: number;
  offer: number;
  dice: number;
}

const reason = { reason: 'Otro auto' };
const steps = {
  async send(world: World, { quote, dice }: Step) {
    const made = await draft(world.quotes[quote] ?? '');
    const [car] = made.lines;
    if (!car) throw new Error('no car');
    const extra = { ...car, kind: 'fee', productId: null, unitCents: 100 + dice } as const;
    const discount = { ...extra, kind: 'discount', unitCents: -dice - 1 } as const;
    const parts = [dice * 100 + 1, 9999 - dice * 100];
    const saved = await save(made, {
      validUntil: inDays(dice % 5),
      lines: [car, { ...extra, optional: true }, ...(dice % 2 ? [discount] : [])],
      plan: parts.map((basisPoints) => ({
        label: 'Cuota',
        basisPoints,
        cents: 0,
        due: 'acceptance' as const,
        dueOn: null,
      })),
    });
    world.sent[quote]?.push(await send(saved));
  },
  accept: (world: World, step: Step) => {
    const offer = offerOf(world, step);
    const body = acceptance(offer, step.dice % 3 === 0 ? [1] : []);
    return yanet.call(api.acceptMyOffer, { params: { number: offer.number }, body });
  },
  decline: (world: World, step: Step) => decline(offerOf(world, step)),
  ask: (world: World, step: Step) => askChange(offerOf(world, step), `Cambio ${step.dice}`),
  again: (world: World, step: Step) =>
    yanet.call(api.askOfferAgain, {
      params: { number: offerOf(world, step).number },
      body: {},
    }),
  withdraw: (world: World, step: Step) =>
    raul.call(staffApi.withdrawOffer, { params: { id: offerOf(world, step).id }, body: reason }),
  undo: (world: World, step: Step) =>
    raul.call(staffApi.undoAcceptance, { params: { id: offerOf(world, step).id }, body: reason }),
  async honour(world: World, step: Step) {
    const params = { id: offerOf(world, step).id };
    world.sent[step.quote]?.push(await raul.call(staffApi.honourOffer, { params, body: {} }));
  },
  extend: (world: World, step: Step) =>
    raul.call(staffApi.extendHold, {
      params: { id: offerOf(world, step).id },
      body: { ...reason, until: inDays(step.dice % 40) },
    }),
  status: (world: World, { quote, dice }: Step) =>
    raul.call(staffApi.changeQuoteStatus, {
      params: { id: world.quotes[quote] ?? '' },
      body: {
        status: (['rejected', 'pending', 'approved', 'sent'] as const)[dice % 4] ?? 'pending',
        note: 'Así es',
      },
    }),
  product: (_: World, { dice }: Step) =>
    raul.call(staffApi.updateProduct, {
      params: { id: ids.corolla },
      body: {
        status: (['available', 'available', 'reserved', 'sold'] as const)[dice % 4] ?? 'sold',
      },
    }),
  async days(_: World, { dice }: Step) {
    const later = new Date(Date.now() + (1 + (dice % 4)) * 86_400_000);
    if (!server) vi.setSystemTime(later);
    await lapseHolds(shop.services, later);
  },
};

function offerOf({ sent }: World, { quote, offer }: Step): StaffOffer {
  const offers = sent[quote] ?? [];
  const found = offers[offers.length - 1 - (offer % 2)] ?? offers.at(-1);
  if (!found) throw new NothingThere();
  return found;
}
class NothingThere extends Error {}

/** What must never be, whatever happened: each gives the rows that break it. */
const rules: Record<string, string> = {
  'at most one offer of a quotation is accepted, one waits, one is a draft': `
    select quote_id from offer where state in ('accepted', 'sent', 'draft')
    group by quote_id, state having count(*) > 1`,
  'the lines of what was sent add up to its total': `
    select id from offer where state <> 'draft' and total_cents is distinct from
      (select sum(unit_cents * quantity) from offer_line l where l.offer_id = offer.id and not optional)`,
  'its instalments do too': `
    select id from offer where state <> 'draft' and total_cents is distinct from
      (select sum(amount_cents) from offer_instalment i where i.offer_id = offer.id)`,
  'what was accepted is its lines with what was chosen': `
    select a.id from offer_acceptance a where total_cents is distinct from
      (select sum(unit_cents * quantity) from offer_line l where l.offer_id = a.offer_id
        and (not optional or position = any(a.chosen)))`,
  'and is paid in its instalments': `
    select a.id from offer_acceptance a where total_cents is distinct from
      (select sum(amount_cents) from acceptance_instalment i where i.acceptance_id = a.id)`,
  'an offer is accepted while it has an acceptance that nobody undid': `
    select id from offer where (state = 'accepted') <> exists
      (select from offer_acceptance a where a.offer_id = offer.id and undone_at is null)`,
  'nothing is accepted after its last day in Havana': `
    select a.id from offer_acceptance a join offer on offer.id = a.offer_id
    where (a.accepted_at at time zone 'America/Havana')::date > valid_until`,
  'no more is held than there is': `
    select product.id from product join product_hold h on h.product_id = product.id
    where released_at is null group by product.id having sum(quantity) > stock`,
  'what is held to the last piece is not for sale': `
    select product.id from product join product_hold h on h.product_id = product.id
    where released_at is null and product.status = 'available'
    group by product.id having sum(quantity) >= stock`,
  'only what is accepted of a quotation that is not over is held': `
    select h.id from product_hold h join offer on offer.id = h.offer_id
      join quote on quote.id = h.quote_id
    where released_at is null and (offer.state <> 'accepted' or quote.status = 'rejected')`,
  'each answer of a customer stands in the history': `
    select id from offer where state = 'accepted' and not exists (select from event
      where event.quote_id = offer.quote_id and kind = 'offer_accepted'
        and split_part(note, chr(10), 1) = offer.number)`,
};

async function brokenRules(): Promise<string[]> {
  const broken = Object.entries(rules).map(async ([rule, breaking]) => {
    const { rows } = await sql.raw(breaking).execute(shop.services.db);
    return rows.length > 0 ? [rule] : [];
  });
  return (await Promise.all(broken)).flat();
}

const step = fc.record({
  does: fc.constantFrom(
    ...(['send', 'send', 'accept', 'accept', 'accept', 'status', 'days'] as const),
    ...(Object.keys(steps) as (keyof typeof steps)[]),
  ),
  quote: fc.integer({ min: 0, max: 1 }),
  offer: fc.integer({ min: 0, max: 3 }),
  dice: fc.nat({ max: 59 }),
});

/** Done, or refused on purpose. */
async function take(world: World, taken: Step): Promise<void> {
  try {
    await steps[taken.does](world, taken);
  } catch (error) {
    if (error instanceof NothingThere) return;
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  }
}

test('whatever is offered, answered, undone and sold in any order, each rule holds after each step', async () => {
  const history = fc.array(step, { minLength: 8, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(history, async (taken) => {
      if (!server) vi.setSystemTime(new Date('2025-12-01T15:00Z'));
      const { db } = shop.services;
      for (const table of ['quote', 'rate_limit'] as const) await db.deleteFrom(table).execute();
      const car = db.updateTable('product').where('id', '=', ids.corolla);
      await car.set({ status: 'available', stock: 1 }).execute();
      const world: World = { quotes: [await requestQuote(), await requestQuote()], sent: [[], []] };
      for (const [at, each] of taken.entries()) {
        await take(world, each);
        expect([at, each.does, await brokenRules()]).toEqual([at, each.does, []]);
      }
    }),
    { numRuns, endOnFailure: true },
  );
}, 600_000);
