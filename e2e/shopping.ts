import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Cart } from '#features/shop/cart/cart.ts';
import { cartEntry } from '#platform/browser/registry/every-page.ts';
import { live } from './live.ts';
import { quoteByCall } from './my-quotes.ts';
import { contact, enteredJar, misses, sees, signIn } from './people.ts';

/** A product that reaches every province, with four pictures and a price. */
export const corolla = {
  name: 'Toyota Corolla LE 2021',
  path: '/products/automobiles/toyota-corolla-le-2021',
  price: 'US$15,900',
};
/** New, with three pieces in stock. */
export const mazda = {
  name: 'Mazda CX-5 2.5 S Select 2025',
  price: 'US$31,400',
};
export const versa = {
  name: 'Nissan Versa SV 2022',
  path: '/products/automobiles/nissan-versa-sv-2022',
  price: 'US$12,800',
};

export const add = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name: `Agregar a Cotización: ${name}` });

/** The link of a product's card; other lists name it together with its price. */
export const productLink = (page: Page, name: string): Locator =>
  page.getByRole('link', { name, exact: true });

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Su cotización' });

export const generate = (page: Page): Locator =>
  drawer(page).getByRole('button', { name: 'Generar Cotización' });

export const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notificaciones' });

export const line = (page: Page, name: string): Locator =>
  drawer(page).getByRole('listitem').filter({ hasText: name });

export async function chooseProvince(page: Page, name: string): Promise<void> {
  // A tap that waits too long for React is followed as a link, to a page of its own.
  await live(page);
  await page.getByRole('link', { name: /^Provincia: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Elija su provincia de entrega' });
  await dialog.getByRole('button', { name }).click();
  await misses(dialog);
  await sees(page.getByRole('link', { name: `Provincia: ${name}` }));
}

export async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Buscar' });
  await field.fill(text);
  await field.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('search') === text, { waitUntil: 'commit' });
}

export async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cotización/ }).click();
  await sees(drawer(page));
}

export async function closeDrawer(page: Page): Promise<void> {
  await drawer(page).getByRole('button', { name: 'Cerrar' }).first().click();
  await misses(drawer(page));
}

export const storedCart = async (page: Page): Promise<Cart> =>
  JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), cartEntry.name)) ?? '{"items":[]}',
  );

export async function referenceOf(page: Page): Promise<string> {
  const made = page.getByRole('region', { name: 'Cotización generada' });
  await sees(made);
  const [reference = ''] = /MA-TX-\d{4}-\d{6,}/.exec((await made.textContent()) ?? '') ?? [];
  expect(reference).not.toBe('');
  return reference;
}

export const shownProducts = (page: Page): Promise<string[]> =>
  page.locator('main').getByRole('article').getByRole('heading').allInnerTexts();

/**
 * Signs somebody in, with known numbers, who has asked for one of a product; returns the reference.
 * The journeys of the cart show how one asks on the screens.
 */
export async function quoteFor(
  page: Page,
  email: string,
  { name }: { name: string } = corolla,
): Promise<string> {
  await signIn(page, { email, firstName: 'Yamilé' }, '/my-quotes', { withContact: true });
  return quoteByCall(page, name);
}

/**
 * Makes a quotation for one Corolla, for journeys that need nothing more of its customer; returns
 * the reference.
 */
export async function quoteOf(email: string): Promise<string> {
  const jar = await enteredJar({ email, firstName: 'Yamilé' });
  const call = async (method: string, path: string, body?: object) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': `quotation of ${email}`.replaceAll(' ', '-'),
      'sec-fetch-site': 'same-origin',
    };
    const answer = await jar.visit(path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    return JSON.parse(answer.text);
  };
  await call('PATCH', '/api/user/profile', contact);
  const { id, name, price } = await call('GET', `/api${corolla.path}`);
  const items = [{ productId: id, productName: name, price, quantity: 1 }];
  const made = await call('POST', '/api/quotes', { province: 'HAB', items });
  return made.referenceNumber;
}
