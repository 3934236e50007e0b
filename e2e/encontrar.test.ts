// Finding products on a small phone: in the words of the country, in the wrong category, with
// filters.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eachOf } from '#platform/testing/short-run.ts';
import { live } from './live.ts';
import { isAt, misses, sees, test } from './people.ts';
import { corolla, productLink, versa } from './shopping.ts';

const list = '/products/automobiles';
const smallest = { width: 360, height: 640 };

describe('una madre en Holguín busca con sus palabras', () => {
  test.for(
    eachOf(
      [
        ['/products/automobiles', 'carro', 'Toyota Corolla LE 2021'],
        ['/products/motocicletas', 'motorina', 'NIU NQi GTS 2023'],
        ['/products/electrodomesticos', 'refrigerator', 'Refrigerador Frigidaire 18.3 pies³'],
        ['/products/electrodomesticos', 'freezer', 'Congelador vertical GE 17.3 pies³'],
      ] as const,
      2,
    ),
  )('en %s, «%s»', async ([path, words, name], { newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', javaScript: false });
    await open(`${path}?search=${words}`);
    await sees(productLink(page, name));
  });

  test('en la categoría que no es le dicen dónde está, y llega', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    await open(list);
    await live(page);
    await page.getByRole('searchbox').fill('televisor');
    await page.keyboard.press('Enter');
    await sees(page.getByText('«televisor» no está en Automóviles. Está en:'));
    await page.getByRole('link', { name: /^Electrodomésticos \(\d+\)$/ }).click();
    await isAt(page, '/products/electrodomesticos?search=televisor');
    await sees(productLink(page, 'Televisor Samsung 55 pulgadas 4K'));
  });
});

test('si nada es todo lo que busca, ve lo más parecido y puede seguir por ahí', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone' });
  await open(list);
  await live(page);
  await page.getByRole('searchbox').fill('toyota 2015');
  await page.keyboard.press('Enter');
  await sees(page.getByText('Nada cumple todo lo que pidió. Esto es lo más parecido:'));
  await sees(productLink(page, corolla.name));
  await page.getByRole('link', { name: 'Toyota · 5 productos' }).click();
  await isAt(page, `${list}?search=toyota&sort=price`);
  await sees(page.getByRole('status').getByText('5 productos'));
});

test('en un escritorio los filtros están al lado, y la primera fila de autos arriba', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ javaScript: false });
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(list);
    const card = await page.getByRole('article').first().boundingBox();
    const filters = await page.getByRole('search').boundingBox();
    expect(card?.y, `${width}`).toBeLessThan(261);
    expect((filters?.x ?? 0) + (filters?.width ?? 0), `${width}`).toBeLessThan(card?.x ?? 0);
  }
});

