import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { patient } from '#platform/testing/patient-server.ts';
import { screens } from '#screens.ts';
import { readStyle } from '#web/build/read-style.ts';
import { openTestShop, plainAssets, plainScripts, setUpShop, shop } from '../testing/test-shop.ts';

let ids: ProductIds;
setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
});

const json = { 'content-type': 'application/json' };

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.as('anonymous').fetch(path, { headers });

const read = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text();

/** Makes a change while something is asked, and undoes it. */
async function meanwhile(change: string, undo: string, ask: () => Promise<void>): Promise<void> {
  await sql.raw(change).execute(shop.services.db);
  try {
    await ask();
  } finally {
    await sql.raw(undo).execute(shop.services.db);
  }
}

const broken = (ask: () => Promise<void>) =>
  meanwhile('alter table quote rename to away', 'alter table away rename to quote', ask);

describe('every answer', () => {
  const expected = Object.entries(securityHeaders(false));

  /** Each answer has our headers; a page, mail or form brings its own content policy. */
  function expectSafe(response: Response): void {
    for (const [name, value] of expected) {
      const found = response.headers.get(name);
      if (name === 'content-security-policy') expect(found).toMatch(/^default-src 'none'; /);
      else expect([name, found]).toEqual([name, value]);
    }
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe-|\*|https?:/);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
    expect(response.headers.has('x-powered-by')).toBe(false);
  }

  test.each<[number, string, RequestInit?]>([
    [200, '/'],
    [200, '/products/automobiles/corolla'],
    [200, '/api/products'],
    [200, '/healthz'],
    [200, '/favicon.svg'],
    [200, '/buzon'],
    [302, '/my-quotes'],
    [302, '/api/logout'],
    [401, '/api/user'],
    [404, '/nada'],
    [404, '/api/nada'],
    [404, '/pictures/nada.webp'],
    [404, '/assets/staff/panel-abcdefgh.js'],
    [303, '/idioma', { method: 'POST' }],
    [400, '/provincia', { method: 'POST' }],
    [403, '/idioma', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
    [404, '/products', { method: 'DELETE' }],
    [503, '/api/login?here='],
  ])('an answer of %s at %s has the safe headers', async (status, path, init) => {
    const response = await shop.as('anonymous').fetch(path, init);
    expect(response.status).toBe(status);
    expectSafe(response);
  });

  test('a failure, of a page or of a call, is safe, says what to do and tells no detail', async () => {
    await broken(async () => {
      const call = await shop.as('customer').fetch('/api/quotes/user');
      const page = await shop.as('customer').fetch('/my-quotes');
      for (const response of [call, page]) {
        expect(response.status).toBe(500);
        expectSafe(response);
        expect(response.headers.get('cache-control')).toMatch(/no-store/);
      }
      expect(await call.json()).toEqual({
        message:
          'Algo falló de nuestro lado. Ya quedó registrado; intente de nuevo en unos minutos.',
        code: 'internal',
      });
      const text = await page.text();
      expect(text).toContain('Algo falló de nuestro lado');
      expect(text).toContain(page.headers.get('x-request-id') ?? '-');
      expect(text).not.toMatch(/relation|does not exist|42P01|\.ts:/);
    });
  });

  test('a failure is in the log, with the id that the person was told, and without the person', async () => {
    await broken(async () => {
      shop.lines.length = 0;
      const answer = await shop.as('customer').fetch('/api/quotes/user');
      const id = answer.headers.get('x-request-id');
      const events = shop.lines.map((line) => JSON.parse(line));
      expect(events).toContainEqual(
        expect.objectContaining({ level: 'error', requestId: id, code: '42P01' }),
      );
      expect(events).toContainEqual(
        expect.objectContaining({ event: 'request', requestId: id, status: 500 }),
      );
    });
    await shop.as('customer').call(api.createQuote, { body: newQuote(ids), key: 'envio-01' });
    await shop.as('agente').fetch('/admin/quotes');
    expect(shop.lines.join('')).not.toMatch(/correo\.test|Pérez|\+53|mariel-auto-session/);
  });

  test('the log names the rule by which somebody was refused, and an id that names nobody', async () => {
    const raul = shop.as('agente');
    const requests: [string, Promise<Response>][] = [
      ['signed_out', shop.as('anonymous').fetch('/api/user')],
      ['forbidden', raul.fetch('/api/admin/team')],
      ['quote_not_found', raul.fetch(`/api/quotes/${crypto.randomUUID()}`)],
      ['not_json', raul.fetch('/api/quotes', { method: 'POST', headers: json, body: '{' })],
      [
        'cross_site',
        raul.fetch('/api/quotes', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }),
      ],
    ];
    for (const [code, answer] of requests) {
      const requestId = (await answer).headers.get('x-request-id');
      const line = shop.lines.find((each) => each.includes(`"requestId":"${requestId}"`)) ?? '';
      expect(JSON.parse(line)).toMatchObject({ event: 'request', refused: code });
      expect(JSON.parse(line).person, code).toBe(code === 'signed_out' ? undefined : raul.id);
    }
    const page = await raul.fetch('/admin/team');
    expect(page.status).toBe(403);
    const [line = ''] = shop.lines.slice(-1);
    expect(JSON.parse(line)).toMatchObject({ route: '/admin/team', status: 403, person: raul.id });
  });

  test('of what balancers and pages ask most, only what goes wrong is a line each', async () => {
    shop.lines.length = 0;
    for (let at = 0; at < 100; at += 1) await get('/healthz');
    expect(shop.lines.length).toBeLessThan(20);
    const missing = await get('/assets/no-file.js');
    expect(shop.lines.at(-1)).toContain(missing.headers.get('x-request-id'));
    const page = await get('/');
    expect(shop.lines.at(-1)).toContain(page.headers.get('x-request-id'));
  });

  test('each request has an id of its own', async () => {
    const seen = await Promise.all(Array.from({ length: 5 }, () => get('/healthz')));
    expect(new Set(seen.map(({ headers }) => headers.get('x-request-id'))).size).toBe(5);
    const forged = await get('/healthz', { 'x-request-id': 'mine' });
    expect(forged.headers.get('x-request-id')).not.toBe('mine');
  });

  test('a page runs its own script and style and nothing else', async () => {
    const other = await openTestShop({
      database: shop.services.database,
      assets: {
        ...plainAssets,
        scripts: { ...plainScripts, boot: 'console.log(1)' },
        of: async (...asked) => ({
          ...(await plainAssets.of(...asked)),
          sheets: [readStyle('a{color:red}')],
        }),
      },
    });
    const response = await other.as('anonymous').fetch('/products/automobiles/corolla');
    const page = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    const inline = [...page.matchAll(/<(script|style)>(.*?)<\/\1>/gs)];
    expect(inline.map(([, tag]) => tag).toSorted()).toEqual(['script', 'style']);
    for (const [, tag, text = ''] of inline) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`${tag}-src 'self' 'sha256-${hash}'`);
    }
    expect(page).not.toMatch(/ on\w+="|javascript:|<[^>]+ style="/);
    // Files and forms stay on our origin; only links for people lead elsewhere.
    const elsewhere = [
      ...page.matchAll(
        /<(\w+)[^>]* (?:src|srcset|action|href|poster)="(?:https?:)?\/\/(?!tienda\.test)[^>]*>/g,
      ),
    ];
    expect(elsewhere.filter(([, tag]) => tag !== 'a')).toEqual([]);
  });

  test('what a product says stays text', async () => {
    const evil = '</script><script>alert(1)</script><!--"\'';
    await shop.stock({
      slug: 'malo',
      name: evil,
      description: evil,
      brand: evil,
      specifications: { [evil]: evil },
    });
    for (const path of ['/products/automobiles', '/products/automobiles/malo']) {
      const page = await read(`${path}?search=${encodeURIComponent(evil)}`);
      expect(page).toContain('&lt;/script&gt;');
      expect(page).not.toContain('<script>alert');
      expect(page).not.toContain('<!--"');
    }
  });

  test('behind https it is asked for again only there, and the cookies too', async () => {
    const secure = await openTestShop({
      env: { PUBLIC_URL: 'https://tienda.test' },
      database: shop.services.database,
    });
    const response = await secure.as('anonymous').fetch('/idioma', {
      method: 'POST',
      body: new URLSearchParams({ language: 'en' }),
    });
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8};/);
    expect(response.headers.get('set-cookie')).toMatch(/; Secure/);
    expect((await get('/')).headers.has('strict-transport-security')).toBe(false);
  });
});

