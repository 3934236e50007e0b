import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addresses } from './addresses.ts';
import { sideways, widened, longWord as word } from './checks.ts';
import { orderOnItsWay } from './journeys.ts';
import { live } from './live.ts';
import { call } from './offers.ts';
import { marta } from './panels.ts';
import { type Person, signIn, test } from './people.ts';
import { clear, create, raul } from './staff-products.ts';

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
  test('no ensancha las pantallas de la tienda ni la cotización, a 360 px', {
    tags: 'long',
  }, async ({ newPerson }) => {
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

  // What is public, and what is staff's: en-cada-pantalla and equipo, which open all of it.
  test('no ensancha ninguna pantalla propia en ningún texto', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const order = await orderOnItsWay(newPerson, 'larga@prueba.test', { pieces: 2 });
    const own = addresses.filter(({ access }) => access === 'signed-in').map(({ path }) => path);
    for (const path of [...own, `/my-quotes?ver=${order.quoteId}`, order.pays, order.receives]) {
      await order.page.goto(path, { waitUntil: 'domcontentloaded' });
      await live(order.page);
      for (const width of [1280, 360]) {
        await order.page.setViewportSize({ width, height: 800 });
        expect.soft(await widened(order.page), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('no ensancha ninguna ventana que un botón abre', { tags: 'long' }, async ({ newPerson }) => {
    const email = 'ventana@prueba.test';
    const order = await orderOnItsWay(newPerson, email, { pieces: 2 });
    const staff = await newPerson({ width: 360 });
    await signIn(staff.page, marta, '/admin/products');
    const product = await staff.page.locator('a[data-row]').first().getAttribute('href');
    const { id } = await call<{ id: string }>(staff.page, 'POST', '/api/admin/notices', {
      ...{ title: 'Puerto', text: 'Cerrado', provinces: [], categories: [] },
      // So late that no customer of another journey reads it.
      ...{ startsAt: inDays(30), endsAt: inDays(31) },
    });
    await call(staff.page, 'POST', '/api/admin/replies', {
      ...{ title: 'Ventana', textEs: 'Hola', textEn: 'Hello' },
    });
    const customer = await newPerson({ width: 360 });
    await signIn(customer.page, { email });
    const visits: [Person, string[]][] = [
      [
        staff,
        [
          ...addresses.map(({ path }) => path).filter((path) => path.startsWith('/admin')),
          ...[`${product}`, `/admin/notices?ver=${id}`, `/admin/quotes?ver=${order.quoteId}`],
        ],
      ],
      [customer, ['/products/automobiles', '/cotizacion', '/profile', '/verify']],
    ];
    const [met, wide]: [string[], string[]] = [[], []];
    for (const [person, paths] of visits) {
      const { page, expects } = person;
      await page.setViewportSize({ width: 360, height: 800 });
      expects(/409/);
      await page.route('**/api/**', (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 409, json: { code: 'prueba', message: 'No se guarda' } }),
      );
      for (const path of paths) {
        const dialogs = await widenedDialogs(person, path);
        met.push(...dialogs.met);
        wide.push(...dialogs.wide);
      }
    }
    expect(wide).toEqual([]);
    expect(met).toEqual(
      expect.arrayContaining([
        '¿Estás seguro de eliminar este producto?',
        'Rol de Marta Quintana',
        'Elija su provincia de entrega',
      ]),
    );
  });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const openers =
  'main button:not([type=submit]), main a[data-live]:not([data-row]), [aria-haspopup=dialog]';

/** What may open a dialog, by its words: rows of a list have the same ones. */
const buttonsOf = (page: Page) =>
  page.evaluate((selector) => {
    const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
    const shown = buttons.filter((button) => button.checkVisibility());
    return [...new Set(shown.map((button) => button.textContent ?? ''))];
  }, openers);

/** Presses each button of a screen while no write gets through, and looks into what opens. */
async function widenedDialogs(
  { page, asked }: Person,
  path: string,
): Promise<{ met: string[]; wide: string[] }> {
  const [met, wide]: [string[], string[]] = [[], []];
  const dialog = page.locator('dialog[open]');
  const begin = async () => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await live(page);
    return page.url();
  };
  let address = await begin();
  for (const words of await buttonsOf(page)) {
    const before = asked.length;
    await page
      .evaluate(
        async ([selector, text]) => {
          const all = [...document.querySelectorAll<HTMLElement>(selector)];
          all.find((each) => each.textContent === text && each.checkVisibility())?.click();
          await new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame));
        },
        [openers, words] as const,
      )
      // It led to another document.
      .catch(() => {});
    // Most buttons open none; one that does may have to fetch its code.
    if (asked.length > before && (await dialog.count()) === 0) {
      await dialog
        .first()
        .waitFor({ timeout: 400 })
        .catch(() => {});
    }
    if ((await dialog.count()) > 0) {
      const title = (await dialog.last().getByRole('heading').first().textContent()) ?? '';
      met.push(title);
      wide.push(...(await widened(page)).map((each) => `${path}, ${title}: ${each}`));
      await page.keyboard.press('Escape');
      await dialog
        .first()
        .waitFor({ state: 'detached', timeout: 1000 })
        .catch(() => {});
    }
    if ((await dialog.count()) > 0 || page.url() !== address) address = await begin();
  }
  return { met, wide };
}
