import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue, QueueFull } from './queue.ts';

/** An action that ends when it is told to. */
function waitingAction(name: string, begun: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const action = () => {
    begun.push(name);
    return promise;
  };
  return { action, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test('so many run at once, the others in the order in which they came', async () => {
  const begun: string[] = [];
  const runQueued = createQueue(2);
  const actions = ['a', 'b', 'c', 'd'].map((name) => waitingAction(name, begun));
  const done = actions.map(({ action }) => runQueued(action));
  expect(begun).toEqual(['a', 'b']);
  actions[1]?.end();
  await setImmediate();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const { end } of actions) end();
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
});

test('one that fails leaves its place to the next', async () => {
  const begun: string[] = [];
  const runQueued = createQueue(1);
  const [first, second] = [waitingAction('a', begun), waitingAction('b', begun)];
  const failing = runQueued(first.action);
  const waiting = runQueued(second.action);
  first.fail();
  await expect(failing).rejects.toThrow('a');
  second.end();
  expect(await waiting).toBe('b');
  expect(await runQueued(async () => 'c')).toBe('c');
});

test('an action is refused at once when too many wait, and later when it has waited too long', async () => {
  const begun: string[] = [];
  const runQueued = createQueue(1, { waiting: 1, ms: 20 });
  const first = waitingAction('a', begun);
  const running = runQueued(first.action);
  const waiting = runQueued(async () => 'b');
  await expect(runQueued(async () => 'c')).rejects.toThrow(QueueFull);
  await expect(waiting).rejects.toThrow(QueueFull);
  first.end();
  expect(await running).toBe('a');
  expect(await runQueued(async () => 'd')).toBe('d');
});