describe('whoever reads pages reads a page of what failed', () => {
  afterEach(() => vi.restoreAllMocks());

  const readers = [
    ['es', 'Algo falló de nuestro lado'],
    ['en', 'Something went wrong on our side'],
  ] as const;
  const asReader = (language: string) => ({
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    cookie: `mariel-auto-language=${language}`,
  });

  async function readsPage(response: Response, language: string, status: number) {
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).not.toMatch(/Cannot find|assets are gone|42P01|\.ts:/);
    return page;
  }

  test.each(readers)('the code of a screen is gone (%s)', async (language, title) => {
    const missing = new Error("Cannot find module '/srv/server/product-page.js'");
    const screen = screens.find(({ name }) => name === 'product');
    if (!screen) throw new Error('no screen of a product');
    vi.spyOn(screen, 'load').mockRejectedValue(missing);
    const response = await get('/products/automobiles/corolla', asReader(language));
    expect(await readsPage(response, language, 500)).toContain(`<h1>${title}</h1>`);
  });

  test.each(readers)('a screen cannot be drawn (%s)', async (language, title) => {
    const assets: typeof plainAssets = {
      ...plainAssets,
      of: (screen, ...more) =>
        screen === 'product'
          ? Promise.reject(new Error('assets are gone'))
          : plainAssets.of(screen, ...more),
    };
    const other = await openTestShop({ database: shop.services.database, assets });
    const response = await other
      .as('anonymous')
      .fetch('/products/automobiles/corolla', { headers: asReader(language) });
    expect(await readsPage(response, language, 500)).toContain(`<h1>${title}</h1>`);
  });

  test.each(readers)('no page of the shop can be drawn at all (%s)', async (language, title) => {
    const assets = { ...plainAssets, of: () => Promise.reject(new Error('assets are gone')) };
    const other = await openTestShop({ database: shop.services.database, assets });
    const response = await other.as('anonymous').fetch('/', { headers: asReader(language) });
    const sentence = language === 'es' ? title : 'Something failed on our side';
    expect(await readsPage(response, language, 500)).toContain(sentence);
  });

  test.each(readers)('nobody can say who the visitor is (%s)', async (language, title) => {
    const { cookie, ...accept } = asReader(language);
    const breaking = 'alter table session rename to away';
    await meanwhile(breaking, 'alter table away rename to session', async () => {
      const customer = shop.as('customer').with(cookie);
      const response = await customer.fetch('/', { headers: accept });
      const sentence = language === 'es' ? title : 'Something failed on our side';
      expect(await readsPage(response, language, 500)).toContain(sentence);
    });
  });

  test.each([
    ['es', 'Inicie sesión para continuar.'],
    ['en', 'Sign in to continue.'],
  ])('a paper is opened by who is not signed in (%s)', async (language, sentence) => {
    const response = await get('/api/user', asReader(language));
    expect(await readsPage(response, language, 401)).toContain(sentence);
  });
});

