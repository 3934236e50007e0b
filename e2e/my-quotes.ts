import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const seeDetail = (page: Page, reference: string): Locator =>
  page.getByRole('link', { name: `Ver detalle de ${reference}` });
export const message = (within: Page | Locator): Locator => within.getByLabel('Su mensaje');
export const send = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: /^Enviar (mensaje|ahora)$/ });

let keys = 0;

/** Makes a quotation by the browser's call, without its screens; returns the reference. */
export async function quoteByCall(
  page: Page,
  ...asked: (string | { notes: string })[]
): Promise<string> {
  const { request } = page.context();
  const items = [];
  const said = asked.find((each) => typeof each === 'object');
  for (const name of asked.filter((each) => typeof each === 'string')) {
    const found = await request.get(`/api/products?limit=1&search=${encodeURIComponent(name)}`);
    const [product] = (await found.json()) as { id: string; name: string; price: string }[];
    items.push({
      productId: product?.id,
      productName: product?.name,
      price: product?.price,
      quantity: 1,
    });
  }
  const answer = await request.post('/api/quotes', {
    data: { province: 'HAB', items, ...said },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': `por-llamada-${++keys}` },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { referenceNumber: string }).referenceNumber;
}
