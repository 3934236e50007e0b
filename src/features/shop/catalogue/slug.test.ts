import { expect, test } from 'vitest';
import { firstFree, slugOf } from './slug.ts';

const slug = (name: string, more: Partial<Parameters<typeof slugOf>[0]> = {}) =>
  slugOf({ name, brand: null, model: null, year: null, ...more });

test.each([
  ['the name alone', 'Refrigerador Samsung 28 pies', {}, 'refrigerador-samsung-28-pies'],
  [
    'what the name leaves out',
    'Sedán',
    { brand: 'Kia', model: 'Rio S', year: 2019 },
    'kia-rio-s-sedan-2019',
  ],
  ['nothing twice', 'Kia Rio 2019', { brand: 'KIA', model: 'Rio', year: 2019 }, 'kia-rio-2019'],
  ['letters without accents', 'Ñandú Ágil CR-V', {}, 'nandu-agil-cr-v'],
  ['a word for what we cannot write', 'Волга', {}, 'producto'],
  [
    'whole words, 80 letters at most',
    `Uno ${'largo '.repeat(20)}`,
    {},
    `uno-${'largo-'.repeat(13)}`.slice(0, 75),
  ],
  ['a piece of an endless word', 'a'.repeat(200), {}, 'a'.repeat(80)],
])('an address has %s', (_, name, more, expected) => {
  expect(slug(name, more)).toBe(expected);
});

test('the next free number follows', () => {
  const taken = new Set(['kia', 'kia-2']);
  expect(firstFree('rio', (each) => taken.has(each))).toEqual({ slug: 'rio', number: 1 });
  expect(firstFree('kia', (each) => taken.has(each))).toEqual({ slug: 'kia-3', number: 3 });
  expect(firstFree('kia', (each) => taken.has(each), 7).slug).toBe('kia-7');
});
