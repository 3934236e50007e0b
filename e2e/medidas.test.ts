// Where things stand on a phone's screen, measured in the browser. What holds for every screen:
// en-cada-pantalla.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { categories } from '#features/shop/catalogue/categories.ts';
import { eachOf } from '#platform/testing/short-run.ts';
import { languages } from '#platform/text/language.ts';
import { live } from './live.ts';
import { islandNotice } from './notice.ts';
import { sees, shopOrigin, test } from './people.ts';
import { corolla, productLink } from './shopping.ts';

interface Box {
  top: number;
  bottom: number;
}

async function boxOf(what: Locator): Promise<Box> {
  const { top, bottom } = await what.evaluate((it) => it.getBoundingClientRect());
  return { top, bottom };
}

/** On a phone: pictures, name and price above the bar, which stays to the end of the facts. */
async function isWholeAtOnce(
  within: Locator,
  name: Locator,
  product: { name: string; price: string } = corolla,
): Promise<void> {
  const bar = within.locator('[data-bar]');
  await sees(bar.getByRole('link', { name: /WhatsApp/ }));
  await sees(bar.getByText(product.price));
  const { top: end, bottom } = await boxOf(bar);
  // A dialog has an edge.
  expect(bottom).toBeGreaterThanOrEqual(739);
  const price = [product.price, 'en total en La Habana'].map((text) => within.getByText(text));
  for (const part of [within.getByRole('img'), name, ...price]) {
    const box = await boxOf(part.first());
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(end);
  }
  await within.locator('[data-specs] dd').last().scrollIntoViewIfNeeded();
  expect((await boxOf(bar)).bottom).toBeLessThanOrEqual(740);
  await sees(bar.getByRole('button', { name: `Agregar a Cotización: ${product.name}` }));
}

test('un producto en el teléfono se ve entero en la primera pantalla, como página y sobre la lista', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone' });
  await open(corolla.path);
  const main = page.getByRole('main');
  await isWholeAtOnce(main.getByRole('article'), main.getByRole('heading', { level: 1 }));
  await open('/products/automobiles');
  await live(page);
  await productLink(page, corolla.name).click();
  const dialog = page.getByRole('dialog', { name: corolla.name });
  await isWholeAtOnce(dialog.getByRole('article'), dialog.getByRole('heading', { level: 2 }));
});

test('también con un nombre largo y una rebaja', { tags: 'long' }, async ({ newPerson }) => {
  const { page, open } = await newPerson({ device: 'phone', javaScript: false });
  for (const [slug, name, price] of [
    ['toyota-rav4-hybrid-xle-2021', 'Toyota RAV4 Hybrid XLE 2021', 'US$25,800'],
    ['hyundai-kona-electric-sel-2022', 'Hyundai Kona Electric SEL 2022', 'US$17,800'],
  ] as const) {
    await open(`/products/automobiles/${slug}`);
    const main = page.getByRole('main');
    await sees(main.getByText(/^Antes/));
    const heading = main.getByRole('heading', { level: 1 });
    await isWholeAtOnce(main.getByRole('article'), heading, { name, price });
  }
});

// The island has a notice, and in each row what does not reach it says so.
const lists = categories.flatMap(({ slug }) =>
  languages.flatMap((language) => [
    { slug, language, province: 'HAB', notices: 0 },
    { slug, language, province: 'IJV', notices: 1 },
  ]),
);

test('cada lista cabe en cinco pantallas de un teléfono, también con un aviso y en inglés', async ({
  newPerson,
}) => {
  const { page, context, open } = await newPerson({ device: 'phone', javaScript: false });
  const url = shopOrigin();
  for (const { slug, language, province, notices } of eachOf(lists, 5)) {
    await context.addCookies([
      { name: 'mariel-auto-province', value: province, url },
      { name: 'mariel-auto-language', value: language, url },
    ]);
    await open(`/products/${slug}`);
    const where = `${slug} in ${language}, ${province}`;
    expect.soft(await page.getByText(islandNotice.title).count(), where).toBe(notices);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, where).toBeLessThanOrEqual(3600);
  }
});

test('una lista en el teléfono: cuatro carros en una pantalla, y la página no pasa de cinco', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone' });
  await open('/products/automobiles');
  const cars = page.getByRole('main').getByRole('article');
  await sees(cars.first());
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    3600,
  );
  await cars.nth(4).evaluate((car) => car.scrollIntoView());
  const bar = await boxOf(page.getByText('Filtrar · Ordenar'));
  const whole = await cars.evaluateAll(
    (all, above) =>
      all.filter((car) => {
        const { top, bottom } = car.getBoundingClientRect();
        return top >= above - 1 && bottom <= innerHeight;
      }).length,
    bar.bottom,
  );
  expect(whole).toBeGreaterThanOrEqual(4);
});
