import { expect, test } from 'vitest';
import { nameWords } from '../listed-names.ts';
import { findAlikeEntries } from './screen-orders.ts';

test('while a name is compared with a whole list, others get their turn', async () => {
  const entries = Array.from({ length: 500 }, (_, at) => ({
    at,
    names: Array.from({ length: 10 }, () => (at === 7 ? 'RUIZ PAZ, Ana' : 'RUIZ, Omar Luis')),
  }));
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  const found = await findAlikeEntries(nameWords('Ana Ruiz Paz'), entries);
  expect(found.map(({ at }) => at)).toEqual([7]);
  expect(others).toBe(1);
});
