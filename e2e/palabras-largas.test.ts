import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addresses } from './addresses.ts';
import { sideways } from './checks.ts';
import { orderOnItsWay } from './journeys.ts';
import { live } from './live.ts';
import { marta } from './panels.ts';
import { signIn, test } from './people.ts';
import { clear, create, raul } from './staff-products.ts';

const word = `Refrigerador/Congelador${'Larguísima'.repeat(4)}`.slice(0, 60);

/** A search engine shows 70 letters of a title, with the name of the shop. */
const name = word.slice(0, 55);

/** The word in every text that staff write of a product. */
const product = {
  name,
  category: 'electrodomesticos',
  price: '100',
  availableProvinces: 'Todas',
  description: `${word} ${word}`,
  brand: word,
  model: word,
  engineType: word,
  specifications: { [word]: word },
  featured: true,
};

describe('una palabra de 60 letras sin espacio', () => {
  test('no ensancha las pantallas de la tienda ni la cotización, a 360 px', async ({
    newPerson,
  }) => {
    const staff = await newPerson({});
    await signIn(staff.page, raul);
    await clear(staff.page, name);
    const id = await create(staff.page, product);
    const found = await staff.page.context().request.get(`/api/admin/products/${id}`);
    const address = `/products/electrodomesticos/${(await found.json()).slug}`;
    const { page, open } = await newPerson({ device: 'phone', width: 360 });
    await open(address);
    await live(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Agregar a Cotización' }).first().click();
    const search = encodeURIComponent(word);
    const paths = [
      ...[address, '/', '/offers', '/cotizacion', `/comparar?p=${id}`],
      ...[`/products/electrodomesticos?search=${search}`, `/products?search=${'x'.repeat(60)}`],
    ];
    const wide: string[] = [];
    for (const path of paths) {
      await open(path);
      await live(page);
      wide.push(...(await sideways(page)).map((each) => `${path}: ${each}`));
    }
    await clear(staff.page, name);
    expect(wide).toEqual([]);
  });

  test('no ensancha ninguna pantalla en ningún texto, tampoco las del equipo ni las propias', async ({
    newPerson,
  }) => {
    const order = await orderOnItsWay(newPerson, 'larga@prueba.test', { pieces: 2 });
    const { page, open } = await newPerson({ width: 360 });
    await signIn(page, marta, `/admin/units?q=${order.reference}`);
    const unit = await page
      .getByRole('link', { name: `${order.reference}-U1` })
      .getAttribute('href');
    const isOfStaff = ({ path }: { path: string }) => path.startsWith('/admin');
    const ofStaff = addresses.filter(isOfStaff).map(({ path }) => path);
    const more = [`${unit}`, `${unit}/export-file`, `/admin/quotes?ver=${order.quoteId}`];
    for (const path of [...ofStaff, ...more]) {
      await open(path);
      await live(page);
      expect.soft(await widened(page), path).toEqual([]);
    }
    await order.page.setViewportSize({ width: 360, height: 800 });
    // The title of a comparison is as long as its products' names; the test above opens one.
    const own = addresses
      .filter((each) => !isOfStaff(each) && each.name !== 'compare')
      .map(({ path }) => path);
    for (const path of [...own, `/my-quotes?ver=${order.quoteId}`, order.pays, order.receives]) {
      await order.page.goto(path, { waitUntil: 'domcontentloaded' });
      await live(order.page);
      expect.soft(await widened(order.page), path).toEqual([]);
    }
  });
});

/**
 * Writes the word into every text of the page, and says which push it. What never breaks (amounts,
 * references) and what has the shop's own words alone (buttons, badges, labels) is left.
 */
function widened(page: Page): Promise<string[]> {
  return page.evaluate((long) => {
    const root = document.documentElement;
    const width = Math.max(root.scrollWidth, root.clientWidth);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walk.nextNode()) if (flows(walk.currentNode)) texts.push(walk.currentNode);
    const before = texts.map((text) => text.nodeValue);
    for (const text of texts) text.nodeValue = long;
    const holds = root.scrollWidth <= width;
    for (const [at, text] of texts.entries()) text.nodeValue = before[at] ?? '';
    if (holds) return [];
    const wide = texts.filter((text) => {
      const own = text.nodeValue;
      text.nodeValue = long;
      const pushes = root.scrollWidth > width;
      text.nodeValue = own;
      return pushes;
    });
    return wide.length > 0 ? wide.map((text) => text.nodeValue ?? '') : ['together'];

    function flows({ nodeValue, parentElement }: Node): boolean {
      if (!parentElement || !/\p{L}{4}/u.test(nodeValue ?? '')) return false;
      if (!parentElement.closest('h1, h2, h3, h4, p, li, td, th, dt, dd, summary')) return false;
      if (parentElement.closest('button, label, option, script, noscript, .visually-hidden'))
        return false;
      for (
        let each = parentElement;
        each !== document.body;
        each = each.parentElement ?? document.body
      ) {
        const { display } = getComputedStyle(each);
        if (/inline-flex|inline-grid/.test(display)) return false;
        if (each.matches('a') && /flex/.test(display)) return false;
      }
      return !/nowrap|^pre$/.test(getComputedStyle(parentElement).whiteSpace);
    }
  }, word);
}
