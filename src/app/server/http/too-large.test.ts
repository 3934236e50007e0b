import { expect, test } from 'vitest';
import { setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();

const ask = (headers: Record<string, string>) =>
  shop.as('anonymous').fetch('/too-large', { headers });

test('whose form a proxy refuses for its size reads what to do, and comes back to the form', async () => {
  const { publicUrl } = shop.services.config;
  const answer = await ask({ referer: `${publicUrl}/verify?code=MA-1` });
  expect(answer.status).toBe(413);
  const page = await answer.text();
  expect(page).toContain('Los archivos pesan demasiado');
  expect(page).toContain('hasta 3 de 8 MB cada uno');
  expect(page).toContain('href="/verify?code=MA-1"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each(['https://otra.example/verify', 'javascript:alert(1)', '//otra.example/x'])(
  'who came from %s goes back to the start',
  async (referer) => {
    const page = await (await ask({ referer, 'accept-language': 'en' })).text();
    expect(page).toContain('<a class="button" href="/">');
    expect(page).not.toContain('otra.example');
  },
);
