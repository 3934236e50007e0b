import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { shares } from '#limits.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { boundUnderWay } from './too-busy.ts';

const config: Config = { ...readConfig({}), trustedProxies: 1 };
const one = '190.6.80.1';
const neighbour = '190.6.80.2';
const stranger = '190.6.81.1';
const { points, all } = shares.underWay;

let app: Hono;
let finish: () => void;

beforeEach(() => {
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app = new Hono();
  app.use(boundUnderWay(config));
  app.get('/slow', async (context) => {
    await finished;
    return context.text('done');
  });
  app.all('/quick', (context) => context.text('done'));
});

const send = async (path: string, from: string, init: RequestInit = {}) =>
  app.request(path, { ...init, headers: { ...init.headers, 'x-forwarded-for': from } });
const slow = (from: string, times: number) =>
  Promise.all(Array.from({ length: times }, async () => (await send('/slow', from)).status));

test('one network cannot take every place, and gets its own back', async () => {
  const underWay = slow(one, points);
  expect((await send('/quick', one)).status).toBe(503);
  expect((await send('/quick', neighbour)).status).toBe(503);
  expect((await send('/quick', stranger)).status).toBe(200);
  finish();
  expect(new Set(await underWay)).toEqual(new Set([200]));
  expect((await send('/quick', one)).status).toBe(200);
});

test('a full process says at once when to come again, in words', async () => {
  const underWay = Promise.all([slow(one, points), slow(stranger, all - points)]);
  const answer = await send('/quick', '2001:db8::1');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await answer.json()).code).toBe('unavailable');
  const accept = { accept: 'text/html,*/*' };
  const page = await (await send('/quick', '10.9.8.7', { headers: accept })).text();
  expect(page).toContain('vuelva a cargarla');
  const form = { method: 'POST', headers: { ...accept, cookie: 'mariel-auto-language=en' } };
  expect(await (await send('/quick', '10.9.8.7', form)).text()).toContain('We did not receive');
  finish();
  await underWay;
});
