import { expect, test } from 'vitest';
import { nextAfter } from './case-list-page.tsx';

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('the next one stands below; after the last there is none', () => {
  expect(nextAfter(list, 'a')).toEqual({ id: 'b' });
  expect(nextAfter(list, 'c')).toBeUndefined();
  expect(nextAfter([], 'a')).toBeUndefined();
});

test('what has left the list is followed by what stands first', () => {
  expect(nextAfter(list, 'gone')).toEqual({ id: 'a' });
});
