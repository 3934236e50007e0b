import { expect, test } from 'vitest';
import { z } from 'zod';
import { get, post } from '#platform/calls/contract.ts';
import { callsWithin, ofCustomers, ofStaff, writeCalls } from './browser-calls.ts';

const shape = {
  access: 'staff',
  body: z.object({
    name: z.string().trim().min(1).max(80),
    kind: z.enum(['small', 'large']).nullable(),
    size: z.object({ days: z.int().min(0).max(365) }),
    free: z.string(),
    expected: z.string().max(5),
  }),
  key: true,
  response: z.string(),
} as const;
const listThings = get('/api/things', { access: 'staff', response: z.string() });
const makeThing = post('/api/things/:id', shape);

test('a browser gets of a call its method and path, and of a table those of each', () => {
  expect(writeCalls({ listThings, things: { listThings, makeThing } }, ofCustomers)).toBe(
    [
      'export const listThings = {"method":"GET","path":"/api/things"};',
      'export const things = {"listThings":{"method":"GET","path":"/api/things"},"makeThing":{"method":"POST","path":"/api/things/:id"}};',
    ].join('\n'),
  );
});

test('the browsers of staff also get who may make it, and what its fields take', () => {
  const written = writeCalls({ listThings, makeThing }, ofStaff).split('\n');
  expect(written[0]).toBe(
    'export const listThings = {"method":"GET","path":"/api/things","access":"staff"};',
  );
  expect(JSON.parse(written[1]?.replace(/^[^{]*|;$/g, '') ?? '')).toEqual({
    method: 'POST',
    path: '/api/things/:id',
    access: 'staff',
    fields: {
      name: { max: 80, needed: true },
      kind: { of: ['small', 'large'], optional: true },
      'size.days': { min: 0, max: 365 },
    },
    keyed: true,
  });
});

test('a file of calls that exports anything else stops the build', () => {
  expect(() => writeCalls({ maxThings: 5 }, ofStaff)).toThrow();
  expect(() => writeCalls({ limits: { things: 5 } }, ofStaff)).toThrow();
});

test('a file has the calls that it makes written into it, each once', () => {
  const file = [
    "import { api } from '#api.ts';",
    'const things = await call(api.listThings, {});',
    'const again = () => call(api.listThings, { of: api.things.makeThing, in: other.api });',
  ].join('\n');
  const [first, ...rest] = callsWithin(file, 'a.ts', 'api', {
    listThings,
    things: { makeThing },
  }).split('\n');
  expect(first).toBe(
    'const api_listThings = {"method":"GET","path":"/api/things"};const api_things = {"makeThing":{"method":"POST","path":"/api/things/:id"}};import { api } from \'#api.ts\';',
  );
  expect(rest).toEqual([
    'const things = await call(api_listThings, {});',
    'const again = () => call(api_listThings, { of: api_things.makeThing, in: other.api });',
  ]);
  expect(() => callsWithin('api.noThing', 'a.ts', 'api', {})).toThrow();
  expect(callsWithin('staffApi.listThings', 'a.ts', 'staffApi', { listThings })).toBe(
    'const staffApi_listThings = {"method":"GET","path":"/api/things","access":"staff"};staffApi_listThings',
  );
});
