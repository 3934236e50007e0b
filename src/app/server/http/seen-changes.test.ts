import { afterEach, expect, test } from 'vitest';
import { ids, marta, setUpQuoteShop } from '#app/server/quote-shop-testing.ts';
import { shop } from '#app/server/testing.ts';
import { newAccount } from '#features/collecting/server/collecting-testing.ts';
import { northern } from '#features/matching/server/matching-testing.ts';
import { stages } from '#features/shipping/stages.ts';
import { staffApi } from '#staff-api.ts';

// What one of staff saves never overwrites unread what another saved a minute ago.

setUpQuoteShop();
afterEach(async () => {
  const { db } = shop.services;
  await db.deleteFrom('province_delivery').execute();
  await marta.call(staffApi.removeDurations, { body: holguin });
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
  'the status of products': {
    method: 'POST',
    make: async () => ['products/status', { [ids.corolla]: 'available' }],
    body: (version) => ({ ids: [ids.corolla], status: version === 1 ? 'sold' : 'reserved' }),
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
    expect((await save(1, undefined)).status).toBe(400);
    expect((await save(1, seen)).status).toBe(200);
    const late = await save(2, seen);
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    // A cut line sends the first again: it is as it wanted it.
    expect((await save(1, seen)).status).toBe(200);
    expect((await save(2, late.body.theirs)).status).toBe(200);
    expect((await save(1, late.body.theirs)).status).toBe(409);
  },
);