describe('errors in words', () => {
  test.each([
    ['es', 'No encontramos lo que busca.'],
    ['en', 'We could not find what you are looking for.'],
    ['fr', 'No encontramos lo que busca.'],
    ['', 'No encontramos lo que busca.'],
  ])('an unknown call, for who reads "%s"', async (language, message) => {
    const response = await get('/api/nada', { cookie: `mariel-auto-language=${language}` });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ message, code: 'not_found' });
  });

  test('an unknown page', async () => {
    for (const path of ['/nada', '/products/automobiles/nada', '/products/a/b/c', '/admin/nada']) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      const page = await response.text();
      expect(page).toContain('<h1>404 Page Not Found</h1>');
      expect(page).toContain('Volver al inicio');
    }
  });

  test('the person’s language counts where the browser has not chosen', async () => {
    const { db } = shop.services;
    const yanet = shop.as('customer');
    await db.updateTable('person').set({ language: 'en' }).where('id', '=', yanet.id).execute();
    expect(await (await yanet.fetch('/')).text()).toContain('<html lang="en">');
    const chosen = yanet.with('mariel-auto-language=es');
    expect(await (await chosen.fetch('/')).text()).toContain('<html lang="es">');
  });
});

test('TRACE is no method of ours: nothing comes back of what was sent', async () => {
  const server = createServer(patient, getRequestListener(shop.app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const [status, body] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const headers = { 'x-secret': 'zenaida', cookie: 'a=zenaida' };
      request({ port, method: 'TRACE', path: '/', headers }, async (response) => {
        let text = JSON.stringify(response.headers);
        for await (const chunk of response) text += chunk;
        resolve([response.statusCode, text]);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('zenaida');
  } finally {
    server.close();
  }
});

describe('health', () => {
  test('with a database the process is ready', async () => {
    for (const [path, says] of [
      ['/healthz', { ok: true }],
      ['/readyz', { ok: true, waiting: 0 }],
    ] as const) {
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([200, says]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('who asks from another site', () => {
  const ask = (headers: Record<string, string>, method = 'POST') =>
    shop.as('customer').fetch('/api/quotes', {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(newQuote(ids)),
    });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'nonsense' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://tienda.test' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://tienda.test.evil.test' },
    { origin: 'http://tienda.test:8080' },
  ])('%j changes nothing', async (headers) => {
    const response = await ask(headers);
    // Some browsers treat an empty header like a missing one, and then the cookie's SameSite
    // decides.
    if (headers.origin === '') return expect([201, 403]).toContain(response.status);
    expect([response.status, (await response.json()).code]).toEqual([403, 'cross_site']);
    expect(await shop.as('customer').call(api.listMyQuotes, {})).toEqual([]);
  });

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: 'http://tienda.test' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://tienda.test' },
    {},
  ])('%j is ours', async (headers) => {
    expect((await ask(headers)).status).toBe(201);
  });

  test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('%s is refused on every path', async (method) => {
    for (const path of ['/', '/provincia', '/idioma', '/api/user/profile', '/nada']) {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const response = await shop.as('customer').fetch(path, { method, headers });
      expect([path, response.status]).toEqual([path, 403]);
    }
  });

  test('a link from another site opens the page', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://wa.me' };
    expect((await get('/products/automobiles/corolla', headers)).status).toBe(200);
  });

  test('nobody else’s script may read anything', async () => {
    const response = await get('/api/products', { origin: 'https://evil.test' });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('what only some installations have', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://tienda.test',
    SMTP_URL: 'smtp://correo.test',
    STAFF_EMAIL: 'equipo@tienda.test',
    OIDC_ISSUER: 'https://id.test',
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: 'secret',
  };

  test('with a mail server there is no inbox to read', async () => {
    await shop.as('customer').call(api.createQuote, { body: newQuote(ids), key: 'envio-02' });
    const live = await openTestShop({ env: production, database: shop.services.database });
    for (const path of ['/buzon', '/buzon/messages.json']) {
      const response = await live.as('anonymous').fetch(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('MA-TX-');
    }
    expect((await get('/buzon')).status).toBe(200);
  });
});
