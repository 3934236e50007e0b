import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { marta, raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { accept, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import {
  count,
  giveBack,
  newAccount,
  pay,
  reverse,
  takeCash,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { rejectQuote } from '#features/requests/quotes/server/testing/reject-quote.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { readCollected } from './read-reports.ts';

setUpQuoteShop();

const at = (moment: string) => vi.setSystemTime(new Date(moment));
let account: string;
beforeEach(async () => {
  // A past date, at which the sessions of today are valid.
  vi.useFakeTimers({ toFake: ['Date'] });
  at('2025-12-03T15:00Z');
  account = await newAccount(`pagos-${newKey()}@marielauto.example`);
});
afterEach(() => {
  vi.useRealTimers();
});

/** US$29,800 in two instalments, each with a day or with none. */
async function order(first: string | null, second: string | null): Promise<string> {
  const part = (dueOn: string | null) =>
    dueOn ? ({ due: 'date', dueOn } as const) : ({ due: 'embarkation', dueOn: null } as const);
  const offer = await sentOffer(undefined, {
    validUntil: '2025-12-08',
    plan: [
      { label: 'Reserva', basisPoints: 3000, cents: 0, ...part(first) },
      { label: '=Resto', basisPoints: 7000, cents: 0, ...part(second) },
    ],
  });
  await accept(offer);
  // Long before its money, some of which came years ago.
  const { rows } = await sql<{ id: string }>`
    update quote set created_at = '2024-01-02'
    where id = (select quote_id from offer where id = ${offer.id}) returning id`.execute(
    shop.services.db,
  );
  return rows[0]?.id ?? '';
}

const reports = (month?: string) => marta.call(staffApi.reports, { query: month ? { month } : {} });
const shownMonths = async () =>
  (await reports()).months.filter(({ inCents, outCents }) => inCents + outCents > 0);

describe('what was collected', () => {
  test('stands in the month in which it came, by method and by who recorded it', async () => {
    const id = await order('2025-12-10', null);
    await pay(id, account, { amount: '1,000', movedOn: '2025-11-30' });
    await pay(id, account, { amount: '200', reference: 'B', movedOn: '2025-12-01' });
    await giveBack(id, '50');
    const cash = (await takeCash(id, '300')).money?.moves.at(-1)?.id ?? '';
    await count(id, cash, '300');
    // What was reversed never came, and what nobody has counted is not there yet.
    const wrong = await pay(id, account, { amount: '77', reference: 'C' });
    await reverse(id, wrong.money?.moves.at(-1)?.id ?? '');
    await takeCash(id, '400');
    expect(await shownMonths()).toEqual([
      { month: '2025-12', payments: 2, inCents: 50_000, outCents: 5000 },
      { month: '2025-11', payments: 1, inCents: 100_000, outCents: 0 },
    ]);
    const all = await reports();
    expect(all.months[0]?.month).toBe('2025-12');
    expect(all.months).toHaveLength(12);
    expect(all.methods).toEqual([
      { method: 'zelle', payments: 2, inCents: 120_000, outCents: 5000 },
      { method: 'cash', payments: 1, inCents: 30_000, outCents: 0 },
    ]);
    expect(all.agents.map(({ name, inCents, outCents }) => [name, inCents, outCents])).toEqual([
      [expect.stringContaining('Raúl'), 150_000, 0],
      [expect.stringContaining('Marta'), 0, 5000],
    ]);
    expect(all.totals).toMatchObject({ heldCents: 145_000, waitingCents: 40_000 });
    const november = await reports('2025-11');
    expect(november).toMatchObject({ month: '2025-11', methods: [{ inCents: 100_000 }] });
    expect(november.agents).toHaveLength(1);
  });

  test('begins a month at midnight in Havana, and puts what is old into one line', async () => {
    const id = await order(null, null);
    await pay(id, account, { amount: '5', movedOn: '2024-12-31' });
    at('2026-01-01T04:59:30Z');
    expect((await reports()).months[0]?.month).toBe('2025-12');
    at('2026-01-01T05:00:30Z');
    const { months } = await reports();
    expect([months[0]?.month, months[11]?.month]).toEqual(['2026-01', '2025-02']);
    expect(months[12]).toMatchObject({ month: null, inCents: 500 });
  });

  test('of a year that was half typed, before that was refused, is in the sums and named', async () => {
    const id = await order(null, null);
    await pay(id, account, { amount: '1,000' });
    expect((await reports()).impossible).toEqual([]);
    // As the migration finds a shop that has such money.
    const { db } = shop.services;
    await sql`alter table ledger_entry drop constraint ledger_day_possible`.execute(db);
    await sql`alter table ledger_entry disable trigger ledger_not_before_order`.execute(db);
    await sql`
      insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, paid_to, reason, recorded_by)
      select ${id}, 'refund', 5000, 'zelle', moved_on, 'Ana', 'De más', gen_random_uuid()
      from unnest(array['0026-11-26', '2099-01-01']::date[]) moved_on`.execute(db);
    await sql`alter table ledger_entry enable trigger ledger_not_before_order`.execute(db);
    await sql`
      alter table ledger_entry add constraint ledger_day_possible
        check (day_possible(moved_on, recorded_at)) not valid`.execute(db);
    const { months, methods, impossible } = await reports();
    const outOf = (rows: { outCents: number }[]) =>
      rows.reduce((sum, { outCents }) => sum + outCents, 0);
    expect([outOf(months), outOf(methods)]).toEqual([10_000, 10_000]);
    expect(impossible).toMatchObject([
      { quoteId: id, movedOn: '0026-11-26', cents: 5000 },
      { quoteId: id, movedOn: '2099-01-01', cents: 5000 },
    ]);
    expect((await readCollected(db)).map(({ month }) => month)).toEqual([
      '2099-01',
      expect.any(String),
      '0026-11',
    ]);
  });

  test('is not what moved from one order to another of theirs', async () => {
    const [from, to] = [await order(null, null), await order(null, null)];
    await pay(from, account, { amount: '30,000' });
    const body = { to, amount: '200', reason: 'Lo pide' };
    await marta.call(staffApi.moveCredit, { params: { id: from }, body, key: newKey() });
    expect(await shownMonths()).toMatchObject([{ payments: 1, inCents: 3_000_000 }]);
    expect((await reports()).totals).toMatchObject({
      heldCents: 3_000_000,
      agreedCents: 5_960_000,
      dueCents: 2_960_000,
      creditCents: 0,
    });
  });
});

test.each([
  ['which it came from', 0],
  ['to which it went', 1],
])(
  'what moved is held and was collected as well once the order %s is erased',
  async (_, erased) => {
    const both = [await order(null, null), await order(null, null)] as const;
    await pay(both[0], account, { amount: '30,000' });
    const body = { to: both[1], amount: '200', reason: 'Lo pide' };
    await marta.call(staffApi.moveCredit, { params: { id: both[0] }, body, key: newKey() });
    await sql`delete from quote where id = ${both[erased] ?? ''}`.execute(shop.services.db);
    const { totals, methods, agents, months } = await reports();
    const sum = (rows: { inCents: number; outCents: number }[]) =>
      rows.reduce((all, { inCents, outCents }) => all + inCents - outCents, 0);
    expect(totals.heldCents).toBe(erased === 0 ? 20_000 : 2_980_000);
    expect([methods, agents, months].map(sum)).toEqual(Array(3).fill(totals.heldCents));
    expect(methods.at(-1)).toMatchObject({ method: 'erased', payments: 0 });
    expect(await (await marta.fetch('/admin/reports')).text()).toContain(
      'De cotizaciones borradas',
    );
  },
);

describe('what is due', () => {
  test('stands in its week, Monday to Sunday, until it is overdue; what has no day apart', async () => {
    const id = await order('2025-12-07', '2025-12-08');
    await order('2025-12-03', null);
    await pay(id, account, { amount: '940' });
    expect(await reports()).toMatchObject({
      weeks: [
        // Of 7 December US$8,000, of 3 December US$8,940.
        { from: '2025-12-01', instalments: 2, cents: 1_694_000 },
        { from: '2025-12-08', instalments: 1, cents: 2_086_000 },
      ],
      undated: [{ due: 'embarkation', instalments: 1, cents: 2_086_000 }],
      aged: [{ cents: 0 }, { cents: 0 }, { cents: 0 }, { cents: 0 }],
    });
    at('2025-12-08T05:00:30Z');
    expect(await reports()).toMatchObject({
      weeks: [{ from: '2025-12-08', instalments: 1, cents: 2_086_000 }],
      aged: [{ age: 'd30', instalments: 2, cents: 1_694_000 }, {}, {}, {}],
    });
  });

  test.each([
    [30, 'd30'],
    [31, 'd60'],
    [60, 'd60'],
    [61, 'd90'],
    [90, 'd90'],
    [91, 'older'],
  ])('%d days overdue is in its part of the debts', async (days, age) => {
    await order('2025-12-10', null);
    at(new Date(Date.parse('2025-12-10T17:00Z') + days * 86_400_000).toISOString());
    const { aged } = await reports();
    expect(aged.filter(({ cents }) => cents > 0)).toEqual([
      { age, instalments: 1, cents: 894_000 },
    ]);
  });

  test('is nothing of an order that is over', async () => {
    const id = await order('2025-12-10', null);
    await pay(id, account, { amount: '100' });
    await rejectQuote(shop.services.db, id);
    expect(await reports()).toMatchObject({
      weeks: [],
      undated: [],
      totals: { agreedCents: 0, dueCents: 0, creditCents: 10_000, heldCents: 10_000 },
    });
  });
});

describe('the files', () => {
  const fetched = async (name: string) => {
    const response = await marta.fetch(`/api/admin/reports/${name}.csv`);
    expect(response.headers.get('content-type')).toContain('text/csv');
    return (await response.text()).trim().split('\r\n');
  };

  test('have each line, as numbers, without a formula; who takes them is in the log', async () => {
    const id = await order('2025-12-10', '2026-01-20');
    await pay(id, account, { amount: '1,940' });
    at('2026-02-01T17:00Z');
    expect((await fetched('collected')).slice(1)).toEqual([
      expect.stringMatching(/^2025-12,Zelle,Raúl.*,1,1940\.00,0\.00$/),
    ]);
    expect((await fetched('due')).slice(1)).toEqual([
      expect.stringMatching(/,Reserva,2025-12-10,2025-12-08,7000\.00$/),
      expect.stringMatching(/,'=Resto,2026-01-20,2026-01-19,20860\.00$/),
    ]);
    expect((await fetched('overdue')).slice(1)).toEqual([
      expect.stringMatching(/,Reserva,2025-12-10,53,31 a 60 días,7000\.00$/),
      expect.stringMatching(/,'=Resto,2026-01-20,12,Hasta 30 días,20860\.00$/),
    ]);
    const { rows } = await sql<{ details: object }>`
      select details from audit where action = 'report.export' order by details->>'list'`.execute(
      shop.services.db,
    );
    expect(rows.map(({ details }) => details)).toEqual([
      { rows: 1, list: 'collected' },
      { rows: 2, list: 'due' },
      { rows: 2, list: 'overdue' },
    ]);
  });
});

describe('the page', () => {
  test('is an administrador’s, and shows a shop without money', async () => {
    const html = await (await marta.fetch('/admin/reports')).text();
    expect(html).toContain('Todavía no hay dinero anotado');
    expect((await raul.refused(staffApi.reports, { query: {} })).status).toBe(403);
    expect((await raul.fetch('/admin/reports')).status).toBe(403);
    expect((await raul.fetch('/api/admin/reports/due.csv')).status).toBe(403);
  });

  test('shows each sum, and one month by method and agent', async () => {
    const id = await order('2025-12-10', null);
    await pay(id, account, { amount: '1,000' });
    at('2025-12-20T17:00Z');
    const html = await (await marta.fetch('/admin/reports?month=2025-12')).text();
    for (const words of [
      'dic 2025 (en curso)',
      'Por forma de pago, dic 2025',
      'US$7,940',
      'Hasta 30 días',
      'Sin fecha: antes del embarque',
    ])
      expect(html).toContain(words);
    const bad = await marta.refused(staffApi.reports, { query: { month: '2025-13' } });
    expect(bad.status).toBe(400);
  });
});
