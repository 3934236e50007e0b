import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  newVerification,
  receiptPdf,
  uploadBytes,
} from '#features/payments/verifications/server/testing/verifications.ts';
import {
  type SignInEnvironment,
  startSignInEnvironment,
} from '#features/people/accounts/server/testing/sign-in.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { storeOriginal } from '#features/shop/catalogue/pictures/server/picture-files.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import { CookieJar, formOf } from '#platform/testing/cookie-jar.ts';
import { eachOf } from '#platform/testing/short-run.ts';
import { allScreenRoutes } from '#staff-routes.ts';
import {
  openTestShop,
  plainAssets,
  plainScripts,
  type TestShop,
  testPeople,
} from '../testing/test-shop.ts';

const origin = 'https://tienda.test';
let shop: TestShop;
/** Values for the parameters of any path; a parameter without a row gets a made-up id. */
let values: Record<string, string>;
let addresses: string[];
beforeAll(async () => {
  shop = await openTestShop({
    env: { PUBLIC_URL: origin },
    assets: { ...plainAssets, scripts: { ...plainScripts, worker: 'self' } },
  });
  const ids = await restock(shop);
  const yanet = shop.as('customer');
  const quote = await yanet.call(api.createQuote, { body: newQuote(ids), key: 'envio-uno' });
  const receipts = [await uploadBytes(yanet, receiptPdf)];
  await yanet.call(api.createVerification, {
    body: { ...newVerification, receipts },
    key: 'envio-dos',
  });
  const { db, files } = shop.services;
  const receipt = await db
    .selectFrom('receipt')
    .select(['id', 'verification_id'])
    .executeTakeFirstOrThrow();
  await db.updateTable('outbox').set({ done_at: new Date() }).execute();
  const mail = await db
    .selectFrom('outbox')
    .select('id')
    .where('topic', '=', mailTopic)
    .limit(1)
    .executeTakeFirstOrThrow();
  const picture = await storeOriginal(
    files,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>',
    'svg',
  );
  values = { category: 'automobiles', slug: 'corolla' };
  addresses = [
    `/pictures/${picture}-320.webp`,
    `/api/quotes/${quote.id}`,
    `/api/verifications/${receipt.verification_id}/receipts/${receipt.id}`,
    `/api/admin/verifications/${receipt.verification_id}/receipts/${receipt.id}`,
    `/buzon/${mail.id}`,
    `/buzon/${mail.id}/html`,
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
    '/favicon.svg',
    '/icon-192.png',
    '/og.jpg',
    '/manifest.webmanifest',
    '/nada',
    '/nada.png',
    '/assets/nada-00000000.js',
    '/assets/staff/nada-00000000.js',
    '/api',
    '/api/nada',
    '/products/nada/nada',
    '/api/login',
    '/api/login?here=',
    '/api/callback?code=x&state=y',
    '/api/logout',
    ...Object.values(allScreenRoutes).map(({ path }) => filled(path)),
  ];
}, 120_000);
afterAll(() => shop.close());

function filled(path: string): string {
  return path
    .replace(/:(\w+)\?/g, '')
    .replace(/:(\w+)(\{[^}]*\})?/g, (_, name) => values[name] ?? crypto.randomUUID())
    .replace('/*', '/nada');
}

/** Every policy that an answer of ours may bring; the last is the frame that shows a mail. */
const policies = [
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]{44}')*; style-src 'self'( 'sha256-[\w+/=]{44}')*; img-src 'self' data:; connect-src 'self'; child-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'$/,
  /^default-src 'none';( sandbox;)? frame-ancestors 'none'$/,
  /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; form-action 'self'( https?:\/\/[\w.:]+)?; base-uri 'none'; frame-ancestors 'none'$/,
  /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'(; style-src 'sha256-[\w+/=]{44}'; frame-src 'self'; require-trusted-types-for 'script')?$/,
];
const mailFrame =
  /^default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox$/;

/** Returns what is wrong with the headers of an answer. */
function faults(address: string, response: Response, secure = true): string[] {
  const found: string[] = [];
  const inFrame = /^\/buzon\/[^/]+\/html$/.test(address) && response.status === 200;
  for (const [name, value] of Object.entries(securityHeaders(secure))) {
    // The provider writes its policies without blanks.
    const given = (response.headers.get(name) ?? '').replace(/;(?=\S)/g, '; ');
    const right =
      name === 'content-security-policy'
        ? (inFrame ? [mailFrame] : policies).some((policy) => policy.test(given))
        : given === (name === 'x-frame-options' && inFrame ? 'SAMEORIGIN' : value);
    if (!right) found.push(`${name}: ${given}`);
  }
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
    if (response.headers.has(name)) found.push(name);
  }
  for (const cookie of response.headers.getSetCookie()) {
    if (
      !/^__Host-[\w-]+=[^;]*(?=;)(?=.*; Path=\/(;|$))(?=.*; Secure)(?=.*; SameSite=Lax)/.test(
        cookie,
      )
    ) {
      found.push(cookie);
    }
  }
  // A browser would guess the type of an answer without one.
  const type = response.headers.get('content-type');
  if (response.body && !type) found.push('no content-type');
  if (type && /^text\/|xml/.test(type) && !/; ?charset=utf-8$/i.test(type)) found.push(type);
  return found;
}

