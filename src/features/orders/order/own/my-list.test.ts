import { describe, expect, test } from 'vitest';
import { facts, shown } from '#features/orders/progress/testing/facts.ts';
import type { Quote } from '../schema.ts';
import { countQuotes, findQuotes, quotesShown, readQuery, writeQuery } from './my-list.ts';

const quote = (referenceNumber: string, status: Quote['status'], ...names: string[]): Quote => ({
  id: referenceNumber,
  referenceNumber,
  customerName: 'Yanet',
  customerEmail: 'yanet@correo.test',
  customerPhone: null,
  customerWhatsapp: null,
  province: 'HOL',
  items: names.map((productName) => ({
    productId: null,
    productName,
    quantity: 1,
    price: null,
    picture: null,
  })),
  subtotal: '0.00',
  total: '0.00',
  currency: 'USD',
  notes: null,
  recipient: null,
  ending: null,
  revision: 0,
  status,
  createdAt: '2026-11-20T12:00:00.000Z',
  answerDueAt: null,
  teamWroteAt: null,
  offer: null,
  progress: shown(facts({ status })),
});
const quotes = [
  quote('MA-TX-2026-000003', 'pending', 'Triciclo eléctrico Luna'),
  quote('MA-TX-2026-000002', 'approved', 'Toyota Corolla LE 2021', 'Refrigerador Samsung'),
  quote('MA-TX-2026-000001', 'completed', 'Toyota Yaris'),
];
const found = (address: string) =>
  findQuotes(quotes, readQuery(new URLSearchParams(address))).map((each) =>
    Number(each.referenceNumber.slice(-1)),
  );

describe('the search in one’s own quotes', () => {
  test.each([
    ['', [3, 2, 1]],
    ['search=toyota', [2, 1]],
    ['search=ELECTRICO', [3]],
    ['search=000002', [2]],
    ['search=ma-tx-2026-000001', [1]],
    ['search=samsung+toyota', [2]],
    ['search=lada', []],
    ['search=2021refrigerador', []],
    ['stage=quoting', [2]],
    ['stage=quoting&search=yaris', []],
    ['stage=nuevo', [3, 2, 1]],
  ])('shows what «%s» asks for', (address, expected) => {
    expect(found(address)).toEqual(expected);
  });

  test('stands in the address as it was read from it, and an empty one not at all', () => {
    const address = { search: 'toyota', stage: 'quoting', shown: '150' };
    expect(writeQuery(readQuery(new URLSearchParams(address)))).toEqual(address);
    const typed = { search: ' toyota ', stage: undefined, shown: quotesShown };
    expect(writeQuery(typed)).toEqual({ search: 'toyota' });
    expect(writeQuery({ ...typed, search: ' ' })).toEqual({});
    expect(readQuery(new URLSearchParams({ search: ' toyota ' })).search).toBe('toyota');
    expect(writeQuery(readQuery(new URLSearchParams({ search: ' ', shown: '3' })))).toEqual({});
    expect(readQuery(new URLSearchParams({ shown: '1e9999' })).shown).toBe(quotesShown);
  });
});

test('each is counted once, by where it stands', () => {
  const ended = { progress: shown(facts({ ended: { by: 'customer', reason: null, at: null } })) };
  expect(countQuotes([...quotes, ended])).toEqual({
    total: 4,
    inProcess: 2,
    completed: 1,
    ended: 1,
  });
});
