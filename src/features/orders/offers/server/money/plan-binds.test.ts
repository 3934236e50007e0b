import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import type { Instalment } from '#features/orders/offers/schema.ts';
import {
  count,
  newAccount,
  pay,
  takeCash,
} from '#features/payments/collecting/server/testing/collecting.ts';
import {
  requireNoExportPapers,
  unitsOf,
} from '#features/shipping/units/server/testing/shipping.ts';
import type { UnitChange } from '#features/shipping/units/staff-schema.ts';
import type { Stage } from '#features/shipping/units/stages.ts';
import { ApiError } from '#platform/calls/client.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { accept, inDays, quoteOf, sentOffer, today } from '../testing/offers.ts';

setUpQuoteShop();

/** US$29,800 in two parts, of which the first is US$8,940. */
async function orderWith(first: Partial<Instalment>, last: Partial<Instalment>) {
  await requireNoExportPapers(shop.services.db);
  const part = { basisPoints: 3000, cents: 0, due: 'acceptance', dueOn: null } as const;
  const { number } = await accept(
    await sentOffer(undefined, {
      plan: [
        { ...part, label: 'Reserva', ...first },
        { ...part, label: 'Resto', basisPoints: 7000, ...last },
      ],
    }),
  );
  const { id: quoteId } = await quoteOf(number);
  const [unit] = await unitsOf(quoteId);
  if (!unit) throw new Error('no unit');
  return { quoteId, unit: unit.id, number: unit.number };
}

/** What keeps a unit from a stage; '' once it is there. */
async function reach(unit: string, stage: Stage, day = today(), who = raul): Promise<string> {
  const body: UnitChange = { kind: 'reached', stage, day, earlierToo: true };
  return refusalOf(
    who.call(staffApi.recordUnitChange, { params: { id: unit }, body, key: newKey() }),
  );
}

async function refusalOf(request: Promise<unknown>): Promise<string> {
  try {
    await request;
    return '';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, reasons = [] } = error.answer as { code: string; reasons?: { es: string }[] };
    return [code, ...reasons.map(({ es }) => es)].join(' ');
  }
}

const deposit = 'Falta pagar US$8,940 de «Reserva»';

test.each([
  ['acceptance', `el ${formatDate(inDays(3), 'es')}`],
  ['purchase', 'antes de la compra'],
] as const)(
  'nothing is bought, whoever asks, while what is due %s is unpaid',
  async (due, when) => {
    const { quoteId, unit } = await orderWith({ due }, { due: 'embarkation' });
    for (const who of [raul, marta])
      expect(await reach(unit, 'bought', today(), who)).toBe(`may_not_buy ${deposit}, ${when}.`);
    const account = await newAccount();
    await pay(quoteId, account, { amount: '8,939.99' });
    expect(await reach(unit, 'warehouse')).toContain('Falta pagar US$0.01 de «Reserva»');
    await pay(quoteId, account, { amount: '0.01', reference: 'ZL-2' });
    expect(await reach(unit, 'warehouse')).toBe('');
    expect(await reach(unit, 'shipped')).toBe(
      'may_not_ship Falta pagar US$20,860 de «Resto», antes del embarque.',
    );
    await pay(quoteId, account, { amount: '20,860', reference: 'ZL-3' });
    expect(await reach(unit, 'shipped')).toBe('');
  },
);

test('a part with its own day binds once the day has passed', async () => {
  const first = { due: 'date', dueOn: inDays(1) } as const;
  const { unit } = await orderWith(first, { due: 'date', dueOn: inDays(30) });
  expect(await reach(unit, 'warehouse')).toBe('');
});

test('cash that nobody has counted pays nothing yet', async () => {
  const { quoteId, unit } = await orderWith({ due: 'purchase' }, { due: 'embarkation' });
  const { money } = await takeCash(quoteId, '8,940');
  expect(await reach(unit, 'bought')).toContain(deposit);
  await count(quoteId, money?.moves[0]?.id ?? '', '8,940');
  expect(await reach(unit, 'bought')).toBe('');
});

