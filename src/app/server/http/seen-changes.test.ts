import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { draft, save } from '#features/orders/offers/server/testing/offers.ts';
import { newAccount } from '#features/payments/collecting/server/testing/collecting.ts';
import { northern } from '#features/payments/matching/server/testing/matching.ts';
import { stages } from '#features/shipping/units/stages.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { looked } from '../testing/looked.ts';
import { ids, marta, raul, requestQuote, setUpQuoteShop } from '../testing/quote-shop.ts';
import { shop } from '../testing/test-shop.ts';

// What one of staff saves never overwrites unread what another saved a minute ago.

setUpQuoteShop();
afterEach(async () => {
  const { db } = shop.services;
  await db.deleteFrom('province_delivery').execute();
  await sql`delete from stage_duration where province = 'HOL'`.execute(db);
});

interface List {
  method?: string;
  /** Gives the address, and what an agent sees there. */
  make: () => Promise<[path: string, seen: unknown]>;
  body: (version: 1 | 2) => object;
}

const holguin = { category: 'automobiles', port: null, province: 'HOL' } as const;
const reply = { title: 'Saludo', textEs: 'Hola', textEn: 'Hello' };
const word = { word: 'zafa', meanings: ['nevera'] };
const preset = {
  kind: 'fee',
  category: null,
  province: null,
  textEs: 'Papeles',
  textEn: 'Papers',
  priceCents: 100,
  basisPoints: null,
} as const;
const place = { es: 'Mariel', en: 'Mariel' };

const lists: Record<string, List> = {
  'a saved reply': {
    method: 'PATCH',
    async make() {
      const made = await marta.call(staffApi.createReply, { body: reply });
      return [`replies/${made.id}`, made];
    },
    body: (version) => ({ ...reply, textEs: `Hola ${version}` }),
  },
  'a synonym': {
    async make() {
      const made = await marta.call(staffApi.createSynonym, { body: word });
      return [`synonyms/${made.id}`, made];
    },
    body: (version) => ({ ...word, meanings: ['nevera', `hielo ${version}`] }),
  },
  'a preset of offers': {
    async make() {
      const made = await marta.call(staffApi.createOfferPreset, { body: preset });
      return [`offer-presets/${made.id}`, made];
    },
    body: (version) => ({ ...preset, priceCents: version }),
  },
  'the way to a province': {
    make: async () => ['deliveries/HOL', null],
    body: (version) => ({ point: place, onward: place, daysFrom: version, daysTo: 9 }),
  },
  'how long the stages take': {
    make: async () => ['durations', null],
    body: (version) => ({
      ...holguin,
      days: Object.fromEntries(stages.map((stage) => [stage, version])),
    }),
  },
  'the columns of a bank': {
    make: async () => [
      `matching/accounts/${await newAccount('banco@marielauto.example')}/columns`,
      null,
    ],
    body: (version) => ({ ...northern, amount: `Importe ${version}` }),
  },
  'when a case is looked at again': {
    method: 'PATCH',
    async make() {
      const id = await requestQuote();
      const params = { id };
      await looked(raul).call(staffApi.writeAboutQuote, {
        params,
        body: { text: 'Hay.' },
        key: newKey(),
      });
      const { followUpAt } = await raul.call(staffApi.findQuote, { params });
      return [`quotes/${id}/follow-up`, followUpAt];
    },
    body: (version) => ({ day: inHours(72 + 24 * version).slice(0, 10) }),
  },
};

