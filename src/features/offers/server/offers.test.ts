import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  marta,
  raul,
  requestQuote,
  see,
  setUpQueue,
  shop,
  yanet,
} from '#features/quotes/server/staff/queue-testing.ts';
import { staffApi } from '#staff-api.ts';
import {
  accept,
  acceptance,
  askChange,
  bodyOf,
  decline,
  draft,
  history,
  inDays,
  mails,
  own,
  save,
  send,
  sentOffer,
} from './testing.ts';

setUpQueue();

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
    const estimate = {
      ...shared,
      textEs: 'Arancel',
      cents: 90_000,
      source: 'Aduana',
      asOf: '2026-11-01',
    };
    await raul.call(staffApi.createEstimatePreset, { body: estimate });
    const made = await draft(quoteId);
    expect(made.lines.map(({ kind, text, unitCents }) => [kind, text, unitCents])).toEqual([
      ['goods', 'Toyota Corolla LE 2021', 2_800_000],
      ['freight', 'Flete de un auto', 180_000],
      ['insurance', 'Seguro', 42_000],
    ]);
    expect(made.estimates).toEqual([
      { text: 'Arancel', cents: 90_000, source: 'Aduana', asOf: '2026-11-01' },
    ]);
    expect(made.totalCents).toBe(3_022_000);
    await shop.services.db.deleteFrom('offer_preset').execute();
    await shop.services.db.deleteFrom('estimate_preset').execute();
  });

  test('is one for a quotation, seen by staff alone, and thrown away if not needed', async () => {
    const made = await draft(quoteId);
    expect((await draft(quoteId)).id).toBe(made.id);
    expect(await yanet.call(api.listMyOffers, { params: { id: quoteId } })).toEqual([]);
    expect((await yanet.refused(api.findMyOffer, { params: { number: made.number } })).code).toBe(
      'offer_not_found',
    );
    expect(await raul.call(staffApi.dropOffer, { params: { id: made.id } })).toEqual([]);
    expect((await draft(quoteId)).version).toBe(1);
  });

  test('of two who save it the second is told', async () => {
    const made = await draft(quoteId);
    await save(made, { note: 'Primera' });
    const late = { params: { id: made.id }, body: bodyOf(made, { note: 'Segunda' }) };
    expect(await marta.refused(staffApi.saveOffer, late)).toMatchObject({
      status: 409,
      code: 'offer_changed',
    });
    const stale = { params: { id: made.id }, body: { expected: made.revision } };
    expect((await raul.refused(staffApi.sendOffer, stale)).code).toBe('offer_changed');
  });

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
      const refused = await raul.refused(staffApi.sendOffer, {
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
      const input = { params: { id: made.id }, body: bodyOf(made, { lines: [...wrong] }) };
      expect((await raul.refused(staffApi.saveOffer, input)).status).toBe(status);
    }
  });

  test('takes no instalment that is due on a day, and says no day', async () => {
    const made = await draft(quoteId);
    const plan = made.plan.map((each) => ({ ...each, due: 'date' as const, dueOn: null }));
    const input = { params: { id: made.id }, body: bodyOf(made, { plan }) };
    expect(await raul.refused(staffApi.saveOffer, input)).toMatchObject({
      status: 422,
      message: 'Una cuota con fecha necesita su día, y las demás ninguno.',
    });
  });
});