test('a voyage names those units beside what it would move', async () => {
  const paid = await orderWith({ due: 'purchase' }, { due: 'date', dueOn: inDays(30) });
  const account = await newAccount();
  await pay(paid.quoteId, account);
  const unpaid = await orderWith({ due: 'purchase' }, { due: 'embarkation' });
  await pay(unpaid.quoteId, account, { reference: 'ZL-2' });
  const { id } = await raul.call(staffApi.createVoyage, {
    body: {
      carrier: 'Crowley',
      ship: 'Azul',
      number: '1',
      port: 'Miami',
      billOfLading: '',
      departsOn: inDays(40),
      arrivesOn: inDays(45),
    },
    key: newKey(),
  });
  const units = [paid.unit, unpaid.unit];
  const { revision } = await raul.call(staffApi.loadVoyage, { params: { id }, body: { units } });
  const preview = await raul.call(staffApi.updateVoyage, {
    params: { id },
    query: { dryRun: '1' },
    body: { kind: 'departed', expected: revision, day: today(), earlierToo: true },
    key: newKey(),
  });
  expect(preview.refused).toEqual([
    {
      id: unpaid.unit,
      number: unpaid.number,
      reasons: ['Falta pagar US$20,860 de «Resto», antes del embarque.'],
    },
  ]);
});

test('an administrador lets an order go on without one part, with a reason, and no more than that', async () => {
  const { quoteId, unit } = await orderWith({ due: 'purchase' }, { due: 'embarkation' });
  const letGo = (lacksCents: number, who = marta, position = 0) =>
    who.call(staffApi.overrideInstalment, {
      params: { id: quoteId },
      body: { position, lacksCents, reason: 'Lo autorizó la gerencia' },
    });
  expect(await refusalOf(letGo(894_000, raul))).toBe('forbidden');
  expect(await refusalOf(letGo(893_999))).toBe('other_lack');
  expect(await refusalOf(letGo(894_000, marta, 9))).toBe('other_lack');
  const { money } = await letGo(894_000);
  expect(money?.overrides).toMatchObject([{ position: 0, reason: 'Lo autorizó la gerencia' }]);
  expect(await refusalOf(letGo(894_000))).toBe('overridden_already');
  expect(await reach(unit, 'warehouse')).toBe('');
  expect(await reach(unit, 'shipped')).toContain('de «Resto», antes del embarque');
  expect(money).toMatchObject({ dueCents: 2_980_000, paidCents: 0 });
  const entries = await marta.call(staffApi.listAudit, { query: { action: 'order.override' } });
  expect(entries).toMatchObject([{ details: { cents: 894_000, part: 'Reserva' } }]);
});

test('what waits for its payment is not late by us, and staff read what it waits for', async () => {
  const { quoteId, unit } = await orderWith({}, { due: 'embarkation' });
  const account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  const yesterday = (stage: Stage) =>
    sql`update unit_stage set estimated_on = ${inDays(-1)} where unit_id = ${unit} and stage = ${stage}`.execute(
      shop.services.db,
    );
  const said = async () => {
    const { items } = await marta.call(staffApi.today, { query: { whose: 'all' } });
    const { units } = await marta.call(staffApi.listUnits, { query: { queue: 'late' } });
    return {
      today: items.filter(({ id }) => id === quoteId).map(({ kind }) => kind),
      late: units.some(({ id }) => id === unit),
    };
  };
  const ownPage = async () => (await yanet.fetch(`/my-quotes?ver=${quoteId}`)).text();
  await yesterday('bought');
  expect(await said()).toEqual({ today: ['unpaid'], late: false });
  expect(await ownPage()).toContain('se compra cuando llegue el pago que falta');
  await pay(quoteId, account, { amount: '8940' });
  expect(await said()).toEqual({ today: ['late'], late: true });
  expect(await ownPage()).toContain('se esperaba comprar');
  await reach(unit, 'warehouse');
  await yesterday('shipped');
  expect(await said()).toEqual({ today: ['unpaid'], late: false });
  expect(await ownPage()).not.toMatch(/con atraso|el embarque se esperaba/);
  await pay(quoteId, account, { amount: '20860', reference: 'ZL-2' });
  expect(await said()).toEqual({ today: ['late'], late: true });
});
