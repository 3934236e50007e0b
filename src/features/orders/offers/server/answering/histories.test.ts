import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { ApiError } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { offerLimits } from '../../offer-rules.ts';
import { type OfferState, type ShownState, shownState } from '../../offer-state.ts';
import type { StaffOffer } from '../../schema.ts';
import { lapseHolds } from '../holds/lapse-holds.ts';
import {
  acceptance,
  customerAsksChange,
  decline,
  draft,
  inDays,
  save,
  sendSavedOffer,
} from '../testing/offers.ts';

setUpQuoteShop();
/** A server's clock cannot be moved: there days pass for holds alone. */
const server = process.env.TEST_DATABASE_URL;
beforeEach(() => {
  if (server) return;
  vi.useFakeTimers({ toFake: ['Date'] });
  // A past date, at which the sessions of today are valid.
  vi.setSystemTime(new Date('2025-12-01T15:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many histories: few by default, more with `HISTORIES=500`. */
const numRuns = Number(process.env.HISTORIES ?? 4);

type World = { quotes: string[]; sent: StaffOffer[][] };
interface Step {
  does: keyof typeof steps;
  /** The index of the quotation and of its offer, and other choices of the step. */
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
    world.sent[quote]?.push(await sendSavedOffer(saved));
  },
  async accept(world: World, step: Step) {
    const offer = offerOf(world, step);
    const isSecond = (await standing()).offers.get(offer.id)?.state === 'accepted';
    const body = acceptance(offer, step.dice % 3 === 0 ? [1] : []);
    try {
      await yanet.call(api.acceptMyOffer, { params: { number: offer.number }, body });
    } catch (error) {
      if (isSecond) throw new Error('a second acceptance did not get the first one’s answer');
      throw error;
    }
  },
  /** Accepts something else than is offered. */
  tamper: (world: World, step: Step) => {
    const offer = offerOf(world, step);
    const body = acceptance(offer);
    const other = [
      { ...body, totalCents: body.totalCents - 1 },
      { ...body, chosen: [0] },
      { ...body, shown: 'f'.repeat(64) },
    ][step.dice % 3];
    return yanet.call(api.acceptMyOffer, {
      params: { number: offer.number },
      body: other ?? body,
    });
  },
  /** Writes other prices into what was sent. */
  rewrite: (world: World, step: Step) => {
    const offer = offerOf(world, step);
    const lines = offer.lines.map((line) => ({ ...line, unitCents: line.unitCents + 1 }));
    return save(offer, { lines: lines.filter(({ kind }) => kind !== 'discount') });
  },
  decline: (world: World, step: Step) => decline(offerOf(world, step)),
  ask: (world: World, step: Step) =>
    customerAsksChange(offerOf(world, step), `Cambio ${step.dice}`),
  again: (world: World, step: Step) =>
    yanet.call(api.askOfferAgain, {
      params: { number: offerOf(world, step).number },
      body: {},
    }),
  withdraw: (world: World, step: Step) =>
    raul.call(staffApi.withdrawOffer, { params: { id: offerOf(world, step).id }, body: reason }),
  undo: (world: World, step: Step) =>
    raul.call(staffApi.takeBackAcceptance, {
      params: { id: offerOf(world, step).id },
      body: reason,
    }),
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
    looked(raul).call(staffApi.changeQuoteStatus, {
      params: { id: world.quotes[quote] ?? '' },
      body: {
        status: (['rejected', 'pending', 'approved', 'sent'] as const)[dice % 4] ?? 'pending',
        note: 'Así es',
      },
    }),
  product: (_: World, { dice }: Step) =>
    looked(raul).call(staffApi.updateProduct, {
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
  if (!found) throw new ImpossibleStepError();
  return found;
}
class ImpossibleStepError extends Error {}

/** Queries that must find nothing after any history. */
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
    where havana_day(a.accepted_at) > valid_until`,
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

/**
 * Finds holds that last past their last day although the worker has run, or longer than allowed.
 */
async function wronglyHeld(does: Step['does']): Promise<string[]> {
  if (server) return [];
  const { rows } = await sql<{ rule: string }>`
    select 'held past its last day' as rule from product_hold h join quote on quote.id = h.quote_id
      where released_at is null and ${does} = 'days' and until < ${inDays(0)}::date
        and quote.status not in ('sent', 'completed')
    union all select 'held for longer than a month' from product_hold
      where released_at is null and until > ${inDays(offerLimits.holdDays)}::date
    union all select 'let go before its day was over' from product_hold
      where reason = 'lapsed' and until >= ${inDays(0)}::date`.execute(shop.services.db);
  return rows.map(({ rule }) => rule);
}

/** Reads the state and content of each sent offer. */
async function standing() {
  const { rows } = await sql<{ id: string; state: OfferState; validUntil: string; parts: string }>`
    select id, state, valid_until::text as "validUntil", concat_ws(' ', total_cents, note,
      (select json_agg(l order by position) from offer_line l where l.offer_id = offer.id),
      (select json_agg(i order by position) from offer_instalment i where i.offer_id = offer.id)) as parts
    from offer where state <> 'draft'`.execute(shop.services.db);
  const now = new Date();
  const offers = rows.map(({ parts, ...row }) => [
    row.id,
    { parts, state: row.state, shown: shownState(row, now) },
  ]);
  const { rows: cars } = await sql<{ free: boolean }>`
    select status = 'available' and stock > coalesce((select sum(quantity) from product_hold h
      where h.product_id = product.id and released_at is null), 0) as free
    from product where id = ${ids.corolla}`.execute(shop.services.db);
  const { rows: held } = await sql<{ offer: string }>`
    select offer_id as offer from product_hold where released_at is null`.execute(shop.services.db);
  return {
    offers: new Map(offers as [string, { parts: string; state: OfferState; shown: ShownState }][]),
    free: cars[0]?.free ?? false,
    held: new Set(held.map(({ offer }) => offer)),
  };
}
type Standing = Awaited<ReturnType<typeof standing>>;

/** The states that each step may lead to from a shown state. */
const moves: Partial<Record<Step['does'], readonly string[]>> = {
  send: ['sent superseded', 'expired superseded'],
  honour: ['expired superseded'],
  accept: ['sent accepted'],
  decline: ['sent declined'],
  withdraw: ['sent withdrawn', 'expired withdrawn'],
  undo: ['accepted withdrawn'],
};

/** Returns forbidden results of a step. */
function wrongMoves(does: Step['does'], before: Standing, after: Standing): string[] {
  return [...after.offers].flatMap(([id, now]) => {
    const was = before.offers.get(id);
    if (!was) return does === 'send' || does === 'honour' ? [] : [`${does} sent an offer`];
    const wrong = was.parts === now.parts ? [] : ['what was sent changed'];
    if (was.state === now.state) return wrong;
    const move = `${was.shown} ${now.state}`;
    if (!moves[does]?.includes(move)) wrong.push(`${does}: ${move}`);
    if (now.state === 'accepted' && !before.free) wrong.push('accepted what was not free');
    if (now.state === 'accepted' && !after.held.has(id)) wrong.push('accepted and not held');
    return wrong;
  });
}

async function brokenRules(): Promise<string[]> {
  const broken = Object.entries(rules).map(async ([rule, breaking]) => {
    const { rows } = await sql.raw(breaking).execute(shop.services.db);
    return rows.length > 0 ? [rule] : [];
  });
  return (await Promise.all(broken)).flat();
}

/** Short histories that end where a rule could break, which chance seldom meets. */
const told = (...taken: (Step['does'] | Partial<Step>)[]): [Step[]] => [
  taken.map((each) => ({
    does: 'send',
    quote: 0,
    offer: 0,
    dice: 4,
    ...(typeof each === 'string' ? { does: each } : each),
  })),
];
const former = { does: 'accept', offer: 1 } as const;
const elsewhere = { quote: 1 } as const;
const known: [Step[]][] = [
  told({ dice: 3 }, 'accept', 'accept', 'send', 'accept', 'undo', 'accept', former),
  told('send', 'send', former, { does: 'decline', offer: 1 }, 'decline', 'accept', 'rewrite'),
  told('send', 'withdraw', 'accept', { dice: 0 }, { does: 'days', dice: 1 }, 'accept', 'decline'),
  told(
    'send',
    'honour',
    'accept',
    'accept',
    'send',
    'decline',
    'withdraw',
    'honour',
    'undo',
    'accept',
  ),
  told(
    'send',
    { does: 'tamper', dice: 0 },
    { does: 'tamper', dice: 1 },
    { does: 'tamper', dice: 2 },
  ),
  told(
    'send',
    elsewhere,
    'accept',
    { does: 'accept', ...elsewhere },
    { does: 'product', dice: 0 },
    {
      does: 'status',
      dice: 0,
    },
    { does: 'accept', ...elsewhere },
    { does: 'status', dice: 1 },
  ),
  told(
    'send',
    { does: 'product', dice: 3 },
    'accept',
    { does: 'product', dice: 0 },
    'accept',
    {
      does: 'days',
      dice: 2,
    },
    { does: 'days', dice: 2 },
    { does: 'extend', dice: 35 },
    { does: 'extend', dice: 20 },
  ),
];

const step = fc.record({
  does: fc.constantFrom(
    ...(['send', 'send', 'accept', 'accept', 'accept', 'status', 'days'] as const),
    ...(Object.keys(steps) as (keyof typeof steps)[]),
  ),
  quote: fc.integer({ min: 0, max: 1 }),
  offer: fc.integer({ min: 0, max: 3 }),
  dice: fc.nat({ max: 59 }),
});

/** Takes a step, which succeeds or is refused on purpose. */
async function take(world: World, taken: Step): Promise<void> {
  try {
    await steps[taken.does](world, taken);
  } catch (error) {
    if (error instanceof ImpossibleStepError) return;
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
      // With several pieces only the rules of an offer keep a second one from being accepted.
      await car.set({ status: 'available', stock: (taken[0]?.dice ?? 0) % 2 ? 3 : 1 }).execute();
      const world: World = { quotes: [await requestQuote(), await requestQuote()], sent: [[], []] };
      let before = await standing();
      for (const [at, each] of taken.entries()) {
        await take(world, each);
        const now = await standing();
        const broken = [
          ...(await brokenRules()),
          ...(await wronglyHeld(each.does)),
          ...wrongMoves(each.does, before, now),
        ];
        expect([at, each.does, broken]).toEqual([at, each.does, []]);
        before = now;
      }
    }),
    { numRuns: known.length + numRuns, examples: known, endOnFailure: true },
  );
}, 600_000);
