import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, fromWire, toWire, wireCents } from './money.ts';

const cents = fc.nat({ max: 999_999_999_999 });

test('what goes over the wire comes back the same', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(fromWire(toWire(amount))).toBe(amount);
      expect(toWire(BigInt(amount))).toBe(toWire(amount));
      expect(toWire(amount)).toMatch(/^\d+\.\d\d$/);
    }),
  );
  expect([toWire(1234560), toWire(5), toWire(0), toWire(null)]).toEqual([
    '12345.60',
    '0.05',
    '0.00',
    null,
  ]);
  expect(toWire(-5)).toBe('-0.05');
});

test('part of a cent is no amount that could be sent or shown', () => {
  for (const odd of [1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => toWire(odd)).toThrow(RangeError);
    expect(() => formatMoney(odd, 'es')).toThrow(RangeError);
  }
});

test('a price as the server sends it is exact to the cent; none stays to be confirmed', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(wireCents(toWire(amount))).toBe(amount);
    }),
  );
  expect([wireCents('1.15'), wireCents('0.00'), wireCents(null)]).toEqual([115, 0, null]);
});

test('a number and its text mean the same cents', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(fromWire(amount / 100)).toBe(amount);
    }),
  );
  expect([fromWire('28000'), fromWire('28000.5'), fromWire(28000.5), fromWire(' 7.05 ')]).toEqual([
    2_800_000, 2_800_050, 2_800_050, 705,
  ]);
});

test('what is not exactly an amount is no amount', () => {
  const wrong = [
    ...['', ' ', 'abc', '1,5', '28,000', '28.000.000', '1.234', '-1', '+1', '1e3', '0x10', 'NaN'],
    ...['.5', '5.', '1 000', '12345678901', '١٢', '1.5\n2', 'Infinity', 'US$5'],
    ...[-1, 1.234, 28000.505, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7],
    12_345_678_901,
  ];
  for (const written of wrong) expect([written, fromWire(written)]).toEqual([written, undefined]);
});

test('only digits with at most two places are an amount', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      const good = /^\s*\d{1,10}(\.\d{1,2})?\s*$/.test(written);
      expect(fromWire(written) !== undefined).toBe(good);
    }),
  );
});

test('a price reads the same in both languages', () => {
  expect(formatMoney(2_800_000, 'es')).toBe('US$28,000');
  expect(formatMoney(2_800_050, 'en')).toBe('US$28,000.50');
  expect(formatMoney(280_000, 'es')).toBe('US$2,800');
  expect(formatMoney(99_905, 'es')).toBe('US$999.05');
  expect(formatMoney(5, 'es')).toBe('US$0.05');
  expect(formatMoney(-280_000, 'es')).toBe('-US$2,800');
  expect(formatMoney(123_456_789_000n, 'en')).toBe('US$1,234,567,890');
});

test('no price is said, never written as 0', () => {
  expect(formatMoney(null, 'es')).toBe('Precio por confirmar');
  expect(formatMoney(null, 'en')).toBe('Price to be confirmed');
});

test('grouping loses no digit', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const shown = formatMoney(amount, 'es');
      expect(shown).toMatch(/^US\$\d{1,3}(,\d{3})*(\.\d\d)?$/);
      expect(fromWire(shown.replace(/[^\d.]/g, ''))).toBe(amount);
      expect(shown.endsWith('.00')).toBe(false);
    }),
  );
});
