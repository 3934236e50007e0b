// Screens that are neither an upright phone nor a desktop, and what they must show.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { StaffQuote } from '#features/orders/order/schema.ts';
import { quoteStatuses } from '#features/requests/quotes/statuses.ts';
import { languageEntry } from '#platform/browser/registry/cookies.ts';
import { comparable } from './addresses.ts';
import { sideways } from './checks.ts';
import { live } from './live.ts';
import { call, sendOffer } from './offers.ts';
import { raul } from './panels.ts';
import { giveContact, type Person, sees, shopOrigin, signIn, test } from './people.ts';
import { corolla, quoteOf } from './shopping.ts';

const list = '/products/automobiles';

test('quien gira el teléfono ve un producto en la primera pantalla', async ({ newPerson }) => {
  const { page, open } = await newPerson({ device: 'phone' });
  await page.setViewportSize({ width: 640, height: 360 });
  for (const [path, picture] of [
    ['/offers', 'main li img'],
    [corolla.path, 'main article img'],
  ] as const) {
    await open(path);
    const box = await page.locator(picture).first().boundingBox();
    expect(box?.y, path).toBeLessThan(360 - 120);
    if (path === corolla.path) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(400);
  }
});

test('una pantalla de 1920 px tiene los anchos de una de 1280, y cuatro productos en cada fila', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open } = await newPerson({ width: 1920 });
  // In a list the filters stand beside them.
  for (const [path, inRow] of [
    [list, 3],
    ['/offers', 4],
  ] as const) {
    await open(path);
    const tops = await page
      .locator('main li:has(article)')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length, path).toBe(inRow);
  }
});

// What is public: en-cada-pantalla.
test('con el texto al doble nada de lo propio se sale de la pantalla', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone' });
  await signIn(page, { email: 'doble@prueba.test', firstName: 'Maximiliano' });
  for (const path of ['/', '/my-quotes', '/my-verifications', '/profile']) {
    await open(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '212.5%';
    });
    expect.soft((await sideways(page)).join(), path).toBe('');
  }
});

test('tampoco de las pantallas del equipo, con el tamaño de letra del navegador', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open } = await newPerson();
  await signIn(page, { email: 'admin@demo.test' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of [
    '/admin',
    '/admin/team',
    '/admin/quotes',
    '/admin/verifications',
    '/admin/products',
    '/admin/audit',
  ]) {
    await open(path);
    await sees(page.getByRole('heading', { level: 1 }));
    expect.soft((await sideways(page)).join(), path).toBe('');
  }
});

/** A row of the queue with the most that each of its columns says, in every status. */
const fullest = (row: StaffQuote): StaffQuote[] =>
  quoteStatuses.flatMap((status) =>
    [{ followUpAt: '2026-11-20T15:00:00.000Z' }, { answerDueAt: '2026-11-20T15:00:00.000Z' }].map(
      (due, at): StaffQuote => ({
        ...{ ...row, id: `${at}-${status}`, status, unread: true, overdue: true },
        ...{ answerDueAt: null, ...due, factsSay: 'completed' },
        customerName: 'Maximiliano Echevarría',
        customerEmail: 'maximiliano.echevarria@correo.test',
        province: 'IJV',
        assignedTo: { id: row.id, name: 'Maximiliano Echevarría' },
        offer: row.offer && {
          ...{ ...row.offer, state: 'accepted', totalCents: 12_345_600, lapsed: true },
          ...{ undelivered: true, customs: 'talk', overdueOn: '2026-11-20' },
        },
      }),
    ),
  );

test.for(['es', 'en'])(
  'la cola de cotizaciones cabe a 1280 px con todo lo que dice: %s',
  { tags: 'long' },
  async (language, { newPerson }) => {
    const reference = await quoteOf(`cola.${language}@prueba.test`);
    await sendOffer(reference);
    const { page, context } = await newPerson();
    await context.addCookies([{ name: languageEntry.name, value: language, url: shopOrigin() }]);
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const [row] = await call<StaffQuote[]>(page, 'GET', `/api/admin/quotes?q=${reference}`);
    if (!row) throw new Error('no quotation');
    const rows = fullest(row);
    await page.route(/\/api\/admin\/quotes\?/, async (route) =>
      route.fulfill({ response: await route.fetch(), json: rows }),
    );
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill(reference);
    await search.press('Enter');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(rows.length);
    expect(await sideways(page)).toEqual([]);
  },
);

