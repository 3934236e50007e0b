// Where things stand on the screen, measured in the browser.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
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
async function isWholeAtOnce(within: Locator, name: Locator): Promise<void> {
  const bar = within.locator('[data-bar]');
  await sees(bar.getByRole('link', { name: /WhatsApp/ }));
  await sees(bar.getByText(corolla.price));
  const { top: end, bottom } = await boxOf(bar);
  // A dialog has an edge.
  expect(bottom).toBeGreaterThanOrEqual(739);
  for (const part of [within.getByRole('img').first(), name, within.getByText(corolla.price)]) {
    const box = await boxOf(part.first());
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(end);
  }
  await within.locator('[data-specs] dd').last().scrollIntoViewIfNeeded();
  expect((await boxOf(bar)).bottom).toBeLessThanOrEqual(740);
  await sees(bar.getByRole('button', { name: `Agregar a Cotización: ${corolla.name}` }));
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
