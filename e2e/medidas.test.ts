// Where things stand on the screen, measured in the browser.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { addresses } from './addresses.ts';
import { live } from './live.ts';
import { sees, test } from './people.ts';
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

test('también con un nombre largo y una rebaja', async ({ newPerson }) => {
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

const screens = addresses.filter(({ access }) => access === 'anyone').map(({ path }) => path);

test.for([1280, 1440, 1920])(
  'en una pantalla de %i, todo empieza en la misma línea y nada toca una franja',
  async (width, { newPerson }) => {
    const { page, open, expects } = await newPerson({ width });
    expects(/status of 404/);
    for (const path of [...screens, '/no-existe']) {
      await open(path);
      const found = await page.evaluate(frameOf);
      expect(found, path).toEqual({
        lefts: [found.line],
        line: found.line,
        tall: [],
        touching: [],
      });
      // The text of a header's first link, the content and the footer, at most 1,280 px wide.
      expect(width - 2 * found.line, path).toBeLessThanOrEqual(1280);
    }
    for (const path of ['/products/automobiles', '/products/electrodomesticos', '/offers']) {
      await open(path);
      await sees(page.locator('main article'));
      expect(await page.evaluate(unevenRows), path).toEqual([]);
    }
  },
);

test.for([360, 1280])(
  'a %i px, las partes de cada página guardan un ritmo de 8',
  async (width, { newPerson }) => {
    const { page, open, expects } = await newPerson({ width });
    expects(/status of 404/);
    for (const path of [...screens, '/no-existe']) {
      await open(path);
      expect(await page.evaluate(unevenGaps), path).toEqual([]);
    }
  },
);

/** Parts of a page whose distance from what stands above them is no multiple of 8 px. */
function unevenGaps() {
  const inFlow = (part: Element) => {
    const { position, clipPath } = getComputedStyle(part);
    const { width, height } = part.getBoundingClientRect();
    return width > 2 && height > 2 && /static|relative/.test(position) && clipPath === 'none';
  };
  const groups = ['main', 'main > .container'].flatMap((group) => [
    ...document.querySelectorAll(group),
  ]);
  return groups.flatMap((group) => {
    const parts = [...group.children].filter(inFlow);
    return parts.flatMap((part) => {
      const { top, left, right } = part.getBoundingClientRect();
      const above = parts
        .map((other) => other.getBoundingClientRect())
        .filter((other) => other.bottom <= top + 1 && other.left < right && other.right > left);
      const gap = top - Math.max(...above.map(({ bottom }) => bottom));
      const off = Math.abs(gap - 8 * Math.round(gap / 8));
      // Farther away there is something between them.
      return gap < 96 && off > 0.6 ? [`${part.tagName} ${part.className}: ${gap}`] : [];
    });
  });
}

/** Where header, content and footer begin; a footer above 300 px; headings less than 12 px from the edge of a band. */
function frameOf() {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const main = document.querySelector('main') as Element;
  const parts = ['header a', 'main .container', 'footer .container'].flatMap((selector) => {
    const element = document.querySelector(selector);
    return element ? [Math.round(boxOf(element).left)] : [];
  });
  const footer = document.querySelector('footer') as Element;
  const painted = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
  };
  const bands = [...main.querySelectorAll('section, div, aside'), footer].filter(
    (element) => boxOf(element).width === innerWidth && painted(element),
  );
  const touching = [...main.querySelectorAll('h1, h2')].filter((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    const { top, bottom } = words.getBoundingClientRect();
    if (boxOf(heading).width < 2) return false;
    return bands.some((band) =>
      [boxOf(band).top, boxOf(band).bottom].some(
        (edge) => Math.min(Math.abs(edge - top), Math.abs(edge - bottom)) < 12,
      ),
    );
  });
  return {
    lefts: [...new Set(parts)],
    line: parts[0] ?? 0,
    tall: boxOf(footer).height > 300 ? [boxOf(footer).height] : [],
    touching: touching.map(({ textContent }) => textContent),
  };
}

/** Cards beside each other whose picture, name, facts, price or button begin at different heights. */
function unevenRows() {
  const parts = ['[data-price]', 'h3', '[data-specs]', 'p:has(> strong)', 'button'];
  return parts.flatMap((part) => {
    const rows = new Map<number, Set<number>>();
    for (const card of document.querySelectorAll('main li > article')) {
      const inner = part === '[data-price]' ? card : card.querySelector(part);
      if (!inner) continue;
      const row = Math.round(card.getBoundingClientRect().top);
      const at = Math.round(inner.getBoundingClientRect().top);
      rows.set(row, (rows.get(row) ?? new Set()).add(at));
    }
    return [...rows.values()].filter((tops) => tops.size > 1).map((tops) => [part, ...tops]);
  });
}
