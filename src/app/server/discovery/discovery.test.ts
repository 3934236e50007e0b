import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '#routes.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';
import { lettering } from './lettering.ts';
import { addressList, sitemapRoutes } from './sitemap.ts';

setUpShop({ env: { BRAND_NAME: 'Autos & <Íñigo>' } });
beforeAll(async () => {
  await shop.reset();
  await shop.stock({ slug: 'toyota-corolla-2021' }, { slug: 'lada-niva', category: 'automobiles' });
});

test('robots.txt keeps crawlers out of what is private and names the sitemap', async () => {
  const robots = await textOf('/robots.txt');
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(
    expect.arrayContaining(['/api', '/admin', '/idp', '/buzon', '/my-quotes']),
  );
  expect(closed).not.toContain('/');
  const isClosed = (path: string) => closed.some((prefix = '/') => path.startsWith(prefix));
  for (const { access, path } of Object.values(routes)) {
    for (const start of ['', '/en']) {
      const address = start + path.replace(/:\w+\??/g, 'algo');
      expect([address, isClosed(address)]).toEqual([address, access !== 'anyone']);
    }
  }
  expect(closed.filter((path = '') => /[:*?]/.test(path))).toEqual([]);
  expect(robots).toContain('Sitemap: http://tienda.test/sitemap.xml');
});

test('the sitemap holds public screens and products, and each of them opens', async () => {
  const addresses = addressesIn(await textOf('/sitemap.xml'));
  expect(addresses).toEqual(
    expect.arrayContaining([
      'http://tienda.test/',
      'http://tienda.test/offices',
      'http://tienda.test/terms',
      'http://tienda.test/accesibilidad',
      'http://tienda.test/products/triciclos',
      'http://tienda.test/products/automobiles/toyota-corolla-2021',
    ]),
  );
  for (const address of addresses) {
    const answer = await shop.as('anonymous').fetch(new URL(address).pathname);
    const html = await answer.text();
    expect([address, answer.status]).toEqual([address, 200]);
    expect(html).not.toContain('content="noindex"');
    expect(html).toMatch(/<meta property="og:image" content="http:\/\/tienda\.test\/[^"]+"/);
    expect(html).toMatch(/<meta property="og:type" content="(website|product)">/);
    expect(html).toContain(`<meta property="og:url" content="${address}">`);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
  }
});

test('the sitemap names each public address in both languages, which name each other', async () => {
  const xml = await textOf('/sitemap.xml');
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
  const linksOf = (entry: string) =>
    Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name, to]) => [name, to]),
    );
  const addresses = addressesIn(xml);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const entry of entries) {
    const { es, en, ...others } = linksOf(entry);
    expect(others).toEqual({ 'x-default': es });
    expect([es, en]).toContain(addressesIn(entry)[0]);
    expect(addresses).toEqual(expect.arrayContaining([es, en]));
    expect(en).toBe(es?.replace(/^(http:\/\/tienda\.test)(?:\/$)?/, '$1/en'));
  }
});

test('the sitemap follows the catalogue', async () => {
  const [id = ''] = await shop.stock({ slug: 'recien-llegado' });
  await expect.poll(() => textOf('/sitemap.xml')).toContain('/recien-llegado<');
  await shop.services.db
    .updateTable('product')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .execute();
  await expect.poll(() => textOf('/sitemap.xml')).not.toContain('/recien-llegado<');
});

test('many products are split into files, each product in one of them', async () => {
  const app = new Hono().route('/', sitemapRoutes(shop.services, 1));
  const get = async (path: string) => (await app.request(path)).text();
  const files = addressesIn(await get('/sitemap.xml'));
  expect(files).toEqual([0, 1, 2].map((number) => `http://tienda.test/sitemap-${number}.xml`));
  const lists = await Promise.all(files.map((file) => get(new URL(file).pathname)));
  expect(addressesIn(lists[0] ?? '')).toContain('http://tienda.test/');
  expect(addressesIn(lists[1] ?? '')).toHaveLength(2);
  expect(lists.slice(1).flatMap(addressesIn).toSorted()).toEqual([
    'http://tienda.test/en/products/automobiles/lada-niva',
    'http://tienda.test/en/products/automobiles/toyota-corolla-2021',
    'http://tienda.test/products/automobiles/lada-niva',
    'http://tienda.test/products/automobiles/toyota-corolla-2021',
  ]);
  for (const path of ['/sitemap-3.xml', '/sitemap-x.xml', '/sitemap-9999999.xml']) {
    expect((await app.request(path)).status).toBe(404);
  }
});

test('a hostile path cannot leave its place in the sitemap', () => {
  const xml = addressList('http://tienda.test', [{ path: `/a&b<c>"d'</loc><loc>http://mal.test` }]);
  expect(xml).toContain(
    '<loc>http://tienda.test/a&amp;b&lt;c&gt;&quot;d&apos;&lt;/loc&gt;&lt;loc&gt;http://mal.test</loc>',
  );
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml.match(/<xhtml:link /g)).toHaveLength(6);
});

test('the manifest names the shop and icons of the size they say', async () => {
  const answer = await shop.as('anonymous').fetch('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Autos & <Íñigo>', start_url: '/', lang: 'es' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await shop.as('anonymous').fetch(src);
    expect(icon.headers.get('content-type')?.split(';')[0]).toBe(type);
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the card that chats show is drawn once, light, and survives any name', async () => {
  const { put } = shop.services.files;
  const written: string[] = [];
  shop.services.files.put = async (key, bytes) => {
    written.push(key);
    await put(key, bytes);
  };
  for (const _ of [1, 2]) {
    const answer = await shop.as('anonymous').fetch('/og.jpg');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(bytes.byteLength).toBeLessThan(100 * 1024);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect(written).toHaveLength(1);
});

test('letters are strokes: accents stay, what nobody drew is left out', () => {
  const looks = { x: 0, y: 0, size: 10, maxWidth: 1000, stroke: 1, colour: '#000' };
  const paths = (text: string) => lettering(text, looks).match(/<path/g)?.length ?? 0;
  expect(paths('Mariel Auto')).toBe(10);
  expect(paths('Íñigo')).toBe(6);
  expect(paths('<"漢>')).toBe(0);
  expect(lettering('WWWWWWWWWW', { ...looks, maxWidth: 20 })).toContain('scale(0.138)');
});

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

async function textOf(path: string): Promise<string> {
  return (await shop.as('anonymous').fetch(path)).text();
}
