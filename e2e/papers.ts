import { expect } from 'vitest';
import { marta } from './panels.ts';
import { type NewPerson, signIn } from './people.ts';

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
}
