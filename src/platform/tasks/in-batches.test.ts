import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('between two lots others get their turn, and each is done once, in order', async () => {
  const said: string[] = [];
  setImmediate(() => said.push('others'));
  await inBatches([1, 2, 3, 4, 5], 2, async (some) => said.push(some.join()));
  expect(said).toEqual(['1,2', 'others', '3,4', '5']);
});