test('a 320 px el menú de la cuenta se lee entero', { tags: 'long' }, async ({ newPerson }) => {
  const { page, open } = await newPerson({ device: 'phone', width: 320 });
  await signIn(page, { email: 'estrecho@prueba.test', firstName: 'Yamilé' });
  await open('/profile');
  await page.locator('header summary').first().click();
  const box = await page.getByRole('list', { name: 'Mi cuenta' }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('una cotización impresa: quién la hace, para quién, de cuándo, y ningún botón', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open } = await newPerson();
  await signIn(page, { email: 'papel@prueba.test', firstName: 'Yamilé' });
  await giveContact(page);
  await open(list);
  await page.getByRole('button', { name: `Agregar a Cotización: ${corolla.name}` }).click();
  const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Generar Cotización' }).click();
  expect((await made).status()).toBe(201);
  await open('/my-quotes');
  await live(page);
  await open((await page.locator('main table a').first().getAttribute('href')) ?? '');
  await sees(page.getByRole('heading', { name: /MA-TX-/ }));
  await page.emulateMedia({ media: 'print' });
  await sees(page.getByRole('banner').getByText('Mariel Auto'));
  await sees(page.getByRole('main').getByText(/papel@prueba\.test/));
  await sees(page.getByRole('main').getByText(/ 20\d\d$/));
  for (const words of [
    ...['Compartir', 'Preguntar por WhatsApp', 'Modo de pocos datos'],
    ...['Cambiar lo que pidió', 'Pone en su cotización lo que sigue disponible'],
  ]) {
    await expect.poll(() => page.getByText(words).first().isVisible()).toBe(false);
  }
});

test('en papel una comparación no lleva campos que llenar', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page, open } = await newPerson();
  await open(`/comparar?p=${comparable.slice(0, 2).join(',')}`);
  await page.emulateMedia({ media: 'print' });
  await sees(page.getByRole('main').getByText('US$15,900').first());
  const fields = page.locator('main :is(input, select, textarea, summary)');
  const shown = (all: Element[]) => all.filter((each) => each.checkVisibility()).length;
  expect(await fields.evaluateAll(shown)).toBe(0);
});

describe('el botón de WhatsApp', () => {
  test('no tapa nada de lo que se lee o se toca', { tags: 'long' }, async ({ newPerson }) => {
    const person = await newPerson({ device: 'phone' });
    for (const path of ['/', list, '/offices', '/verify', '/terms']) {
      await person.open(path);
      const height = await person.page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 450) expect(await coveredAt(person, y), path).toBe('');
      // At the end of each page it has room.
      await person.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => isShown(person.page), { message: path }).toBe(true);
    }
  });
});

const isShown = (page: Page) =>
  page.locator('[data-float]').evaluate((button) => getComputedStyle(button).opacity !== '0');

/**
 * The text under the floating button, if that is shown, after a moment in which it could move away.
 */
async function coveredAt({ page }: Person, y: number): Promise<string> {
  await page.evaluate((to) => scrollTo(0, to), y);
  let found = '';
  for (let patience = 0; patience < 20; patience += 1) {
    await page.waitForTimeout(50);
    found = await page.locator('[data-float]').evaluate((button) => {
      if (button.matches('[data-aside] *')) return '';
      const own = button.getBoundingClientRect();
      const range = document.createRange();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
        if (node.parentElement.closest('header, script, template, [data-float]')) continue;
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const over = left < own.right && right > own.left && top < own.bottom && bottom > own.top;
          if (over && right - left > 1) return node.textContent;
        }
      }
      return '';
    });
    if (!found) return '';
  }
  return found;
}
