import { expect, test } from 'vitest';
import { networksOf } from '../networks.ts';
import { formMemory } from './form-memory.ts';

const megabyte = 1024 * 1024;

/** A form that is being read and has taken so much; `gaveWay` once a smaller one needed its room. */
function openForm(address: string, megabytes: number) {
  const memory = formMemory(networksOf(address));
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const form = { memory, gaveWay: false, taken: false, end };
  void memory.whileReading(
    () => {
      form.gaveWay = true;
    },
    () => promise,
  );
  form.taken = memory.take(megabytes * megabyte);
  return form;
}

test('forms that began fast and end slowly give way to a smaller one, the largest first', () => {
  const held = [20, 24, 23, 22, 7].map((size, at) => openForm(`10.0.${at}.1`, size));
  const honest = openForm('10.1.0.1', 3);
  expect([honest.taken, honest.gaveWay]).toEqual([true, false]);
  expect(held.map(({ gaveWay }) => gaveWay)).toEqual([false, true, false, false, false]);
  for (const { memory, end } of [...held, honest]) {
    memory.release();
    end();
  }
});

test('within a /24 too, which has a quarter of the room; a larger one does not push out smaller ones', () => {
  const held = [openForm('10.0.0.1', 12), openForm('10.0.0.2', 11)];
  const larger = openForm('10.0.0.3', 13);
  expect([larger.taken, ...held.map(({ gaveWay }) => gaveWay)]).toEqual([false, false, false]);
  const smaller = openForm('10.0.0.3', 3);
  expect([smaller.taken, ...held.map(({ gaveWay }) => gaveWay)]).toEqual([true, true, false]);
  for (const { memory, end } of [...held, larger, smaller]) {
    memory.release();
    end();
  }
});

test('what is whole and waits for its answer keeps its room', async () => {
  const whole = openForm('10.0.0.1', 24);
  whole.end();
  await Promise.resolve();
  await Promise.resolve();
  expect(openForm('10.0.0.2', 3).taken).toBe(false);
  expect(whole.gaveWay).toBe(false);
  whole.memory.release();
});
