import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '../../api.ts';
import { keepOriginal } from '../../features/catalogue/server/picture-files.ts';
import { type Good, restock, wish } from '../../features/quotes/server/testing.ts';
import { type OpenDatabase, overPool } from '../../platform/database/database.ts';
import { preparedOver } from '../../platform/database/prepared.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { hostileAddresses } from '../../platform/testing/hostile-addresses.ts';
import { openTestShop, plainAssets, type TestShop } from './testing.ts';

let shop: TestShop;
let ids: Record<Good, string>;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  ids = await restock(shop);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.as('anonymous').fetch(path, { headers });
const read = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text();
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.as('anonymous').fetch(path, { method: 'POST', body: new URLSearchParams(form), headers });

/** Lets a statement stand while something is asked, then takes it back. */
async function meanwhile(change: string, undo: string, ask: () => Promise<void>): Promise<void> {
  await sql.raw(change).execute(shop.platform.db);
  try {
    await ask();
  } finally {
    await sql.raw(undo).execute(shop.platform.db);
  }
}
const broken = (ask: () => Promise<void>) =>
  meanwhile('alter table quote rename to away', 'alter table away rename to quote', ask);
const catalogueBroken = (ask: () => Promise<void>) =>
  meanwhile('alter table product rename to away', 'alter table away rename to product', ask);

