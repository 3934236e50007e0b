import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eachOf } from '#platform/testing/short-run.ts';
import { live } from './live.ts';
import { island, islandNotice } from './notice.ts';
import { isAt, misses, sees, test } from './people.ts';
import {
  add,
  chooseProvince,
  corolla,
  drawer,
  line,
  mazda,
  productLink,
  versa,
} from './shopping.ts';

const list = '/products/automobiles';

describe('alguien filtra con una línea lenta', () => {
  test('lo que escribe mientras llega la pantalla no se pierde', async ({ newPerson }) => {
    const { page, open } = await newPerson({ serviceWorker: false });
    await open('/');
    await live(page);
    const arrive = await holdProducts(page);
    await page.getByRole('link', { name: 'Ver automóviles' }).click();
    await sees(page.getByText('Cargando…'));
    await field(page).fill('ver');
    await page.keyboard.type('sa');
    arrive();
    await sees(productLink(page, corolla.name));
    expect(await field(page).inputValue()).toBe('versa');
    await page.keyboard.type(' sv');
    await page.keyboard.press('Enter');
    await isAt(page, `${list}?search=versa+sv`);
    await sees(productLink(page, versa.name));
    await misses(productLink(page, corolla.name));
  });

  test('lo que escribe mientras llegan los productos tampoco, y lo limpia', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ serviceWorker: false });
    await open(list);
    await live(page);
    const arrive = await holdProducts(page);
    await page.getByLabel('Ordenar por').selectOption('price');
    await sees(page.getByText('Cargando…'));
    await page.getByLabel('Precio máximo').click();
    await page.keyboard.type('13000');
    arrive();
    await isAt(page, `${list}?sort=price`);
    const most = page.getByLabel('Precio máximo');
    await expect.poll(() => most.inputValue()).toBe('13000');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('1');
    // The filter applies when the field is left, without a button.
    await page.keyboard.press('Tab');
    await isAt(page, /maxPrice=13001/);
    await misses(page.getByRole('button', { name: 'Aplicar' }));
    await expect.poll(() => most.inputValue()).toBe('13001');
    await page.getByRole('link', { name: 'Limpiar' }).click();
    await isAt(page, list);
    await expect.poll(() => most.inputValue()).toBe('');
  });
});

test.for(eachOf([true, false], 2))(
  'el precio se escribe como la tienda lo muestra, y lo que no es un precio se dice; con guion: %s',
  async (javaScript, { newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', ...(!javaScript && { javaScript }) });
    await open(list);
    if (javaScript) await live(page);
    await page.getByText('Filtrar · Ordenar').click();
    const most = page.getByLabel('Precio máximo');
    const ask = async (price: string) => {
      if (!(await most.isVisible())) await page.getByText('Filtrar · Ordenar').click();
      await most.fill(price);
      if (javaScript) await page.keyboard.press('Tab');
      else await page.getByRole('button', { name: 'Aplicar' }).click();
      await page.waitForURL((url) => url.searchParams.get('maxPrice') === price);
    };
    const wrong = page.getByText('El filtro no se aplicó.', { exact: false });
    await ask('US$13,000');
    await sees(productLink(page, versa.name));
    await misses(productLink(page, corolla.name));
    await misses(wrong);
    await ask('barato');
    await sees(wrong);
    await sees(productLink(page, corolla.name));
    expect(await most.inputValue()).toBe('barato');
    expect(await most.getAttribute('aria-invalid')).toBe('true');
    await ask('13 000');
    await misses(wrong);
    await misses(productLink(page, corolla.name));
  },
);

test('el aviso de una provincia se lee en su catálogo y en su cotización, y en ninguna otra', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone' });
  const notice = page.getByText(islandNotice.title);
  await open('/products/motocicletas');
  await live(page);
  expect(await notice.count()).toBe(0);
  await chooseProvince(page, island);
  await page.locator('main').getByText(islandNotice.title).click();
  await sees(page.getByText(islandNotice.text, { exact: false }));
  await sees(page.getByText('Hasta el 24 dic 2099.', { exact: false }));
  const adding = page.getByRole('button', { name: /^Agregar a Cotización: / }).first();
  await adding.click();
  await sees(drawer(page).getByText(islandNotice.title));
  await page.keyboard.press('Escape');
  await chooseProvince(page, 'Matanzas');
  await misses(notice);
  await add(page, 'NIU NQi GTS 2023').click();
  await sees(drawer(page).getByText('NIU NQi GTS 2023').first());
  await misses(notice);
});

test('agrega para la provincia elegida aunque la lista de ella no haya llegado', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open } = await newPerson({ serviceWorker: false });
  await open('/products/automobiles?brand=Mazda');
  await live(page);
  const letProducts = await holdProducts(page);
  await chooseProvince(page, 'Holguín');
  await sees(page.getByRole('article').getByText('a La Habana con transportista').first());
  await add(page, mazda.name).click();
  await sees(line(page, mazda.name).getByText('Holguín'));
  letProducts();
});

const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar' });

/** Holds the shop's lists back until it is released. */
async function holdProducts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/products?*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
