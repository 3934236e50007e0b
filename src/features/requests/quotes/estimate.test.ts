import { expect, test } from 'vitest';
import { formatTotal, isPartial, totalInList } from './estimate.ts';

const priced = { price: '28000.00' };
const open = { price: null };

test('a total is never US$0: without any price it is to be confirmed', () => {
  expect(formatTotal(0, 'es')).toBe('Precio por confirmar');
  expect(formatTotal(0, 'en')).toBe('Price to be confirmed');
  expect(formatTotal(null, 'es', true)).toBe('Precio por confirmar');
  expect(formatTotal(2_800_000, 'es')).toBe('US$28,000');
});

test('one that leaves lines out is partial, and only that one', () => {
  expect(isPartial(2_800_000, [priced, open])).toBe(true);
  expect(isPartial(2_800_000, [{ price: 28000 }, priced])).toBe(false);
  expect(isPartial(0, [open, open])).toBe(false);
  expect(isPartial(0, [])).toBe(false);
});

test('a list says so in a word', () => {
  const list = (total: string, ...items: { price: string | null }[]) =>
    (['es', 'en'] as const).map((language) => totalInList({ total, items }, language));
  expect(list('28000.00', priced, open)).toEqual(['US$28,000 (parcial)', 'US$28,000 (partial)']);
  expect(list('28000.00', priced)).toEqual(['US$28,000', 'US$28,000']);
  expect(list('0.00', open)).toEqual(['Precio por confirmar', 'Price to be confirmed']);
});
