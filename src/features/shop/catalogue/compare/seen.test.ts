import { expect, test } from 'vitest';
import { addSeen, readSeen, type SeenProduct, seenLimit } from './seen.ts';

const seen = (id: string): SeenProduct => ({
  id,
  slug: id,
  category: 'automobiles',
  name: id,
  price: '18900.00',
  image: null,
});

test('the last seen comes first, each once, eight at most', () => {
  const list = Array.from('abcdefghi').reduce<SeenProduct[]>(
    (before, id) => addSeen(before, seen(id)),
    [],
  );
  expect(list.map(({ id }) => id).join('')).toBe('ihgfedcb');
  expect(list).toHaveLength(seenLimit);
  expect(
    addSeen(list, seen('e'))
      .map(({ id }) => id)
      .join(''),
  ).toBe('eihgfdcb');
});

test('what was kept is read again', () => {
  const list = [seen('a'), { ...seen('b'), price: null, image: '/pictures/x-320.webp' }];
  expect(readSeen(JSON.stringify(list))).toEqual(list);
  expect(readSeen(null)).toEqual([]);
});

test.each(['', '{', 'null', '{}', '7', '"texto"'])('%s holds nothing', (text) => {
  expect(readSeen(text)).toEqual([]);
});

test.each([
  null,
  7,
  {},
  { ...seen('a'), id: 7 },
  { ...seen('a'), slug: '' },
  { ...seen('a'), category: 'naves' },
  { ...seen('a'), price: 'mucho' },
  { ...seen('a'), price: 1 },
  { ...seen('a'), image: 'https://otro.test/x.webp' },
])('what is none of ours is left out: %j', (stored) => {
  expect(readSeen(JSON.stringify([stored, seen('b')]))).toEqual([seen('b')]);
});