test.each(Object.entries(lists))(
  '%s that a colleague changed meanwhile is not overwritten unread, and is knowingly',
  async (_, { method = 'PUT', make, body }) => {
    const [path, seen] = await make();
    const save = async (version: 1 | 2, expected: unknown) => {
      const answer = await marta.fetch(`/api/admin/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body(version), expected }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await save(1, undefined)).toMatchObject({ status: 400, body: { code: 'old_page' } });
    expect((await save(1, seen)).status).toBe(200);
    const late = await save(2, seen);
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    // A cut line sends the first again: it is as it wanted it.
    expect((await save(1, seen)).status).toBe(200);
    expect((await save(2, late.body.theirs)).status).toBe(200);
    expect((await save(1, late.body.theirs)).status).toBe(409);
  },
);

interface Removal {
  method?: string;
  /** Gives the address, what an agent sees there, and what a colleague then makes of it. */
  make: () => Promise<{ path: string; seen: unknown; change: () => Promise<unknown> }>;
  body?: object;
  /** How the 409 carries what is there now, and what the agent has then seen. */
  now?: (answer: never) => unknown;
}

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const days = (count: number) => Object.fromEntries(stages.map((stage) => [stage, count])) as never;

const removals: Record<string, Removal> = {
  'a saved reply': {
    async make() {
      const seen = await marta.call(staffApi.createReply, { body: { ...reply, title: 'Adiós' } });
      const change = {
        params: { id: seen.id },
        body: { ...reply, title: 'Hasta luego', expected: seen },
      };
      return {
        path: `replies/${seen.id}`,
        seen,
        change: () => raul.call(staffApi.updateReply, change),
      };
    },
  },
  'a synonym': {
    async make() {
      const seen = await marta.call(staffApi.createSynonym, { body: { ...word, word: 'zafate' } });
      const change = {
        params: { id: seen.id },
        body: { word: 'zafate', meanings: ['hielo'], expected: seen },
      };
      return {
        path: `synonyms/${seen.id}`,
        seen,
        change: () => raul.call(staffApi.updateSynonym, change),
      };
    },
  },
  'a preset of offers': {
    async make() {
      const seen = await marta.call(staffApi.createOfferPreset, { body: preset });
      const change = {
        params: { id: seen.id },
        body: { ...preset, priceCents: 7, expected: seen },
      };
      return {
        path: `offer-presets/${seen.id}`,
        seen,
        change: () => raul.call(staffApi.updateOfferPreset, change),
      };
    },
  },
  'the way to a province': {
    async make() {
      const params = { id: 'HOL' } as const;
      const way = { point: place, onward: place, daysFrom: 1, daysTo: 9 };
      await marta.call(staffApi.saveDelivery, { params, body: { ...way, expected: null } });
      const seen = { province: params.id, ...way };
      const change = { params, body: { ...way, daysTo: 8, expected: seen } };
      return {
        path: 'deliveries/HOL',
        seen,
        change: () => raul.call(staffApi.saveDelivery, change),
      };
    },
  },
  'how long the stages take': {
    method: 'POST',
    body: holguin,
    async make() {
      const body = { ...holguin, days: days(1), expected: null };
      await marta.call(staffApi.saveDurations, { body });
      const change = { body: { ...holguin, days: days(2), expected: days(1) } };
      return {
        path: 'durations/removal',
        seen: days(1),
        change: () => marta.call(staffApi.saveDurations, change),
      };
    },
  },
  'a notice': {
    async make() {
      const times = { startsAt: inHours(-1), endsAt: inHours(1) };
      const body = { title: 'Puerto', text: '', provinces: [], categories: [], ...times };
      const seen = await marta.call(staffApi.createNotice, { body, key: newKey() });
      const expected = seen.updatedAt;
      const change = { params: { id: seen.id }, body: { ...body, title: 'Abre', expected } };
      return {
        path: `notices/${seen.id}`,
        seen: expected,
        change: () => raul.call(staffApi.updateNotice, change),
      };
    },
    now: ({ theirs }: { theirs: { updatedAt: string } }) => theirs.updatedAt,
  },
  'a product': {
    async make() {
      const params = { id: ids.corolla };
      const { updatedAt: expected } = await marta.call(staffApi.findStaffProduct, { params });
      const change = { params, body: { price: '1', expected } };
      return {
        path: `products/${ids.corolla}`,
        seen: expected,
        change: () => raul.call(staffApi.updateProduct, change),
      };
    },
    now: ({ product }: { product: { updatedAt: string } }) => product.updatedAt,
  },
  'a draft of an offer': {
    async make() {
      const made = await draft(await requestQuote());
      return {
        path: `offers/${made.id}`,
        seen: made.revision,
        change: () => save(made, { note: 'Otra nota' }),
      };
    },
    now: () => 1,
  },
};

test.each(Object.entries(removals))(
  '%s that a colleague changed meanwhile is not removed unread, and is knowingly',
  async (_, {
    method = 'DELETE',
    make,
    body,
    now = ({ theirs }: { theirs: unknown }) => theirs,
  }) => {
    const { path, seen, change } = await make();
    const remove = async (expected: unknown) => {
      const answer = await marta.fetch(`/api/admin/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, expected }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await remove(undefined)).toMatchObject({ status: 400, body: { code: 'old_page' } });
    await change();
    const late = await remove(seen);
    expect(late).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    expect((await remove((now as (answer: object) => unknown)(late.body))).status).toBe(200);
  },
);
