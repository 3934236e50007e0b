import { expect, test } from 'vitest';
import { costsOfGoods, partsInCuba, type TariffRule, validOn, wholeCents } from './landed-cost.ts';
import { readFigure } from './tariff-form.ts';

const rule = (special: Partial<TariffRule>): TariffRule => ({
  kind: 'duties',
  category: 'automobiles',
  province: null,
  cents: 1000,
  basisPoints: null,
  source: 'Aduana',
  sourceAddress: null,
  validFrom: '2026-01-01',
  ...special,
});
const part = (basisPoints: number) => rule({ cents: null, basisPoints });
const pieces = (price: number | null, quantity: number, ...rules: TariffRule[]) => ({
  category: 'automobiles' as const,
  quantity,
  inCuba: partsInCuba('automobiles', price, rules),
});
const duties = (price: number | null, quantity: number, by: TariffRule) =>
  costsOfGoods([pieces(price, quantity, by)])[0]?.part?.cents;

test('a part of the price is rounded to the cent for one piece, half a cent upwards', () => {
  expect(duties(10_001, 1, part(5000))).toBe(5001);
  expect(duties(9999, 1, part(2500))).toBe(2500);
  expect(duties(10_001, 3, part(5000))).toBe(3 * 5001);
  expect(duties(1_000_000_000, 99, part(100_000))).toBe(990_000_000_000);
});

test('an amount is for each piece, and nothing may be nothing', () => {
  expect(duties(null, 3, rule({ cents: 45_050 }))).toBe(135_150);
  expect(duties(null, 3, rule({ cents: 0 }))).toBe(0);
});

test('a part of a price that nobody knows is missing, and with no figure nothing is said', () => {
  const port = rule({ kind: 'port', cents: 20_000 });
  expect(partsInCuba('automobiles', null, [part(1000), port])).toMatchObject({
    parts: [{ kind: 'port', cents: 20_000 }],
    missing: ['duties', 'registration', 'inland'],
  });
  expect(partsInCuba('automobiles', null, [part(1000)])).toBeUndefined();
  expect(partsInCuba('electrodomesticos', null, [port])).toBeUndefined();
});

test('a thing without a plate is not registered', () => {
  const port = rule({ kind: 'port', category: 'electrodomesticos' });
  expect(partsInCuba('electrodomesticos', 100, [port])?.missing).toEqual(['duties', 'inland']);
});

test('a whole price has every part, or is none', () => {
  const kinds = ['duties', 'registration', 'port', 'inland'] as const;
  const all = kinds.map((kind) => rule({ kind, cents: 100 }));
  const whole = (price: number | null, rules: readonly TariffRule[]) =>
    wholeCents(price, partsInCuba('automobiles', price, rules));
  expect(whole(5000, all)).toBe(5400);
  expect(whole(5000, all.slice(1))).toBeUndefined();
  expect(whole(5000, [])).toBeUndefined();
  expect(whole(null, all)).toBeUndefined();
});

test('what has no figure for one of several goods has none for all, whatever the others say', () => {
  const port = rule({ kind: 'port', cents: 200 });
  const costs = (...goods: Parameters<typeof costsOfGoods>[0]) =>
    costsOfGoods(goods).map(({ category, kind, part: sum }) => [category, kind, sum?.cents]);
  const cars = pieces(10_000, 2, port);
  expect(costs(cars, pieces(null, 1, port, part(100))).slice(0, 2)).toEqual([
    ['automobiles', 'port', 600],
    ['automobiles', 'duties', undefined],
  ]);
  const fridge = { category: 'electrodomesticos' as const, quantity: 1, inCuba: undefined };
  expect(costs(cars, fridge).filter(([category]) => category !== 'automobiles')).toEqual([
    ['electrodomesticos', 'duties', undefined],
    ['electrodomesticos', 'port', undefined],
    ['electrodomesticos', 'inland', undefined],
  ]);
  expect(costs(fridge)).toEqual([]);
});

test('the latest that has begun holds, of each thing by itself and in any order', () => {
  const old = rule({ cents: 1 });
  const now = rule({ cents: 2, validFrom: '2026-05-01' });
  const later = rule({ cents: 3, validFrom: '2026-06-01' });
  const other = rule({ cents: 4, category: 'triciclos' });
  expect(validOn([later, now, other, old], '2026-05-31')).toEqual([now, other]);
  expect(validOn([old, other, now, later], '2026-06-01')).toEqual([later, other]);
  expect(validOn([now, later], '2026-04-30')).toEqual([]);
});

test('a figure is read as people write it', () => {
  expect(readFigure('US$1,500')).toEqual({ cents: 150_000, basisPoints: null });
  expect(readFigure('0')).toEqual({ cents: 0, basisPoints: null });
  expect(readFigure('12,5 %')).toEqual({ cents: null, basisPoints: 1250 });
  expect(readFigure('1000%')).toEqual({ cents: null, basisPoints: 100_000 });
  for (const wrong of ['', '0 %', '1001 %', '-5', 'diez', '12.345 %']) {
    expect(readFigure(wrong), wrong).toBeUndefined();
  }
});
