import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, plainAssets, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { joinPage } from '../page-parts.ts';

setUpShop();
beforeEach(async () => {
  await restock(shop);
});

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

const catalogueBroken = (ask: () => Promise<void>) =>
  meanwhile('alter table product rename to away', 'alter table away rename to product', ask);

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

  test('the service worker hears in few words that its copy holds, and gets a newer page whole', async () => {
    const path = '/products/automobiles';
    const etag = (await get(path)).headers.get('etag') ?? '';
    const same = await get(path, { 'if-none-match': etag, 'x-check': '1' });
    expect([same.status, await same.text()]).toEqual([204, '']);
    expect(same.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    for (const [name, value] of Object.entries(securityHeaders(false))) {
      if (name !== 'content-security-policy') expect(same.headers.get(name)).toBe(value);
    }
    const newer = await get(path, { 'if-none-match': '"otro"', 'x-check': '1' });
    expect(newer.status).toBe(200);
    expect(newer.headers.get('x-page-variant')).toBe('es..todo');
  });

  test('a phone that keeps the style, the menu and the footer gets the rest, for itself only', async () => {
    const ask = async (stored: Map<string, string>, path = '/products/automobiles') => {
      const answer = await get(path, { 'x-parts': [...stored.keys()].join(' ') });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const text = await answer.text();
      const joined = joinPage({ text, header: answer.headers.get('x-parts') ?? '' }, stored);
      return { answer, text, ...joined };
    };
    const full = await get('/products/automobiles');
    const html = await full.text();
    const first = await ask(new Map());
    expect([first.html, first.text]).toEqual([html, html]);
    const again = await ask(first.parts ?? new Map());
    expect(again.html).toBe(html);
    for (const everywhere of ['<style>', 'Intermediario: cotizamos', '<template']) {
      expect(html).toContain(everywhere);
      expect(again.text).not.toContain(everywhere);
    }
    expect(again.answer.headers.get('etag')).toBe(full.headers.get('etag'));
    expect(again.answer.headers.get('content-security-policy')).toBe(
      full.headers.get('content-security-policy'),
    );
    expect(full.headers.has('x-parts')).toBe(false);
  });

  test('what phones keep of a page is nobody’s own', async () => {
    const customer = shop.as('customer');
    const answer = await customer.fetch('/profile', { headers: { 'x-parts': '' } });
    const header = answer.headers.get('x-parts') ?? '';
    const text = await answer.text();
    const parts = [...(joinPage({ text, header }, new Map())?.parts.values() ?? [])].join();
    for (const own of [customer.email, customer.id, 'Yanet']) {
      expect(text).toContain(own);
      expect(parts).not.toContain(own);
    }
    expect(parts.length).toBeGreaterThan(text.length / 4);
  });

  test('what a page says to everybody comes once, and what is the person’s own each time', async () => {
    const customer = shop.as('customer');
    const ask = async (stored: Map<string, string>) => {
      const headers = { 'x-parts': [...stored.keys()].join(' ') };
      const answer = await customer.fetch('/verify', { headers });
      const text = await answer.text();
      return {
        text,
        ...joinPage({ text, header: answer.headers.get('x-parts') ?? '' }, stored),
      };
    };
    const first = await ask(new Map());
    const again = await ask(first.parts ?? new Map());
    expect(again.html).toBe(first.text);
    for (const everybodys of ['Horario de atención', 'Si ya pagó', 'Nunca le pedimos']) {
      expect(first.text).toContain(everybodys);
      expect(again.text).not.toContain(everybodys);
    }
    expect([...(first.parts?.values() ?? [])].join()).not.toContain(customer.email);
    expect(again.text).toContain(customer.email);
  });

  test.each(['br', 'gzip', 'gzip, deflate, br, zstd', 'identity', ''])(
    'encoded as "%s" it is the same page',
    async (encoding) => {
      const response = await get('/products/automobiles', { 'accept-encoding': encoding });
      const expected = encoding.includes('br') ? 'br' : encoding === 'gzip' ? 'gzip' : null;
      expect(response.headers.get('content-encoding')).toBe(expected);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
      const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
      const plain =
        expected === 'br' ? brotliDecompressSync(bytes) : expected ? gunzipSync(bytes) : bytes;
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

  /** Requests pages until one comes from the cache, without any call inside. */
  async function untilCached(path: string): Promise<void> {
    await expect
      .poll(async () => {
        shop.lines.length = 0;
        await get(path);
        return shop.lines.filter((line) => line.includes('"/api/')).length;
      })
      .toBe(0);
  }

  test('an address with keys that no screen reads is the address without them', async () => {
    const path = '/products/automobiles?search=corolla';
    const tag = async (address: string) => (await get(address)).headers.get('etag');
    const page = await tag(path);
    for (const query of [
      'a=1&search=corolla',
      'search=corolla&fbclid=x',
      'search=corolla&search=z',
    ]) {
      expect([query, await tag(`/products/automobiles?${query}`)]).toEqual([query, page]);
    }
    expect(await tag('/products/automobiles?search=triciclo&a=1')).not.toBe(page);
    const foreign = await read(`${path}&aviso=%3Cb%3Efalso`);
    expect(foreign).not.toContain('falso');
  });

  test('with such a key it is the page that is kept', async () => {
    await untilCached('/products/automobiles');
    await catalogueBroken(async () => {
      expect((await get('/products/automobiles?a=1')).status).toBe(200);
    });
  });

  test('a call with keys that nobody reads is the call without them', async () => {
    const status = async (key: string) =>
      (await get(`/api/products?category=automobiles&search=corolla&${key}=1`)).status;
    await expect
      .poll(async () => {
        for (const key of ['a', 'b']) await status(key);
        let stored = 0;
        await catalogueBroken(async () => {
          stored = await status('c');
        });
        return stored;
      })
      .toBe(200);
  });

  test.each([
    '/?aviso=entrada-fallida',
    '/products/automobiles?sort=price',
    '/products/automobiles?filtros=1',
    '/products?minPrice=20000',
    '/offers?cursor=x',
    '/comparar?p=corolla',
    '/provincia?returnTo=%2Foffers',
    '/verify?code=MA-VER-1',
    '/verify?ref=MA-COT-1',
  ])('%s is a page of its own', async (path) => {
    const [own, plain] = await Promise.all(
      [path, path.replace(/\?.*/, '')].map((each) => get(each)),
    );
    expect(own?.headers.get('etag')).not.toBe(plain?.headers.get('etag'));
  });

  test('after a change of the price the page shows the new price', async () => {
    const path = '/products/automobiles/corolla';
    await untilCached(path);
    expect(await read(path)).toContain('US$28,000');
    await shop.services.db.updateTable('product').set({ price_cents: 2_750_050 }).execute();
    await expect.poll(() => read(path)).toContain('US$27,500.50');
    expect(await read(path)).not.toContain('US$28,000');
    await shop.services.db
      .updateTable('product')
      .set({ deleted_at: new Date() })
      .where('slug', '=', 'corolla')
      .execute();
    await expect.poll(async () => (await get(path)).status).toBe(404);
  });

  test('a page that was being rendered while the price changed is not kept', async () => {
    const { db, database } = shop.services;
    let change: (() => Promise<void>) | undefined;
    const slow = await openTestShop({
      database,
      assets: {
        ...plainAssets,
        // Requested after the products were read and before the page is cached.
        async of(...asked) {
          const now = change;
          change = undefined;
          await now?.();
          return plainAssets.of(...asked);
        },
      },
    });
    const page = async () =>
      (await slow.as('anonymous').fetch('/products/automobiles/corolla')).text();
    await untilCached('/products/automobiles/corolla');
    await expect.poll(page).toContain('US$28,000');
    await db.updateTable('product').set({ featured: true }).execute();
    await expect
      .poll(async () => {
        slow.lines.length = 0;
        await page();
        return slow.lines.filter((line) => line.includes('"/api/')).length;
      })
      .toBe(0);
    // The next page is rendered again, while the price changes and everybody hears of it.
    let heard = 0;
    await database.listen('catalogue', () => {
      heard += 1;
    });
    await db.updateTable('product').set({ featured: false }).execute();
    // More than one, if an earlier change is heard late.
    await expect.poll(() => heard).toBeGreaterThan(0);
    change = async () => {
      const before = heard;
      await db.updateTable('product').set({ price_cents: 2_600_000 }).execute();
      await expect.poll(() => heard).toBeGreaterThan(before);
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
