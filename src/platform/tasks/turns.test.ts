import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns, NoTurn } from './turns.ts';

/** A deed that ends when it is told to. */
function heldDeed(name: string, begun: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const deed = () => {
    begun.push(name);
    return promise;
  };
  return { deed, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test('so many run at once, the others in the order in which they came', async () => {
  const begun: string[] = [];
  const turn = createTurns(2);
  const deeds = ['a', 'b', 'c', 'd'].map((name) => heldDeed(name, begun));
  const done = deeds.map(({ deed }) => turn(deed));
  expect(begun).toEqual(['a', 'b']);
  deeds[1]?.end();
  await setImmediate();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const { end } of deeds) end();
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
});

test('one that fails leaves its place to the next', async () => {
  const begun: string[] = [];
  const turn = createTurns(1);
  const [first, second] = [heldDeed('a', begun), heldDeed('b', begun)];
  const failing = turn(first.deed);
  const waiting = turn(second.deed);
  first.fail();
  await expect(failing).rejects.toThrow('a');
  second.end();
  expect(await waiting).toBe('b');
  expect(await turn(async () => 'c')).toBe('c');
});

test('who comes when too many wait is sent away at once, and who waits too long later', async () => {
  const begun: string[] = [];
  const turn = createTurns(1, { waiting: 1, ms: 20 });
  const first = heldDeed('a', begun);
  const running = turn(first.deed);
  const waiting = turn(async () => 'b');
  await expect(turn(async () => 'c')).rejects.toThrow(NoTurn);
  await expect(waiting).rejects.toThrow(NoTurn);
  first.end();
  expect(await running).toBe('a');
  expect(await turn(async () => 'd')).toBe('d');
});
