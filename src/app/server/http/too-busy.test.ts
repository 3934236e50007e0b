import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { shares } from '#limits.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { toAppError } from '#platform/http/errors.ts';
import { smallBody } from '#platform/http/paced-body.ts';
import { readBytes } from '#platform/http/read-request.ts';
import { boundBodies, boundUnderWay } from './too-busy.ts';

const config: Config = { ...readConfig({}), trustedProxies: 1 };
const one = '190.6.80.1';
const neighbour = '190.6.80.2';
const stranger = '190.6.81.1';
const { points, all, crowdedPart } = shares.underWay;

let app: Hono;
let finish: () => void;

beforeEach(() => {
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app = new Hono();
  app.onError((error, context) => {
    const { kind } = toAppError(error);
    return context.json({ code: kind.code }, kind.status);
  });
  app.use(boundBodies(config));
  app.use(boundUnderWay(config));
  app.get('/slow', async (context) => {
    await finished;
    return context.text('done');
  });
  app.post('/read', async (context) => {
    const { length } = await readBytes(context.req.raw.body, 99 * smallBody);
    return context.text(`${length}`);
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

test('two networks that keep all busy leave places to everybody else', async () => {
  const underWay = [one, stranger].map((from) => slow(from, all));
  const others = ['2001:db8::1', '10.9.8.7'].map(
    async (from) => (await send('/quick', from)).status,
  );
  expect(await Promise.all(others)).toEqual([200, 200]);
  finish();
  await Promise.all(underWay);
});

test('a full process says at once when to come again, in words', async () => {
  const crowd = slow(one, points);
  const others = Array.from({ length: 8 }, (_, at) => slow(`10.1.${at}.1`, points * crowdedPart));
  const underWay = Promise.all([crowd, ...others]);
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

/** Sends a body of which the first byte comes at once, and the rest after `finish()`. */
function sendSlowly(from: string, length: number) {
  const ends = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      stream.enqueue(new Uint8Array(1));
      await ends.promise;
      stream.enqueue(new Uint8Array(length - 1));
      stream.close();
    },
  });
  const headers = { 'content-length': `${length}` };
  // Node needs `duplex`, which the types of a browser do not know.
  const answer = send('/read', from, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  return { answer, finish: ends.resolve };
}

test('small bodies that come slowly take no place from anybody', async () => {
  const crowd = [one, stranger].flatMap((from) =>
    Array.from({ length: 100 }, () => sendSlowly(from, 90)),
  );
  expect((await send('/quick', one)).status).toBe(200);
  expect((await send('/quick', '2001:db8::1')).status).toBe(200);
  for (const each of crowd) {
    each.finish();
    expect(await (await each.answer).text()).toBe('90');
  }
});

test('of large bodies two of an address are read at once: a third waits its turn, and others do not', async () => {
  const large = 2 * smallBody;
  const two = [sendSlowly(one, large), sendSlowly(one, large)];
  const third = sendSlowly(one, large);
  third.finish();
  const others = [neighbour, stranger, '2001:db8::1'].map((from) => sendSlowly(from, large));
  for (const { answer, finish: end } of others) {
    end();
    expect(await (await answer).text()).toBe(`${large}`);
  }
  expect(await Promise.race([third.answer, 'waits'])).toBe('waits');
  for (const each of two) each.finish();
  expect(await (await third.answer).text()).toBe(`${large}`);
});

test('one /24 has a quarter of the room for large bodies', async () => {
  const large = 2 * smallBody;
  const crowd = Array.from({ length: 40 }, (_, at) => sendSlowly(`190.6.80.${at}`, large));
  const honest = sendSlowly(stranger, large);
  honest.finish();
  expect((await honest.answer).status).toBe(200);
  for (const each of crowd) each.finish();
  const answers = await Promise.all(crowd.map(({ answer }) => answer));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

const crowds = (perAddress: number, length: number) =>
  [10, 11, 12, 13].flatMap((network) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((host) =>
      Array.from({ length: perAddress }, () => sendSlowly(`190.7.${network}.${host}`, length)),
    ),
  );

test.each([
  ['small', 90, 32],
  ['large', 2 * smallBody, 2],
])(
  'slow crowds of four networks, who fill the room for %s bodies, shut nobody out',
  async (_, length, perAddress) => {
    const crowd = crowds(perAddress, length);
    const honest = sendSlowly(stranger, length);
    honest.finish();
    expect(await (await honest.answer).text()).toBe(`${length}`);
    const first = crowd[0] as ReturnType<typeof sendSlowly>;
    expect((await (await first.answer).json()).code).toBe('too_slow');
    for (const each of crowd) each.finish();
    const answers = await Promise.all(crowd.map(async ({ answer }) => (await answer).status));
    expect(answers.filter((status) => status === 408)).toHaveLength(1);
  },
);

test('a small form that does not end is answered with a page, a call with an error', async () => {
  vi.useFakeTimers();
  try {
    const slow = (headers: Record<string, string>) =>
      send('/read', one, {
        method: 'POST',
        headers: { ...headers, 'content-length': '90' },
        body: new ReadableStream(),
        duplex: 'half',
      } as RequestInit);
    const [form, call] = [slow({ accept: 'text/html' }), slow({ accept: '*/*' })];
    await vi.advanceTimersByTimeAsync(120_000);
    expect((await form).status).toBe(408);
    expect(await (await form).text()).toContain('vuelva a cargar esta página');
    expect((await (await call).json()).code).toBe('too_slow');
  } finally {
    vi.useRealTimers();
  }
});