describe('what is sent', () => {
  test('is told by mail and in the history, answers the customer, and stands in the queue', async () => {
    const offer = await sentOffer();
    expect(offer).toMatchObject({ state: 'sent', totalCents: 2_980_000, seenAt: null });
    expect(offer.plan.map(({ cents }) => cents)).toEqual([894_000, 2_086_000]);
    const [mail] = (await mails()).slice(-1);
    expect(mail).toMatchObject({ to: yanet.email, subject: `Su oferta ${offer.number}` });
    expect(mail?.text).toContain('US$29,800');
    expect(mail?.text).toMatch(/http:\/\/tienda\.test\/oferta\/[\w-]{22}z/);
    const { reference, id } = await quoteOf(offer.number);
    expect(offer.number).toBe(`${reference}-O1`);
    expect(await history(id)).toEqual([
      expect.objectContaining({
        kind: 'offer_sent',
        by: 'staff',
        agent: 'Raúl',
        note: offer.number,
      }),
    ]);
    const quote = await see(id);
    expect(quote.offer).toMatchObject({ number: offer.number, state: 'sent', seenAt: null });
    expect(quote.awaitingSince).toBeNull();
    const shown = JSON.stringify(await own(offer));
    expect(shown).not.toMatch(/cost|margin|Raúl|productId/i);
  });

  test('never changes; a change is a new version that supersedes it', async () => {
    const first = await sentOffer();
    const stale = { params: { id: first.id }, body: bodyOf(first) };
    expect((await raul.refused(staffApi.saveOffer, stale)).code).toBe('offer_not_draft');
    expect((await raul.refused(staffApi.dropOffer, { params: { id: first.id } })).code).toBe(
      'offer_not_draft',
    );
    const { id } = await quoteOf(first.number);
    const copy = await draft(id, 1);
    expect(copy.lines).toEqual(first.lines);
    expect(copy.plan).toEqual(first.plan);
    const second = await send(copy);
    expect(second.version).toBe(2);
    expect((await own(first)).offer?.state).toBe('superseded');
    expect((await own(first)).newest).toBe(second.number);
    const refused = await yanet.refused(api.acceptMyOffer, {
      params: { number: first.number },
      body: acceptance(first),
    });
    expect(refused).toMatchObject({ status: 409, code: 'offer_superseded' });
  });

  test('is withdrawn with a reason that the customer reads', async () => {
    const offer = await sentOffer();
    const gone = await raul.call(staffApi.withdrawOffer, {
      params: { id: offer.id },
      body: { reason: 'El vendedor se echó atrás.' },
    });
    expect(gone.state).toBe('withdrawn');
    expect((await mails()).at(-1)?.text).toContain('El vendedor se echó atrás.');
    const answer = await yanet.refused(api.acceptMyOffer, {
      params: { number: offer.number },
      body: acceptance(offer),
    });
    expect(answer.code).toBe('offer_withdrawn');
    const count = (await mails()).length;
    const same = { params: { id: offer.id }, body: { reason: 'El vendedor se echó atrás.' } };
    expect(await raul.call(staffApi.withdrawOffer, same)).toEqual(gone);
    expect(await mails()).toHaveLength(count);
    const again = { params: { id: offer.id }, body: { reason: 'Otra vez' } };
    expect((await raul.refused(staffApi.withdrawOffer, again)).code).toBe('offer_not_sent');
  });

  test('is not made of what is rejected, cancelled or over', async () => {
    const id = await requestQuote();
    await raul.call(staffApi.changeQuoteStatus, {
      params: { id },
      body: { status: 'rejected', note: 'No hay' },
    });
    expect((await raul.refused(staffApi.draftOffer, { params: { id }, body: {} })).code).toBe(
      'quote_closed',
    );
    const other = await requestQuote();
    const made = await draft(other);
    await yanet.call(api.cancelMyQuote, { params: { id: other }, body: {}, key: 'cancelar-1' });
    const input = { params: { id: made.id }, body: { expected: made.revision } };
    expect((await raul.refused(staffApi.sendOffer, input)).code).toBe('quote_closed');
  });
});

