// Nobody should have to scroll, wait or guess for these.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { live } from './live.ts';
import { giveContact, sees, signIn, test } from './people.ts';
import { add, corolla, drawer, generate, line, toast } from './shopping.ts';

const list = '/products/automobiles';

test('en lista, con el teléfono acostado, se ve un producto en la primera pantalla', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open } = await newPerson({ device: 'phone' });
  await page.setViewportSize({ width: 640, height: 360 });
  await open(list);
  const { y = 999 } = (await page.locator('main [data-price]').first().boundingBox()) ?? {};
  expect(y).toBeLessThan(270);
});

test('en lista, un aviso en la cotización abierta no tapa el total ni los botones', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone' });
  await open(list);
  await add(page, corolla.name).click();
  await sees(drawer(page));
  await sees(toast(page).getByText('Producto agregado', { exact: true }));
  await expect
    .poll(() => lowest(toast(page)))
    .toBeLessThanOrEqual((await drawer(page).locator('[data-footer]').boundingBox())?.y ?? 0);
  // At the end of the scroll nothing covers a line.
  const asked = line(page, corolla.name);
  await asked.evaluate((item) => item.closest('dialog')?.scrollTo(0, 9999));
  const top = (await toast(page).boundingBox())?.y ?? 0;
  expect(await lowest(asked)).toBeLessThanOrEqual(top);
});

test('en lista, una cotización impresa desde su ventana: quién la hace y para quién', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open } = await newPerson();
  await signIn(page, { email: 'ventana@prueba.test', firstName: 'Yamilé', lastName: 'Cruz' });
  await giveContact(page);
  await open(list);
  await add(page, corolla.name).click();
  await generate(page).click();
  await page.waitForURL(/cotizacion/);
  await open('/my-quotes');
  await live(page);
  await page.locator('main table a').first().click();
  const paper = page.getByRole('dialog', { name: /MA-TX-/ });
  await sees(paper);
  await page.emulateMedia({ media: 'print' });
  await sees(paper.getByText('Mariel Auto', { exact: true }));
  await sees(paper.getByText('Cliente: Yamilé Cruz'));
  // At its own address the head of the page says who made it.
  await page.reload();
  await sees(page.getByRole('banner').getByText('Mariel Auto'));
  await sees(page.getByRole('main').getByText('Cliente: Yamilé Cruz'));
});

async function lowest(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height;
}
