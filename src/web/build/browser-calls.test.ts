import { expect, test } from 'vitest';
import { z } from 'zod';
import { get, post } from '#platform/calls/contract.ts';
import { writeCalls } from './browser-calls.ts';

const shape = { access: 'anyone', body: z.object({ name: z.string() }), response: z.string() };
const listThings = get('/api/things', shape);
const makeThing = post('/api/things/:id', shape);

test('a browser gets of a call its method and path, and of a table those of each', () => {
  expect(writeCalls({ listThings, things: { listThings, makeThing } })).toBe(
    [
      'export const listThings = {"method":"GET","path":"/api/things"};',
      'export const things = {"listThings":{"method":"GET","path":"/api/things"},"makeThing":{"method":"POST","path":"/api/things/:id"}};',
    ].join('\n'),
  );
});

test('a file of calls that exports anything else stops the build', () => {
  expect(() => writeCalls({ maxThings: 5 })).toThrow();
  expect(() => writeCalls({ limits: { things: 5 } })).toThrow();
});