describe('an answer', () => {
  test('accepts with what was chosen, holds the car, and is told to both sides', async () => {
    await pieces('corolla', 1);
    const offer = await sentOffer();
    const done = await accept(offer, [2]);
    expect(done).toMatchObject({
      state: 'accepted',
      acceptance: { chosen: [2], totalCents: 2_995_000, typedName: 'Yanet Pérez', byLink: false },
    });
    expect(done.acceptance?.plan.map(({ cents }) => cents)).toEqual([898_500, 2_096_500]);
    const { id } = await quoteOf(offer.number);
    expect(await see(id)).toMatchObject({
      status: 'pending',
      offer: { state: 'accepted' },
      awaitingSince: expect.any(String),
    });
    const queue = await (await raul.fetch('/admin/quotes')).text();
    expect(queue).toContain('Oferta 1, US$29,950');
    expect(await statusOf('corolla')).toBe('reserved');
    expect((await own(offer)).holds).toEqual({ lines: [0], until: inDays(3) });
    const told = (await mails()).map(({ to, subject }) => `${to}: ${subject}`);
    expect(told).toContain(`${yanet.email}: Aceptó la oferta ${offer.number}`);
    expect(told.join()).toContain(`: Yanet Pérez aceptó la oferta ${offer.number}`);
  });

  test('is given once: the second one gets the first one’s', async () => {
    const offer = await sentOffer();
    const first = await accept(offer, [2]);
    const before = (await mails()).length;
    expect(await accept(offer)).toEqual(first);
    const refused = await yanet.refused(api.declineMyOffer, {
      params: { number: offer.number },
      body: { reason: 'No' },
    });
    expect(refused.code).toBe('offer_accepted');
    expect((await mails()).length).toBe(before);
  });

  test('declines with a reason that staff see in the queue', async () => {
    const offer = await sentOffer();
    expect(await decline(offer)).toMatchObject({ state: 'declined', declineReason: 'Muy caro' });
    expect(await decline(offer, 'Otra razón')).toMatchObject({ declineReason: 'Muy caro' });
    const { id } = await quoteOf(offer.number);
    expect((await see(id)).offer).toMatchObject({ state: 'declined', declineReason: 'Muy caro' });
    expect((await mails()).at(-1)?.subject).toBe(`Yanet Pérez rechazó la oferta ${offer.number}`);
    const late = { params: { number: offer.number }, body: acceptance(offer) };
    expect((await yanet.refused(api.acceptMyOffer, late)).code).toBe('offer_declined');
    expect(await statusOf('corolla')).toBe('available');
  });

  test('asks for a change on a line, and the offer still stands', async () => {
    const offer = await sentOffer();
    const asked = await askChange(offer, 'Sin flete', 1);
    expect(asked).toMatchObject({ state: 'sent', changeAskedAt: expect.any(String) });
    const { id } = await quoteOf(offer.number);
    expect((await history(id)).at(-1)?.note).toBe(`${offer.number}\nFlete a Mariel: Sin flete`);
    await askChange(offer, 'Sin flete', 1);
    expect((await history(id)).filter(({ kind }) => kind === 'offer_change')).toHaveLength(1);
    expect((await accept(offer)).state).toBe('accepted');
  });

  test.each([
    [
      'another total',
      (body: ReturnType<typeof acceptance>) => ({ ...body, totalCents: 1 }),
      'offer_shown_other',
    ],
    [
      'another hash',
      (body: ReturnType<typeof acceptance>) => ({ ...body, shown: 'a'.repeat(64) }),
      'offer_shown_other',
    ],
    [
      'a line that is no option',
      (body: ReturnType<typeof acceptance>) => ({ ...body, chosen: [0] }),
      'offer_wrong_choice',
    ],
    [
      'an option that is not there',
      (body: ReturnType<typeof acceptance>) => ({ ...body, chosen: [7] }),
      'offer_wrong_choice',
    ],
    [
      'an option twice',
      (body: ReturnType<typeof acceptance>) => ({ ...body, chosen: [2, 2] }),
      'offer_wrong_choice',
    ],
  ])('with %s is refused, and nothing is lost', async (_, tamper, code) => {
    const offer = await sentOffer();
    const input = { params: { number: offer.number }, body: tamper(acceptance(offer)) };
    expect((await yanet.refused(api.acceptMyOffer, input)).code).toBe(code);
    expect((await own(offer)).offer?.state).toBe('sent');
  });

  test('of somebody else is none: the offer is not found', async () => {
    const offer = await sentOffer();
    const oscar = shop.as('other customer');
    for (const who of [oscar, raul, marta]) {
      expect(
        (await who.refused(api.findMyOffer, { params: { number: offer.number } })).status,
      ).toBe(404);
      const input = { params: { number: offer.number }, body: acceptance(offer) };
      expect((await who.refused(api.acceptMyOffer, input)).status).toBe(404);
    }
  });

  test('comes too late for what was sold: staff are told, once, and nothing is held', async () => {
    const offer = await sentOffer();
    await shop.services.db
      .updateTable('product')
      .set({ status: 'sold' })
      .where('slug', '=', 'corolla')
      .execute();
    const input = { params: { number: offer.number }, body: acceptance(offer) };
    for (const _ of [1, 2]) {
      expect(await yanet.refused(api.acceptMyOffer, input)).toMatchObject({
        status: 409,
        code: 'offer_sold',
      });
    }
    const told = (await mails()).filter(({ subject }) => subject.includes('ya se vendió'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Toyota Corolla LE 2021');
    expect((await own(offer)).offer).toMatchObject({
      state: 'sent',
      changeAskedAt: expect.any(String),
    });
    expect(await shop.services.db.selectFrom('product_hold').selectAll().execute()).toEqual([]);
  });

  test('is taken back by staff: what it held is free, and a new version can be sent', async () => {
    await pieces('corolla', 1);
    const offer = await sentOffer();
    await accept(offer);
    const { id } = await quoteOf(offer.number);
    const next = await draft(id, 1);
    const early = { params: { id: next.id }, body: { expected: next.revision } };
    expect((await raul.refused(staffApi.sendOffer, early)).code).toBe('offer_accepted_before');
    const undone = await raul.call(staffApi.undoAcceptance, {
      params: { id: offer.id },
      body: { reason: 'Se equivocó de auto.' },
    });
    expect(undone).toMatchObject({
      state: 'withdrawn',
      acceptance: null,
      undone: [{ reason: 'Se equivocó de auto.', by: 'Raúl Pérez' }],
    });
    expect(await statusOf('corolla')).toBe('available');
    const same = { params: { id: offer.id }, body: { reason: 'Se equivocó de auto.' } };
    expect(await raul.call(staffApi.undoAcceptance, same)).toEqual(undone);
    const second = await send(next);
    const count = (await mails()).length;
    expect(await raul.call(staffApi.sendOffer, early)).toEqual(second);
    expect(await mails()).toHaveLength(count);
    expect((await accept(second)).state).toBe('accepted');
  });
});

async function quoteOf(number: string): Promise<{ id: string; reference: string }> {
  return shop.services.db
    .selectFrom('quote')
    .innerJoin('offer', 'offer.quote_id', 'quote.id')
    .select(['quote.id', 'quote.reference'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}

async function statusOf(slug: string): Promise<string> {
  const row = await shop.services.db
    .selectFrom('product')
    .select('status')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.status;
}

async function pieces(slug: string, stock: number): Promise<void> {
  await shop.services.db.updateTable('product').set({ stock }).where('slug', '=', slug).execute();
}
