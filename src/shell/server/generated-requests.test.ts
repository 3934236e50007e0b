import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restock } from '../../features/quotes/server/testing.ts';
import { plans, targets } from './fuzz/plans.ts';
import { createPlayer } from './fuzz/player.ts';
import { openTestShop, type TestShop } from './testing.ts';

// `node scripts/run.mjs fuzz 50000` is the long version; a seed that failed is played again with
// `node scripts/run.mjs fuzz 5000 <seed>`.
const requests = Number(process.env.FUZZ_REQUESTS ?? 5000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const perRun = 250;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ env: { TRUSTED_PROXIES: '1' } });
}, 60_000);
afterAll(() => shop.close());

test(`${requests} generated requests, seed ${seed}: each answer is one that the document names`, {
  timeout: 30_000 + requests * 60,
}, async () => {
  const outcomes = new Map<string, number>();
  const run = async (sequence: Parameters<ReturnType<typeof createPlayer>['play']>[0][]) => {
    const ids = await restock(shop);
    const player = createPlayer(shop);
    for (const id of Object.values(ids)) player.remember('products', id);
    for (const plan of sequence) {
      const { operation, status } = await player.play(plan);
      const name = `${operation} ${status}`;
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
    }
  };
  const sequences = fc.array(plans(), { minLength: perRun, maxLength: perRun });
  await fc.assert(fc.asyncProperty(sequences, run), {
    numRuns: Math.ceil(requests / perRun),
    seed,
    // What failed is told by its message; a shorter way there would take minutes.
    endOnFailure: true,
  });
  if (process.env.FUZZ_REPORT) console.table([...outcomes].toSorted());
  // Each call was made with success: else the answers above would say little.
  const answered = [...outcomes.keys()].filter((name) => / 20[01]$/.test(name));
  const done = answered.map((name) => name.split(' ')[0]);
  const never = targets.map(({ operation }) => operation.operationId);
  if (requests >= 5000) expect(never.filter((name) => !done.includes(name))).toEqual([]);
});