describe('every answer has the safe headers', () => {
  test('each route of the app, by each method, for everyone', async () => {
    const routes = new Map(
      shop.app.routes
        .filter(({ path, method }) => path !== '/*' && method !== 'ALL')
        .map(({ path, method }) => [`${method} ${path}`, { path, method }]),
    );
    expect(routes.size).toBeGreaterThan(90);
    const wrong: string[] = [];
    for (const { path, method } of routes.values()) {
      for (const actor of ['anonymous', 'administrador'] as const) {
        // A later step asks for the administrador.
        if (path === '/api/auth/delete-account' || path === '/api/logout') continue;
        const address = filled(path);
        const response = await shop.as(actor).fetch(address, { method });
        const found = faults(address, response);
        if (found.length > 0) wrong.push(`${method} ${address} ${response.status} ${found}`);
        if (response.status >= 500 && !/login|callback/.test(path)) wrong.push(`${address} fails`);
      }
    }
    expect(wrong).toEqual([]);
  });

  const seen = new Set<number>();
  test.for(eachOf(testPeople, 2))(
    'pages, files, pictures, mails, redirects and what is not there, to %s; again, as a 304',
    async (actor) => {
      const wrong: string[] = [];
      for (const address of addresses) {
        if (address === '/api/logout') continue;
        const first = await shop.as(actor).fetch(address);
        const etag = first.headers.get('etag');
        const answers = [
          first,
          await shop.as(actor).fetch(address, { method: 'HEAD' }),
          await shop.as(actor).fetch(address, { method: 'OPTIONS' }),
        ];
        if (etag) {
          answers.push(
            await shop.as(actor).fetch(address, { headers: { 'if-none-match': etag } }),
            await shop
              .as(actor)
              .fetch(address, { headers: { 'if-none-match': etag, 'x-check': '1' } }),
          );
        }
        for (const answer of answers) {
          seen.add(answer.status);
          const found = faults(address, answer);
          if (found.length > 0) wrong.push(`${address} ${answer.status} ${found}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('every kind of answer was among them', () => {
    expect([...seen]).toEqual(expect.arrayContaining([200, 204, 302, 304, 401, 403, 404, 503]));
  });

  test('what cannot be read: 400, 403, 404, 413, 415, and forms', async () => {
    const json = { 'content-type': 'application/json' };
    const requests: [number, string, RequestInit][] = [
      [400, '/api/quotes', { method: 'POST', headers: json, body: '{' }],
      [400, '/api/quotes', { method: 'POST', headers: json, body: '{}' }],
      [413, '/api/quotes', { method: 'POST', headers: json, body: ' '.repeat(70_000) }],
      [415, '/api/quotes', { method: 'POST', body: '{}' }],
      [403, '/api/quotes', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
      [404, '/api/quotes', { method: 'PUT', headers: json, body: '{}' }],
      [404, '/products', { method: 'PROPFIND' }],
      [303, '/idioma', { method: 'POST', body: new URLSearchParams({ language: 'en' }) }],
      [303, '/provincia', { method: 'POST', body: new URLSearchParams({ province: 'HOL' }) }],
      [303, '/datos', { method: 'POST', body: new URLSearchParams({ mode: 'poco' }) }],
      [400, '/provincia', { method: 'POST', body: 'x' }],
      [413, '/idioma', { method: 'POST', body: 'x'.repeat(10_000) }],
      [400, '/verify', { method: 'POST', body: new URLSearchParams({ email: 'x' }) }],
      [
        303,
        '/verify',
        {
          method: 'POST',
          body: new URLSearchParams({
            verificationCode: newVerification.verificationCode,
            email: newVerification.email,
          }),
        },
      ],
      [
        400,
        '/profile',
        { method: 'POST', body: new URLSearchParams({ phone: 'x', whatsapp: '1' }) },
      ],
    ];
    for (const [status, address, init] of requests) {
      const response = await shop.as('customer').fetch(address, init);
      expect([address, response.status, faults(address, response)]).toEqual([address, status, []]);
    }
  });
});

describe('preferences behind https', () => {
  test('are kept in cookies of this host alone, and are read from them', async () => {
    const form = { method: 'POST', body: new URLSearchParams({ language: 'en' }) };
    const [cookie = ''] = (
      await shop.as('anonymous').fetch('/idioma', form)
    ).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-mariel-auto-language=en; .*Path=\/; Secure/);
    const read = async (sent: string) =>
      (await shop.as('anonymous').fetch('/', { headers: { cookie: sent } })).text();
    expect(await read('__Host-mariel-auto-language=en')).toContain('<html lang="en"');
    expect(await read('mariel-auto-language=en')).toContain('<html lang="es"');
    expect(await read('__Host-mariel-auto-province=HOL')).toContain('"province":"HOL"');
  });
});

describe('the embedded sign-in', () => {
  let environment: SignInEnvironment;
  beforeAll(async () => {
    environment = await startSignInEnvironment({}, shop.services.database);
  });
  afterAll(() => environment.close());

  test('has them on each of its pages', async () => {
    const jar = new CookieJar(environment.origin);
    const people = await jar.visit('/api/login', { follow: false });
    const start = new URL(people.headers.get('location') ?? '');
    const step = await jar.visit(start.href, { follow: false });
    const requests = [
      start.pathname + start.search,
      new URL(formOf(step)).pathname,
      '/idp/.well-known/openid-configuration',
      '/idp/jwks',
      '/idp/auth',
      '/idp/token',
      '/idp/session/end',
      '/idp/auth/nada/persona',
      '/idp/nada',
    ];
    for (const address of requests) {
      const response = await fetch(environment.origin + address, { redirect: 'manual' });
      // The provider's own cookies, and its keys, which anyone may read from anywhere.
      const usual = /^mariel-auto-idp|^access-control-allow-origin$/;
      const found = faults(address, response, false).filter((each) => !usual.test(each));
      expect([address, response.status < 500, found]).toEqual([address, true, []]);
    }
  });
});
