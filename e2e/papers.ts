import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { StaffQuoteDetail } from '#features/orders/order/schema.ts';
import { call } from './offers.ts';
import { marta } from './panels.ts';
import { type NewPerson, signIn } from './people.ts';

/** Marta lets the order's units go on, without the papers and the payments that they lack. */
export async function letShip(newPerson: NewPerson, reference: string): Promise<void> {
  const { page } = await newPerson();
  await signIn(page, marta, `/admin/units?q=${reference}`);
  const { origin } = new URL(page.url());
  const list = await page.request.get(`${origin}/api/admin/units?q=${reference}`);
  const { units } = (await list.json()) as { units: { id: string }[] };
  for (const { id } of units) {
    const path = `${origin}/api/admin/units/${id}/export-file`;
    const { missing } = (await (await page.request.get(path)).json()) as { missing: string[] };
    const answer = await page.request.post(`${path}/override`, {
      headers: { origin },
      data: { items: missing, reason: 'Prueba' },
    });
    expect(answer.status()).toBe(201);
  }
  await letGoUnpaid(page, reference);
}

export async function letGoUnpaid(page: Page, reference: string): Promise<void> {
  const [order] = await call<{ id: string }[]>(page, 'GET', `/api/admin/quotes?q=${reference}`);
  const path = `/api/admin/quotes/${order?.id}`;
  const { money } = await call<StaffQuoteDetail>(page, 'GET', path);
  for (const [position, { lacksCents }] of money?.instalments.entries() ?? []) {
    const body = { position, lacksCents, reason: 'Prueba' };
    await call(page, 'POST', `${path}/plan-override`, body);
  }
}