describe('every answer', () => {
  const expected = Object.entries(securityHeaders(false));

  /** Ours on each answer; a page, mail or form brings its own content policy. */
  function expectSafe(response: Response): void {
    for (const [name, value] of expected) {
      const found = response.headers.get(name);
      if (name === 'content-security-policy') expect(found).toMatch(/^default-src 'none'; /);
      else expect([name, found]).toEqual([name, value]);
    }
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe-|\*|https?:/);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
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
  ])('%s %s is safe', async (status, path, init) => {
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
    await shop.as('customer').call(api.createQuote, { body: wish(ids), key: 'envio-01' });
    await shop.as('agente').fetch('/admin/quotes');
    expect(shop.lines.join('')).not.toMatch(/correo\.test|Pérez|\+53|mariel-auto-session/);
  });

  test('each request has an id of its own', async () => {
    const seen = await Promise.all(Array.from({ length: 5 }, () => get('/healthz')));
    expect(new Set(seen.map(({ headers }) => headers.get('x-request-id'))).size).toBe(5);
    const forged = await get('/healthz', { 'x-request-id': 'mine' });
    expect(forged.headers.get('x-request-id')).not.toBe('mine');
  });

  test('a page runs its own script and style and nothing else', async () => {
    const other = await openTestShop({
      database: shop.platform.database,
      assets: {
        ...plainAssets,
        boot: 'console.log(1)',
        of: async (screen, language) => ({
          ...(await plainAssets.of(screen, language)),
          css: 'a{color:red}',
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
    // Files and forms are ours; only links that a person may tap lead elsewhere.
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
      database: shop.platform.database,
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
    for (const path of [
      '/nada',
      '/products/automobiles/nada',
      '/products/a/b/c',
      '/admin',
      '/admin/nada',
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      const page = await response.text();
      expect(page).toContain('<h1>404 Page Not Found</h1>');
      expect(page).toContain('Volver al inicio');
    }
  });

  test('the person’s language counts where the browser has not chosen', async () => {
    const { db } = shop.platform;
    const yanet = shop.as('customer');
    await db.updateTable('person').set({ language: 'en' }).where('id', '=', yanet.id).execute();
    expect(await (await yanet.fetch('/')).text()).toContain('<html lang="en">');
    const chosen = yanet.with('mariel-auto-language=es');
    expect(await (await chosen.fetch('/')).text()).toContain('<html lang="es">');
  });
});

describe('the database is away', () => {
  let away: TestShop;
  let pool: pg.Pool;
  beforeAll(async () => {
    // Nothing listens there.
    pool = new pg.Pool({ connectionString: 'postgres://shop@127.0.0.1:1/shop' });
    const database: OpenDatabase = {
      db: overPool(pool),
      kind: 'postgres',
      prepared: preparedOver(pool),
      listen: () => Promise.reject(new Error('away')),
      close: () => pool.end(),
    };
    away = await openTestShop({ database });
  });
  afterAll(() => pool.end());
  const cookie = { cookie: `mariel-auto-session=${'a'.repeat(43)}` };

  test('this process says that it lives and that it is not ready', async () => {
    const live = await away.as('anonymous').fetch('/healthz');
    expect([live.status, await live.json()]).toEqual([200, { ok: true }]);
    const ready = await away.as('anonymous').fetch('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false }]);
  });

  test.each(['/api/products', '/api/user', '/api/quotes/user', '/api/admin/quotes'])(
    '%s says so, and when to come back',
    async (path) => {
      const response = await away.as('anonymous').fetch(path, { headers: cookie });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('30');
      expect(await response.json()).toEqual({
        message:
          'El servicio no está disponible en este momento. Sus datos se conservan; intente de nuevo en un minuto.',
        code: 'unavailable',
      });
    },
  );

  test('a quotation that is asked for meanwhile is not lost in silence', async () => {
    const response = await away.as('anonymous').fetch('/api/quotes', {
      method: 'POST',
      headers: { ...cookie, 'content-type': 'application/json' },
      body: JSON.stringify(wish(ids)),
    });
    expect([response.status, (await response.json()).code]).toEqual([503, 'unavailable']);
  });

  test.each(['/products/automobiles', '/my-quotes', '/admin/quotes'])(
    'the page %s is a page, signed in or not, and gives away nothing',
    async (path) => {
      for (const headers of [{}, cookie]) {
        const response = await away.as('anonymous').fetch(path, { headers });
        // Who is signed out is told to sign in, database or not.
        if (response.status === 302) continue;
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('30');
        expect(response.headers.get('content-type')).toMatch(/^text\/html/);
        const page = await response.text();
        expect(page).toContain('El servicio no está disponible en este momento');
        expect(page).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
      }
    },
  );

  test('a page that needs no database is still there', async () => {
    for (const headers of [{}, cookie]) {
      const response = await away.as('anonymous').fetch('/', { headers });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<h1');
    }
  });
});

describe('health', () => {
  test('with a database the process is ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('who asks from another site', () => {
  const ask = (headers: Record<string, string>, method = 'POST') =>
    shop.as('customer').fetch('/api/quotes', {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(wish(ids)),
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
    // An empty header is as good as none to some browsers: then the cookie's SameSite decides.
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

describe('pages that the browser has already', () => {
  test('a public page is asked for again by its tag, and is 304 until it changes', async () => {
    const first = await get('/products/automobiles');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(first.headers.get('vary')).toMatch(/^accept-encoding, cookie\b/);
    for (const tag of [etag, `W/${etag}`, `"otro", ${etag}`]) {
      const again = await get('/products/automobiles', { 'if-none-match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      for (const [name, value] of Object.entries(securityHeaders(false))) {
        if (name !== 'content-security-policy') expect(again.headers.get(name)).toBe(value);
      }
    }
    expect((await get('/products/automobiles', { 'if-none-match': '"otro"' })).status).toBe(200);
    const english = { 'if-none-match': etag, cookie: 'mariel-auto-language=en' };
    expect((await get('/products/automobiles', english)).status).toBe(200);
  });

  test.each(['br', 'gzip', 'gzip, deflate, br, zstd', 'identity', ''])(
    'encoded as "%s" it is the same page',
    async (encoding) => {
      const response = await get('/products/automobiles', { 'accept-encoding': encoding });
      const wanted = encoding.includes('br') ? 'br' : encoding === 'gzip' ? 'gzip' : null;
      expect(response.headers.get('content-encoding')).toBe(wanted);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
      const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
      const plain =
        wanted === 'br' ? brotliDecompressSync(bytes) : wanted ? gunzipSync(bytes) : bytes;
      expect(plain.toString()).toBe(await read('/products/automobiles'));
    },
  );

  test.each(['/', '/products/automobiles', '/nada', '/api/products', '/api/user', '/healthz'])(
    'HEAD %s says what GET says, without the body',
    async (path) => {
      const head = await shop.as('anonymous').fetch(path, { method: 'HEAD' });
      const full = await get(path);
      expect([head.status, await head.text()]).toEqual([full.status, '']);
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
        expect([name, head.headers.get(name)]).toEqual([name, full.headers.get(name)]);
      }
    },
  );

  /** Asks for pages until one comes out of the memory, without any call inside. */
  async function untilKept(path: string): Promise<void> {
    await expect
      .poll(async () => {
        shop.lines.length = 0;
        await get(path);
        return shop.lines.filter((line) => line.includes('"/api/')).length;
      })
      .toBe(0);
  }

  test('after a change of the price the page shows the new price', async () => {
    const path = '/products/automobiles/corolla';
    await untilKept(path);
    expect(await read(path)).toContain('US$28,000');
    await shop.platform.db.updateTable('product').set({ price_cents: 2_750_050 }).execute();
    await expect.poll(() => read(path)).toContain('US$27,500.50');
    expect(await read(path)).not.toContain('US$28,000');
    await shop.platform.db
      .updateTable('product')
      .set({ deleted_at: new Date() })
      .where('slug', '=', 'corolla')
      .execute();
    await expect.poll(async () => (await get(path)).status).toBe(404);
  });

  test('a page that was being drawn while the price changed is not kept', async () => {
    const { db, database } = shop.platform;
    let change: (() => Promise<void>) | undefined;
    const slow = await openTestShop({
      database,
      assets: {
        ...plainAssets,
        // Asked for when the products are read already and before the page is kept.
        async of(screen, language) {
          const now = change;
          change = undefined;
          await now?.();
          return plainAssets.of(screen, language);
        },
      },
    });
    const page = async () =>
      (await slow.as('anonymous').fetch('/products/automobiles/corolla')).text();
    await untilKept('/products/automobiles/corolla');
    await expect.poll(page).toContain('US$28,000');
    await db.updateTable('product').set({ featured: true }).execute();
    await expect
      .poll(async () => {
        slow.lines.length = 0;
        await page();
        return slow.lines.filter((line) => line.includes('"/api/')).length;
      })
      .toBe(0);
    // The next page is drawn anew, and meanwhile the price changes and everybody has heard of it.
    let heard = 0;
    await database.listen('catalogue', () => {
      heard += 1;
    });
    await db.updateTable('product').set({ featured: false }).execute();
    await expect.poll(() => heard).toBe(1);
    change = async () => {
      await db.updateTable('product').set({ price_cents: 2_600_000 }).execute();
      await expect.poll(() => heard).toBe(2);
    };
    expect(await page()).toContain('US$28,000');
    expect(await page()).toContain('US$26,000');
  });

  test('a page that failed is not kept', async () => {
    const path = '/products/automobiles?search=fallo';
    await catalogueBroken(async () => {
      expect((await get(path)).status).toBe(500);
    });
    expect((await get(path)).status).toBe(200);
  });

  test('nobody writes another host into a page that others get', async () => {
    const path = '/products/triciclos';
    for (const before of ['//evil.test', '///evil.test', '//evil.test/.', '/.//evil.test']) {
      const response = await get(before + path);
      expect([before, response.status]).toEqual([before, 404]);
      expect(await response.text()).not.toMatch(/(href|content)="(https?:)?\/\/evil/);
    }
    const page = await read(path, { host: 'evil.test', 'x-forwarded-host': 'evil.test' });
    expect(page).toContain('<link rel="canonical" href="http://tienda.test/products/triciclos">');
    expect(page).not.toContain('evil.test');
  });
});

describe('choices', () => {
  test('the province changes what a page says', async () => {
    const path = '/products/motocicletas';
    expect(await read(path)).toContain('No llega a La Habana');
    expect(await read(path, { cookie: 'mariel-auto-province=PRI' })).not.toContain('No llega a');
    const holguin = await read(path, { cookie: 'mariel-auto-province=HOL' });
    expect(holguin).toContain('No llega a Holguín');
    expect(await read(path)).toContain('No llega a La Habana');
  });

  test('the language changes what a page says', async () => {
    const english = await read('/products', { cookie: 'a=b; mariel-auto-language=en; c=d' });
    expect(english).toContain('<html lang="en">');
    expect(english).not.toContain('Cotización');
    expect(await read('/products')).toContain('<html lang="es">');
  });

  test('a province is remembered for 30 days, and the way leads back', async () => {
    const response = await post('/provincia', { province: 'HOL', returnTo: '/products?year=2021' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/products?year=2021');
    expect(response.headers.getSetCookie()).toEqual([
      'mariel-auto-province=HOL; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
  });

  test('a language is remembered for a year; an unknown one is Spanish', async () => {
    const response = await post('/idioma', { language: 'en', returnTo: '/my-quotes' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/my-quotes']);
    expect(response.headers.getSetCookie()).toEqual([
      'mariel-auto-language=en; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    for (const language of ['fr', '', 'EN', 'en; Domain=evil.test']) {
      const other = await post('/idioma', { language });
      expect(other.headers.get('set-cookie')).toMatch(/^mariel-auto-language=es; /);
    }
  });

  test('back is always a path of ours', async () => {
    for (const returnTo of hostileAddresses) {
      for (const [path, form] of [
        ['/provincia', { province: 'HAB', returnTo }],
        ['/idioma', { language: 'es', returnTo }],
      ] as const) {
        const response = await post(path, form);
        expect([returnTo, response.headers.get('location')]).toEqual([returnTo, '/']);
      }
    }
  });

  test.each(['', 'hab', 'XXX', 'HAB,MAT', '__proto__'])(
    'the province "%s" is none',
    async (province) => {
      const response = await post('/provincia', { province });
      expect([response.status, response.headers.has('set-cookie')]).toEqual([400, false]);
      expect((await response.json()).fields).toEqual({
        province: 'Elija una de las 16 provincias.',
      });
      const english = await post('/provincia', { province }, { cookie: 'mariel-auto-language=en' });
      expect((await english.json()).fields).toEqual({
        province: 'Choose one of the 16 provinces.',
      });
    },
  );

  test.each([
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', '--y', 400],
    ['application/json', '{"province":"HAB"}', 400],
    ['application/x-www-form-urlencoded', '%', 400],
    ['', '', 400],
    ['application/x-www-form-urlencoded', `province=HAB&x=${'x'.repeat(100_000)}`, 413],
  ])('a form sent as "%s" %.20s: %s', async (type, body, status) => {
    const init = { method: 'POST', headers: { 'content-type': type }, body };
    expect((await shop.as('anonymous').fetch('/provincia', init)).status).toBe(status);
  });
});

describe('files', () => {
  test('a picture is safe, is kept for ever, and is 304 for who has it', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>';
    const hash = await keepOriginal(shop.platform.files, svg, 'svg');
    const path = `/pictures/${hash}-320.webp`;
    const picture = await get(path);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const etag = picture.headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const response of [picture, again]) {
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      for (const [name, value] of Object.entries(securityHeaders(false))) {
        expect([name, response.headers.get(name)]).toEqual([name, value]);
      }
    }
    for (const odd of [
      `${hash}-321.webp`,
      `${hash}-320.svg`,
      `${hash}.svg`,
      `..%2f${hash}-320.webp`,
    ]) {
      expect([odd, (await get(`/pictures/${odd}`)).status]).toEqual([odd, 404]);
    }
  });

  describe('of the build', () => {
    const home = process.cwd();
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'mariel-build-'));
      await mkdir(join(folder, 'dist/browser/assets/staff'), { recursive: true });
      await writeFile(join(folder, 'dist/browser/assets/main-a1b2c3d4.js'), 'the shop');
      await writeFile(join(folder, 'dist/browser/assets/staff/panel-a1b2c3d4.js'), 'the panel');
      await writeFile(join(folder, 'dist/browser/secret-a1b2c3d4.js'), 'a secret');
      process.chdir(folder);
    });
    afterAll(async () => {
      process.chdir(home);
      await rm(folder, { recursive: true });
    });

    test('everybody gets the shop’s code, kept for ever', async () => {
      const response = await get('/assets/main-a1b2c3d4.js');
      expect([response.status, await response.text()]).toEqual([200, 'the shop']);
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    test('the staff’s code is for staff, and no shared cache keeps it', async () => {
      for (const actor of ['agente', 'administrador'] as const) {
        const response = await shop.as(actor).fetch('/assets/staff/panel-a1b2c3d4.js');
        expect([response.status, await response.text()]).toEqual([200, 'the panel']);
        expect(response.headers.get('cache-control')).toMatch(/^private, /);
      }
      for (const actor of ['anonymous', 'customer', 'other customer'] as const) {
        for (const path of [
          '/assets/staff/panel-a1b2c3d4.js',
          '/assets/staff%2fpanel-a1b2c3d4.js',
          '/assets//staff/panel-a1b2c3d4.js',
          '/assets/./staff/panel-a1b2c3d4.js',
          '/assets/x/../staff/panel-a1b2c3d4.js',
          '/assets/staff/../staff/panel-a1b2c3d4.js',
          '/assets/STAFF/panel-a1b2c3d4.js',
        ]) {
          const response = await shop.as(actor).fetch(path);
          expect([actor, path, response.status]).toEqual([actor, path, 404]);
          expect(await response.text()).not.toContain('the panel');
        }
      }
    });

    test.each([
      '/assets/..%2fsecret-a1b2c3d4.js',
      '/assets/../secret-a1b2c3d4.js',
      '/assets/%2e%2e/secret-a1b2c3d4.js',
      '/assets/..%5csecret-a1b2c3d4.js',
      '/assets/main-a1b2c3d4.js.map',
      '/assets/main.js',
      '/assets/',
      '/dist/browser/assets/main-a1b2c3d4.js',
      '/package.json',
      '/.env',
    ])('%s is no file', async (path) => {
      const response = await shop.as('administrador').fetch(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/a secret|the shop/);
    });
  });
});

describe('what only some installations have', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://tienda.test',
    SMTP_URL: 'smtp://correo.test',
    OIDC_ISSUER: 'https://id.test',
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: 'secret',
  };

  test('the kit is not in production, however it is written', async () => {
    const live = await openTestShop({ env: production, database: shop.platform.database });
    for (const path of ['/kit', '/kit/', '/kit?x', '//kit', '/%6bit']) {
      const response = await live.as('anonymous').fetch(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toContain('/assets/kit-');
    }
    expect((await get('/kit')).status).toBe(200);
  });

  test('with a mail server there is no inbox to read', async () => {
    await shop.as('customer').call(api.createQuote, { body: wish(ids), key: 'envio-02' });
    const live = await openTestShop({ env: production, database: shop.platform.database });
    for (const path of ['/buzon', '/buzon/messages.json']) {
      const response = await live.as('anonymous').fetch(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('MA-TX-');
    }
    expect((await get('/buzon')).status).toBe(200);
  });
});

describe('whatever is asked, the shop answers', () => {
  const values = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\0',
      "'",
      '%',
      '%00',
      '\\',
      '-1',
      '1e309',
      'NaN',
      '__proto__',
      'true',
      '99999999999999999999',
      'a'.repeat(5000),
      '𝒯',
      '\ud800',
      '1,2',
      '0',
      '2021',
      'HAB',
      'price',
      '-price',
      '[]',
      '{}',
      '../..',
    ),
    fc.integer().map(String),
  );
  const names = fc.oneof(
    fc.constantFrom(
      'search',
      'minPrice',
      'maxPrice',
      'year',
      'brand',
      'engineType',
      'sort',
      'mine',
      'cursor',
      'category',
      'limit',
      'province',
      'aviso',
      'returnTo',
      '__proto__',
      'constructor',
    ),
    fc.string(),
  );
  const queries = fc
    .array(fc.tuple(names, values), { maxLength: 4 })
    .map(
      (pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])),
    );

  const expectAnswer = async (path: string, headers: Record<string, string> = {}) => {
    const { status } = await get(path, headers);
    if (status >= 500) throw new Error(`${status} for ${path} ${JSON.stringify(headers)}`);
  };

  test.each([
    'search=' + 'x'.repeat(101),
    'brand=' + 'x'.repeat(61),
    'engineType=' + 'x'.repeat(61),
    'brand=%00',
    'engineType=%00',
    'cursor=abc',
    'cursor=' + 'x'.repeat(301),
    'minPrice=-1&maxPrice=1e9',
    'year=0&sort=random',
  ])('/products?%.30s', async (query) => {
    for (const path of ['/products', '/products/electrodomesticos', '/products/nada']) {
      await expectAnswer(`${path}?${query}`);
    }
  });

  test('any query of the catalogue', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(queries, (query) => expectAnswer(`/products?${query}`)),
      { numRuns: 300 },
    );
  });

  test('any query of the call behind it', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(queries, (query) => expectAnswer(`/api/products?${query}`)),
      { numRuns: 300 },
    );
  });

  test('any path', { timeout: 120_000 }, async () => {
    const segment = fc.oneof(
      fc.constantFrom(
        '',
        '.',
        '..',
        '%',
        '%00',
        '%ff',
        '%2f',
        '%E0%A4%A',
        ':',
        '*',
        'api',
        'admin',
        'products',
        'automobiles',
        'corolla',
        'quotes',
        'pictures',
        'assets',
        'staff',
        'buzon',
        'kit',
        'evil.test',
      ),
      fc.webSegment(),
    );
    const path = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
    await fc.assert(
      fc.asyncProperty(path, (written) => expectAnswer(written)),
      { numRuns: 300 },
    );
  });

  test('any cookie', { timeout: 120_000 }, async () => {
    const name = fc.constantFrom(
      'mariel-auto-session',
      'mariel-auto-language',
      'mariel-auto-province',
      'mariel-auto-login',
      'x',
      '',
    );
    // What can stand in a header at all.
    const value = fc.oneof(
      fc.string({ unit: 'binary-ascii' }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
      fc.constantFrom('%', '%00', '%E0%A4%A', '"', 'a'.repeat(43), 'a'.repeat(5000), '\xff', '=;='),
    );
    const cookies = fc
      .array(fc.tuple(name, value), { maxLength: 4 })
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));
    await fc.assert(
      fc.asyncProperty(cookies, async (cookie) => {
        for (const path of ['/', '/my-quotes', '/api/user', '/api/callback?code=x&state=y']) {
          await expectAnswer(path, { cookie });
        }
      }),
      { numRuns: 75 },
    );
  });
});
