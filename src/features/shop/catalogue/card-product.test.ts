import { expect, test } from 'vitest';
import { toCard } from './card-product.ts';
import { product } from './testing/product.ts';

const cutOf = (description: string) =>
  toCard({ ...product('corolla'), description, inCuba: undefined }, 'HAB').description;

test.each([
  ['Sedán de un solo dueño.', 'Sedán de un solo dueño.'],
  [
    'Crew-cab pickup for work and family. 5-foot bed with a liner.',
    'Crew-cab pickup for work and family…',
  ],
  [
    'SUV híbrida que no necesita enchufe: la batería se carga sola al frenar.',
    'SUV híbrida que no necesita enchufe…',
  ],
  [
    'Aire de 12,000 BTU, frío y calor, que enfría una sala grande.',
    'Aire de 12,000 BTU, frío y calor…',
  ],
  [
    'Lavadora con ciclo rápido de quince minutos y de la que hay piezas.',
    'Lavadora con ciclo rápido de quince minutos…',
  ],
  // What ends there says so by itself.
  [
    'Auto de ciudad con poco uso y fácil de parquear. Acondicionado.',
    'Auto de ciudad con poco uso y fácil de parquear.',
  ],
  [
    'Con motor de cuatro cilindros, caja automática, climatizador y radio.',
    'Con motor de cuatro cilindros, caja automática…',
  ],
  [`${'x'.repeat(80)}`, `${'x'.repeat(52)}…`],
])('a card begins %j as %j', (description, begin) => {
  expect(cutOf(description)).toBe(begin);
});

test('a fact leaves its remark to the product’s page, and keeps the amount in the other unit', () => {
  const specifications = {
    Capacidad: '4.5 pies³ (unos 9 kg de ropa)',
    Peso: '273 lb (124 kg)',
    Batería: '300 Wh',
    Garantía: '1 año',
  };
  const card = toCard({ ...product('lavadora'), specifications, inCuba: undefined }, 'HAB');
  expect(card.specifications).toEqual([
    ['Capacidad', '4.5 pies³'],
    ['Peso', '273 lb (124 kg)'],
    ['Batería', '300 Wh'],
  ]);
});
