import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { startWorker } from '#platform/jobs/outbox.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { staffApi } from '#staff-api.ts';
import { allScreenRoutes } from '#staff-routes.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';

// People and machines without any business with customers read the log: nothing that somebody
// writes into a request may appear in it.

const planted = {
  email: 'zenaida.secreta@correo.test',
  name: 'Zenaida Quiñones',
  phone: '+5359876543',
  token: 'Tk9vQx2LmZ8wRb4YcH6nJd0sPf3gUa7eWi1oXk5tVyB',
  address: '203.0.113.77',
};
const traces = /zenaida|qui(ñ|%C3%B1)ones|5359876543|Tk9vQx2|203\.0\.113/i;

setUpShop({ env: { TRUSTED_PROXIES: '1', METRICS_TOKEN: planted.token } });
beforeEach(async () => {
  await restock(shop);
  shop.lines.length = 0;
});

const secrets = Object.values(planted);
const all = secrets.join(' ');
const query = new URLSearchParams(
  ['q', 'search', 'returnTo', 'code', 'state', 'email', 'name'].map((name, at) => [
    name,
    secrets[at % secrets.length] ?? '',
  ]),
);
const headers = {
  authorization: `Bearer ${planted.token}x`,
  cookie: `mariel-auto-session=${planted.token}; province=${planted.name.slice(0, 7)}`,
  'user-agent': `Phone of ${planted.email}`,
  referer: `https://tienda.test/${planted.email}`,
  'x-forwarded-for': planted.address,
  'x-request-id': planted.token,
  'idempotency-key': `${planted.token}-${planted.phone}`,
};
const bodies: [type: string, body: string][] = [
  ['application/json', JSON.stringify({ ...planted, items: [planted], customerName: all })],
  ['application/json', `{"name": ${all}`],
  ['application/x-www-form-urlencoded', new URLSearchParams(planted).toString()],
  ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="${all}`],
];

/** Every call, every screen, and unknown addresses, each with a secret in every place. */
const addresses = [
  ...[...Object.values(api), ...Object.values(staffApi)].map(({ method, path }) => [method, path]),
  ...Object.values(allScreenRoutes).map(({ path }) => ['GET', path]),
  ...[
    '/api/callback',
    '/api/login',
    '/api/logout',
    '/metrics',
    '/buzon',
    '/provincia',
    '/nada/:x',
  ].map((path) => ['GET', path]),
  ...[
    '/verify',
    '/profile',
    '/my-quotes',
    '/my-verifications',
    '/idioma',
    '/provincia',
    '/api/nada/:x',
    '/nada/:x',
  ].map((path) => ['POST', path]),
  ['GET', '/pictures/:x'],
  ['GET', '/assets/:x'],
] as [string, string][];
const isLeaving = ([, path]: [string, string]) => /delete-account|logout/.test(path);
// Whoever leaves is nobody afterwards.
const inOrder = [
  ...addresses.filter((each) => !isLeaving(each)),
  ...addresses.filter((each) => isLeaving(each)),
];

async function askEverything(): Promise<void> {
  for (const [at, [method, path]] of inOrder.entries()) {
    let place = at;
    const secret = () => {
      place += 1;
      return encodeURIComponent(secrets[place % secrets.length] ?? '');
    };
    const address = `${path.replace(/:\w+\??/g, secret)}?${query}`;
    for (const actor of ['anonymous', 'administrador'] as const) {
      place += 1;
      const [type, body] = bodies[place % bodies.length] ?? ['', ''];
      const { cookie, ...others } = headers;
      await shop.as(actor).fetch(address, {
        method,
        headers: { ...others, ...(actor === 'anonymous' && { cookie }), 'content-type': type },
        ...(method !== 'GET' && { body }),
      });
    }
  }
}

/** Fails on anything planted, and on facts that are not on the list. */
function expectClean(atLeast: number): void {
  expect(shop.lines.length).toBeGreaterThanOrEqual(atLeast);
  expect(shop.lines.filter((line) => traces.test(line))).toEqual([]);
  const names = new Set(shop.lines.flatMap((line) => Object.keys(JSON.parse(line))));
  const known = [
    ...['time', 'level', 'event', 'requestId', 'method', 'route', 'status', 'ms'],
    // The person as an id that means nothing outside of the database, and the rule that refused.
    ...['refused', 'person'],
    ...['kind', 'error', 'code', 'cause', 'said', 'constraint', 'table', 'column', 'stack'],
    ...['topic', 'job', 'attempt'],
  ];
  expect([...names].filter((name) => !known.includes(name))).toEqual([]);
}

test('while all is well; metrics tell of none of it either', async () => {
  await askEverything();
  expectClean(addresses.length * 2);
  const shown = { authorization: `Bearer ${planted.token}` };
  const metrics = await shop.as('anonymous').fetch('/metrics', { headers: shown });
  const text = await metrics.text();
  expect(text).toContain('route="/api/quotes/:id"');
  expect(text).not.toMatch(traces);
}, 120_000);

test('while everything fails', async () => {
  const { db } = shop.services;
  await sql`alter table person rename column email to away`.execute(db);
  await sql`alter table product rename column slug to away`.execute(db);
  try {
    await askEverything();
  } finally {
    await sql`alter table person rename column away to email`.execute(db);
    await sql`alter table product rename column away to slug`.execute(db);
  }
  expect(shop.lines.filter((line) => line.includes('"level":"error"')).length).toBeGreaterThan(50);
  expectClean(addresses.length * 2);
}, 120_000);

test('when a mail does not leave', async () => {
  const { db } = shop.services;
  await sql`insert into outbox (topic, dedupe, payload) values
    ('planted', ${`mail ${all}`}, ${JSON.stringify(planted)})`.execute(db);
  const worker = startWorker({
    db,
    log: createLog((line) => shop.lines.push(line)),
    handlers: {
      planted: async () => {
        const said = `550 ${all} rejected`;
        throw Object.assign(new Error(said, { cause: new Error(said) }), { response: said });
      },
    },
    // A second try would write a second line.
    backoff: () => 3_600_000,
  });
  await expect.poll(() => shop.lines.length).toBe(1);
  await worker.stop();
  expectClean(1);
});
