import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { draft, draftBody, inDays, mails, save } from '../testing/offers.ts';

setUpQuoteShop();

const newestEntry = async (id: string) =>
  (await raul.call(staffApi.findQuote, { params: { id } })).history.at(-1)?.id;

describe('a draft', () => {
  let quoteId: string;
  beforeEach(async () => {
    quoteId = await requestQuote();
  });

  test('begins with what was asked, at today’s prices, and holds for a week', async () => {
    await shop.services.db
      .updateTable('product')
      .set({ price_cents: 2_900_000 })
      .where('slug', '=', 'corolla')
      .execute();
    const made = await draft(quoteId);
    expect(made).toMatchObject({
      version: 1,
      state: 'draft',
      validUntil: inDays(7),
      totalCents: 2_900_000,
    });
    expect(made.lines).toEqual([
      expect.objectContaining({
        kind: 'goods',
        text: 'Toyota Corolla LE 2021',
        unitCents: 2_900_000,
        costCents: null,
      }),
    ]);
    expect(made.plan).toEqual([expect.objectContaining({ cents: 2_900_000, due: 'acceptance' })]);
    expect(made.number).toMatch(/^MA-TX-\d{4}-\d{6}-O1$/);
  });

  test('takes the presets of its goods and province', async () => {
    const shared = { category: null, province: null, textEn: 'x' };
    for (const body of [
      {
        ...shared,
        kind: 'freight',
        category: 'automobiles',
        textEs: 'Flete de un auto',
        priceCents: 180_000,
        basisPoints: null,
      },
      { ...shared, kind: 'insurance', textEs: 'Seguro', priceCents: null, basisPoints: 150 },
      {
        ...shared,
        kind: 'fee',
        province: 'HAB',
        textEs: 'De La Habana',
        priceCents: 1,
        basisPoints: null,
      },
      {
        ...shared,
        kind: 'fee',
        category: 'motocicletas',
        textEs: 'De motos',
        priceCents: 1,
        basisPoints: null,
      },
    ] as const) {
      await raul.call(staffApi.createOfferPreset, { body });
    }
    const made = await draft(quoteId);
    expect(made.lines.map(({ kind, text, unitCents }) => [kind, text, unitCents])).toEqual([
      ['goods', 'Toyota Corolla LE 2021', 2_800_000],
      ['freight', 'Flete de un auto', 180_000],
      ['insurance', 'Seguro', 42_000],
    ]);
    expect(made.estimates).toEqual([]);
    expect(made.totalCents).toBe(3_022_000);
    await shop.services.db.deleteFrom('offer_preset').execute();
  });

  test('is one for a quotation, seen by staff alone, and thrown away if not needed', async () => {
    const made = await draft(quoteId);
    expect((await draft(quoteId)).id).toBe(made.id);
    expect(await yanet.call(api.listMyOffers, { params: { id: quoteId } })).toEqual([]);
    expect((await yanet.refused(api.findMyOffer, { params: { number: made.number } })).code).toBe(
      'offer_not_found',
    );
    expect(
      await raul.call(staffApi.dropOffer, {
        params: { id: made.id },
        body: { expected: made.revision },
      }),
    ).toEqual([]);
    expect((await draft(quoteId)).version).toBe(1);
  });

  test('is not overwritten by the second of two who save it: a 409', async () => {
    const made = await draft(quoteId);
    await save(made, { note: 'Primera' });
    const late = { params: { id: made.id }, body: draftBody(made, { note: 'Segunda' }) };
    expect(await marta.refused(staffApi.saveOffer, late)).toMatchObject({
      status: 409,
      code: 'offer_changed',
    });
    const stale = { params: { id: made.id }, body: { expected: made.revision } };
    expect((await looked(raul).refused(staffApi.sendOffer, stale)).code).toBe('offer_changed');
  });

  test.each([
    [
      'changes a quantity',
      () =>
        yanet.call(api.amendMyQuote, {
          params: { id: quoteId },
          body: { expected: 0, quantities: [2] },
          key: newKey(),
        }),
      /Cantidad|→|2/,
    ],
    [
      'writes',
      () =>
        yanet.call(api.writeAboutMyQuote, {
          params: { id: quoteId },
          body: { text: 'Mejor en rojo' },
          key: newKey(),
        }),
      /Mejor en rojo/,
    ],
  ])(
    'is not sent unseen where the customer %s meanwhile: the sender reads it first',
    async (_, act, note) => {
      const made = await draft(quoteId);
      const seen = await newestEntry(quoteId);
      await act();
      const input = { params: { id: made.id }, body: { expected: made.revision, seen } };
      expect(await raul.refused(staffApi.sendOffer, input)).toMatchObject({
        status: 409,
        code: 'case_news',
        news: [{ note: expect.stringMatching(note) }],
      });
      const { awaitingSince } = await raul.call(staffApi.findQuote, { params: { id: quoteId } });
      expect(awaitingSince).not.toBeNull();
      const body = { expected: made.revision, seen: await newestEntry(quoteId) };
      const sent = await looked(raul).call(staffApi.sendOffer, { params: { id: made.id }, body });
      expect(sent.state).toBe('sent');
    },
  );

  test.each([
    ['nothing in it', { lines: [] }, 422, 'offer_empty'],
    ['a discount above it', { discount: -2_800_000 }, 422, 'offer_empty'],
    ['a plan of 90 %', { parts: [3000, 6000] }, 422, 'offer_plan'],
    ['no plan', { plan: [] }, 422, 'offer_plan'],
    ['a day that is over', { validUntil: inDays(-1) }, 422, 'offer_validity'],
    ['a day in a year', { validUntil: inDays(365) }, 422, 'offer_validity'],
  ])(
    'with %s is kept, and not sent',
    async (_, {
      discount,
      parts,
      ...change
    }: { discount?: number; parts?: number[] } & object, status, code) => {
      const made = await draft(quoteId);
      const line = {
        kind: 'discount',
        text: 'Rebaja',
        quantity: 1,
        unitCents: discount ?? 0,
        optional: false,
        productId: null,
        costCents: null,
      } as const;
      const plan = parts?.map((basisPoints) => ({
        label: 'Cuota',
        basisPoints,
        cents: 0,
        due: 'acceptance' as const,
        dueOn: null,
      }));
      const saved = await save(made, {
        ...(discount && { lines: [...made.lines, line] }),
        ...(plan && { plan }),
        ...change,
      });
      const refused = await looked(raul).refused(staffApi.sendOffer, {
        params: { id: made.id },
        body: { expected: saved.revision },
      });
      expect(refused).toMatchObject({ status, code });
      expect((await mails()).filter(({ subject }) => subject.includes('oferta'))).toEqual([]);
    },
  );

  test('takes no amounts that cannot be, and no more than a hundred lines', async () => {
    const made = await draft(quoteId);
    const [line] = made.lines;
    if (!line) throw new Error('no line');
    const lines = (count: number, change: object) =>
      Array.from({ length: count }, () => ({ ...line, ...change }));
    for (const [wrong, status] of [
      [lines(1, { unitCents: -1 }), 422],
      [lines(1, { kind: 'discount', unitCents: 5 }), 422],
      [lines(1, { kind: 'discount', unitCents: -5, optional: true }), 422],
      [lines(1, { unitCents: 1e15 }), 400],
      [lines(1, { unitCents: 0.5 }), 400],
      [lines(1, { quantity: 0 }), 400],
      [lines(1, { quantity: 100 }), 400],
      [lines(1, { text: '' }), 400],
      [lines(1, { text: 'a'.repeat(201) }), 400],
      [lines(100, { unitCents: 1_000_000_000, quantity: 99 }), 422],
      [lines(101, {}), 400],
      [lines(200, {}), 400],
    ] as const) {
      const input = { params: { id: made.id }, body: draftBody(made, { lines: [...wrong] }) };
      expect((await raul.refused(staffApi.saveOffer, input)).status).toBe(status);
    }
  });

  test('takes no instalment that is due on a day, and says no day', async () => {
    const made = await draft(quoteId);
    const plan = made.plan.map((each) => ({ ...each, due: 'date' as const, dueOn: null }));
    const input = { params: { id: made.id }, body: draftBody(made, { plan }) };
    expect(await raul.refused(staffApi.saveOffer, input)).toMatchObject({
      status: 422,
      message: 'Una cuota con fecha necesita su día, y las demás ninguno.',
    });
  });
});
