import { expect, test } from 'vitest';
import { stockOf } from './stock.ts';

const of = (stock: number | null, specifications = {}, category = 'automobiles' as const) =>
  stockOf({ category, specifications, stock });

test('a vehicle is one piece unless staff say more', () => {
  expect(of(null)).toBe(1);
  expect(of(4)).toBe(4);
  expect(of(4, { Kilometraje: '0 km, nuevo' })).toBe(4);
});

test.each([
  { Kilometraje: '58 000 km' },
  { kilometraje: '1.200 km' },
  { Millaje: '41,200 mi' },
  { Estado: 'Usado, muy cuidado' },
  { Condición: 'De segunda mano' },
])('a used vehicle is one piece whatever is said: %j', (specifications) => {
  expect(of(5, specifications)).toBe(1);
});

test('appliances are counted where staff count them', () => {
  const appliance = (stock: number | null) =>
    stockOf({ category: 'electrodomesticos', specifications: { Estado: 'Usado' }, stock });
  expect(appliance(null)).toBeNull();
  expect(appliance(7)).toBe(7);
});