describe('en un teléfono de 360 × 640', () => {
  test('el primer producto se ve sin bajar, también con un filtro puesto', async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson({ device: 'phone', javaScript: false });
    await page.setViewportSize(smallest);
    for (const path of [list, '/products/triciclos', `${list}?brand=Toyota`]) {
      await open(path);
      const card = await page.getByRole('article').first().boundingBox();
      // A third of its picture at least.
      expect(card?.y, path).toBeLessThan(smallest.height - 80);
    }
  });

  test('la lista es densa, abre el producto donde se toque, y recuerda quien quiere fotos grandes', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', javaScript: false });
    const row = page.getByRole('article').filter({ hasText: corolla.name });
    const height = async () => (await row.boundingBox())?.height ?? 0;
    await open(list);
    expect(await height()).toBeLessThan(158);
    const button = await row.getByRole('button', { name: /^Agregar/ }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Ver fotos grandes' }).click();
    await isAt(page, list);
    expect(await height()).toBeGreaterThan(400);
    await open('/products/triciclos');
    await page.getByRole('button', { name: 'Ver como lista' }).click();
    await isAt(page, '/products/triciclos');
    await open(list);
    expect(await height()).toBeLessThan(158);
    // Not on its name.
    await row.click({ position: { x: 50, y: 30 } });
    await isAt(page, corolla.path);
  });

  test('los filtros siguen a la vista al bajar, y dicen cuántos hay puestos', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', javaScript: false });
    await open(`${list}?brand=Toyota&minPrice=9000&search=toyota`);
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    const bar = page.getByText('Filtrar · Ordenar 2');
    await bar.click();
    const price = page.getByLabel('Precio mínimo');
    await sees(price);
    expect((await price.boundingBox())?.y).toBeLessThan(300);
  });

  test('los filtros se aplican solos, se ven puestos y se quitan', async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    await page.setViewportSize(smallest);
    await open(list);
    await live(page);
    await page.getByText('Filtrar · Ordenar').click();
    await page.getByText('Mostrar Filtros de Vehículos').click();
    await page.getByLabel('Marca').selectOption('Nissan');
    await isAt(page, `${list}?brand=Nissan`);
    await misses(productLink(page, corolla.name));
    const none = page.getByLabel('Año').locator('option', { hasText: '2007 (0)' });
    expect(await none.isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Ver 4 productos' }).click();
    await sees(productLink(page, versa.name));
    await page.getByRole('link', { name: 'Quitar el filtro Marca: Nissan' }).click();
    await isAt(page, list);
    await sees(productLink(page, corolla.name));
    await misses(page.getByRole('link', { name: 'Limpiar' }));
  });

  test('lo que elige antes de que llegue React también se aplica', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson({ device: 'phone', serviceWorker: false });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await open(list);
    await page.getByText('Filtrar · Ordenar').click();
    await page.getByLabel('Ordenar por').focus();
    await page.getByLabel('Ordenar por').selectOption('price');
    resolve();
    await isAt(page, `${list}?sort=price`);
  });

  test('desde la primera pantalla del inicio, en toda la tienda', async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', javaScript: false });
    await page.setViewportSize(smallest);
    await open('/');
    const words = page.getByRole('searchbox', { name: 'Buscar' });
    const { y = 0, height = 0 } = (await words.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(smallest.height);
    await words.fill('honda');
    await page.getByRole('button', { name: 'Buscar en el catálogo' }).click();
    await isAt(page, '/products?search=honda');
    await sees(productLink(page, 'Honda Fit EX 2019'));
    await sees(page.getByRole('link', { name: /^Motocicletas \(/ }));
  });

  test('de una marca elige el modelo', { tags: 'long' }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    await open(`${list}?brand=Toyota`);
    await live(page);
    await page.getByText('Filtrar · Ordenar').click();
    await page.getByLabel('Modelo').selectOption('Corolla (1)');
    await isAt(page, `${list}?brand=Toyota&model=corolla`);
    await sees(productLink(page, corolla.name));
    await sees(page.getByRole('link', { name: 'Quitar el filtro Modelo: Corolla' }));
  });

  test('las páginas se cuentan', { tags: 'long' }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', javaScript: false });
    await open('/products/barcos');
    await sees(page.getByText(/^Página 1 de \d$/));
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await isAt(page, /^\/products\/barcos\?/);
    await sees(page.getByText(/^Página 2 de \d$/));
    await page.getByRole('link', { name: 'Primera página' }).click();
    await isAt(page, '/products/barcos');
  });
});

describe('quien compara en un teléfono de 360', () => {
  test('lee palabras enteras', { tags: 'long' }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', javaScript: false });
    await page.setViewportSize(smallest);
    await open(`/comparar?p=automobiles/toyota-corolla-le-2021,automobiles/nissan-versa-sv-2022`);
    expect(await brokenWords(page)).toEqual([]);
  });

  test('busca ahí mismo lo que quiere agregar', { tags: 'long' }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', javaScript: false });
    await open('/comparar');
    await page.getByRole('searchbox', { name: 'Buscar un producto' }).fill('honda');
    await page.getByRole('button', { name: 'Buscar para comparar' }).click();
    await page.getByRole('link', { name: 'Agregar Honda Fit EX 2019 a la comparación' }).click();
    await sees(page.getByRole('columnheader', { name: 'Honda Fit EX 2019' }));
    await page.getByRole('searchbox', { name: 'Buscar un producto' }).fill('honda');
    await page.getByRole('button', { name: 'Buscar para comparar' }).click();
    // Of the same category only.
    await misses(page.getByRole('link', { name: 'Agregar Honda Grom 2024 a la comparación' }));
    await page.getByRole('link', { name: 'Agregar Honda Civic LX 2019 a la comparación' }).click();
    expect(await page.getByRole('columnheader').count()).toBe(2);
  });
});

function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main table') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const found of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(found[0]);
      }
    }
    return broken;
  });
}
