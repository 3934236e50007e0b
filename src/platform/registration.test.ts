import { expect, test } from 'vitest';
import { registration } from './registration.ts';

test('what was never registered fails, so that a forgotten check lets nothing through', () => {
  const check = registration<() => boolean>('the check before shipped');
  expect(() => check.get()).toThrow('the check before shipped was not registered');
});

test('the last one registered is in force, also after a second start', () => {
  const name = registration<string>('name');
  name.register('first');
  name.register('second');
  expect(name.get()).toBe('second');
});
