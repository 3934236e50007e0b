import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accept, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import { newAccount, pay } from '#features/payments/collecting/server/testing/collecting.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { callAddress } from '#platform/calls/client.ts';
import { readCsv } from '#platform/text/read-csv.ts';
import { staffApi } from '#staff-api.ts';
import { marta, requestQuote, setUpQuoteShop, yanet } from '../testing/quote-shop.ts';

setUpQuoteShop();

beforeEach(async () => {
  // A past date, at which the sessions of today are valid.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-03T15:00Z') });
  const quoteId = await requestQuote();
  const offer = await sentOffer(quoteId, {
    validUntil: '2025-12-08',
    plan: [
      { label: 'Reserva', basisPoints: 3000, cents: 0, due: 'date', dueOn: '2025-12-10' },
      { label: 'Resto', basisPoints: 7000, cents: 0, due: 'embarkation', dueOn: null },
    ],
  });
  await accept(offer);
  await pay(quoteId, await newAccount('pagos@marielauto.example'), {
    amount: '1,234.50',
    movedOn: '2025-12-03',
  });
  await submitVerification(yanet);
  vi.setSystemTime('2026-02-01T17:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const files = Object.values(staffApi).filter(({ path }) => path.endsWith('.csv'));

async function rowsOf(call: (typeof files)[number], format?: 'excel'): Promise<string[][]> {
  const response = await marta.fetch(callAddress(call, { query: { format } }));
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return [...readCsv(bytes, { delimiter: format ? ';' : ',' })];
}

/** What a cell of ours is in a Spanish Excel. */
const inExcel = (cell: string) =>
  /^-?\d+\.\d\d$/.test(cell)
    ? cell.replace('.', ',')
    : /^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/.test(cell)
      ? expect.stringMatching(/^202[56]-\d\d-\d\d \d\d:\d\d$/)
      : cell;

test.each(files)('$path is a table with and without a Spanish Excel', async (call) => {
  const plain = await rowsOf(call);
  expect(plain.length).toBeGreaterThan(1);
  const [heading, ...rows] = await rowsOf(call, 'excel');
  expect(heading).toEqual(plain[0]);
  expect(rows).toEqual(plain.slice(1).map((cells) => cells.map(inExcel)));
  const isOfMoney = !call.path.includes('verifications');
  expect(rows.flat().some((cell) => /^\d+,\d\d$/.test(cell))).toBe(isOfMoney);
});

test('another format is refused', async () => {
  for (const { path } of files) {
    expect((await marta.fetch(`${path}?format=ods`)).status).toBe(400);
  }
});
