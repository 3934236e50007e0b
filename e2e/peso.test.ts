// What a page weighs, on the wire: what people in Cuba wait and pay for.
import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { live, shopOrigin, test } from './people.ts';
import { corolla } from './shopping.ts';

const publicPages = [
  '/',
  '/products/automobiles',
  '/products/motocicletas',
  '/products/electrodomesticos',
  '/products/triciclos',
  corolla.path,
  '/provincia',
  '/no-existe',
];

/**
 * Bytes: one first window of TCP (ten segments of 1,460) without the boot script; the document with
 * it; the boot script; everything of script once React answers. The last is too much: issue 2 asks
 * for 85,000. From here it only goes down.
 */
const most = { shown: 14_600, document: 15_000, ownScript: 6_000, allScripts: 93_000 };

test('nadie descarga más de lo debido en una página pública', async ({ newPerson }) => {
  const rows: Record<string, Record<keyof typeof most, number>> = {};
  for (const path of publicPages) {
    const document = await settled(path);
    const html = brotliDecompressSync(document).toString('utf8');
    const boot = /<script>(.+)<\/script>/s.exec(html)?.[1] ?? '';
    const person = await newPerson({ device: 'phone' });
    person.expects(/404/);
    rows[path] = {
      shown: brotliCompressSync(html.replace(boot, '')).length,
      document: document.length,
      ownScript: brotliCompressSync(boot).length,
      allScripts: await scriptBytes(person.page, path),
    };
  }
  console.table(rows);
  for (const [path, row] of Object.entries(rows)) {
    for (const [what, bytes] of Object.entries(row)) {
      expect(bytes, `${path}: ${what}`).toBeLessThanOrEqual(most[what as keyof typeof most]);
      expect(bytes, `${path}: ${what}`).toBeGreaterThan(0);
    }
  }
});

/** The body of a page as it is sent once the shop has had the time to compress it best. */
async function settled(path: string): Promise<Buffer> {
  let last = await encoded(path);
  await expect
    .poll(async () => {
      const before = last.length;
      last = await encoded(path);
      return last.length <= before && last.length <= most.document;
    })
    .toBe(true)
    // The table says how much too much it is.
    .catch(() => undefined);
  return last;
}

function encoded(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'es' };
    request(`${shopOrigin()}${path}`, { headers }, async (response) => {
      if (response.headers['content-encoding'] !== 'br') return reject(Error(`${path}: not br`));
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    })
      .on('error', reject)
      .end();
  });
}

/** Everything of script that a page has loaded once React answers. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (finished) => {
    if (finished.resourceType() !== 'script') return;
    sizes.push(finished.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'load' });
  await live(page);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
