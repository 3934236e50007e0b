import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { storeOriginal } from '#features/shop/catalogue/pictures/server/picture-files.ts';
import { emptyPolicy, securityHeaders } from '#platform/http/security-headers.ts';

setUpShop();
beforeEach(async () => {
  await restock(shop);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.as('anonymous').fetch(path, { headers });

describe('files', () => {
  test('a picture is safe, is kept for ever, and is 304 for who has it', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>';
    const hash = await storeOriginal(shop.services.files, svg, 'svg');
    const path = `/pictures/${hash}-320.webp`;
    const picture = await get(path);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const etag = picture.headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const response of [picture, again]) {
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const safe = { ...securityHeaders(false), 'content-security-policy': emptyPolicy };
      for (const [name, value] of Object.entries(safe)) {
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
      await writeFile(join(folder, 'dist/browser/assets/main-a1b2c3d.js'), 'the shop');
      await writeFile(join(folder, 'dist/browser/assets/staff/panel-a1b2c3d.js'), 'the panel');
      await writeFile(join(folder, 'dist/browser/secret-a1b2c3d.js'), 'a secret');
      process.chdir(folder);
    });
    afterAll(async () => {
      process.chdir(home);
      await rm(folder, { recursive: true });
    });

    test('everybody gets the shop’s code, kept for ever', async () => {
      const response = await get('/assets/main-a1b2c3d.js');
      expect([response.status, await response.text()]).toEqual([200, 'the shop']);
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    test('the staff’s code is for staff, and no shared cache keeps it', async () => {
      for (const actor of ['agente', 'administrador'] as const) {
        const response = await shop.as(actor).fetch('/assets/staff/panel-a1b2c3d.js');
        expect([response.status, await response.text()]).toEqual([200, 'the panel']);
        expect(response.headers.get('cache-control')).toMatch(/^private, /);
      }
      for (const actor of ['anonymous', 'customer', 'other customer'] as const) {
        for (const path of [
          '/assets/staff/panel-a1b2c3d.js',
          '/assets/staff%2fpanel-a1b2c3d.js',
          '/assets//staff/panel-a1b2c3d.js',
          '/assets/./staff/panel-a1b2c3d.js',
          '/assets/x/../staff/panel-a1b2c3d.js',
          '/assets/staff/../staff/panel-a1b2c3d.js',
          '/assets/STAFF/panel-a1b2c3d.js',
        ]) {
          const response = await shop.as(actor).fetch(path);
          expect([actor, path, response.status]).toEqual([actor, path, 404]);
          expect(await response.text()).not.toContain('the panel');
        }
      }
    });

    test.each([
      '/assets/..%2fsecret-a1b2c3d.js',
      '/assets/../secret-a1b2c3d.js',
      '/assets/%2e%2e/secret-a1b2c3d.js',
      '/assets/..%5csecret-a1b2c3d.js',
      '/assets/main-a1b2c3d.js.map',
      '/assets/main.js',
      '/assets/',
      '/dist/browser/assets/main-a1b2c3d.js',
      '/package.json',
      '/.env',
    ])('%s is no file', async (path) => {
      const response = await shop.as('administrador').fetch(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/a secret|the shop/);
    });
  });
});
