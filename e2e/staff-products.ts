import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const raul = { email: 'agente@demo.test' };
export const list = '/admin/products';
export const newProduct = '/admin/products/nuevo';

interface Found {
  id: string;
  updatedAt: string;
  images: string[] | null;
  specifications: Record<string, string>;
}

export async function find(page: Page, q: string): Promise<Found[]> {
  const answer = await page.context().request.get('/api/admin/products', { params: { q } });
  return answer.json();
}

const own = { 'sec-fetch-site': 'same-origin' };

export async function edit(page: Page, seen: Found | undefined, changes: object): Promise<void> {
  const answer = await page.context().request.patch(`/api/admin/products/${seen?.id}`, {
    data: { ...changes, expected: seen?.updatedAt },
    headers: own,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function create(page: Page, product: object): Promise<string> {
  const answer = await page.context().request.post('/api/admin/products', {
    data: { category: 'motocicletas', price: null, ...product },
    headers: { ...own, 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

export async function clear(page: Page, q: string): Promise<void> {
  for (const { id, updatedAt } of await find(page, q)) {
    const answer = await page.context().request.delete(`/api/admin/products/${id}`, {
      headers: own,
      data: { expected: updatedAt },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}
