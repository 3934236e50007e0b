import { beforeAll, expect, test } from 'vitest';
import { setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();
beforeAll(async () => {
  await shop.reset();
  await shop.stock({ slug: 'rio', name: 'Kia Rio' });
});

const read = async (cookie = '') => {
  const response = await shop
    .as('anonymous')
    .fetch('/products/automobiles', { headers: { cookie } });
  return { variant: response.headers.get('x-page-variant'), html: await response.text() };
};
const chosen = (province: string) => `mariel-auto-province=${province}`;

test('until a province is chosen the list says for which it is shown, and offers another', async () => {
  const { html } = await read();
  expect(html).toMatch(
    /Se muestra para La Habana\.(?:<!-- -->)? <a href="\/provincia\?returnTo=%2Fproducts%2Fautomobiles">¿Es para otra provincia\?<\/a>/,
  );
  const english = await read('mariel-auto-language=en');
  expect(english.html).toContain('Shown for La Habana.');
  const nonsense = await read(chosen('XXX'));
  expect(nonsense.html).toContain('Se muestra para La Habana.');
});

test.each(['HAB', 'HOL'])('whoever has chosen %s is not asked', async (province) => {
  expect((await read(chosen(province))).html).not.toContain('Se muestra para');
});

test('one page more for all who have chosen none, and no other', async () => {
  const variants = await Promise.all(
    ['', chosen('XXX'), chosen('HAB'), chosen('HOL')].map(
      async (cookie) => (await read(cookie)).variant,
    ),
  );
  expect(variants[0]).toBe(variants[1]);
  expect(new Set(variants).size).toBe(3);
  // The page that asks differs from the one after the answer.
  expect((await read()).html).toContain('Se muestra para');
  expect((await read(chosen('HAB'))).html).not.toContain('Se muestra para');
});
