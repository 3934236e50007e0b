import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pale, sideways, smallTargets, violations } from './checks.ts';
import { orderOnItsWay } from './journeys.ts';
import { sees, test } from './people.ts';

/** What all three of them read. */
async function readsTheJourney(page: Page, whoActs = 'Le toca a quien paga.'): Promise<void> {
  await sees(page.getByRole('heading', { name: 'Por dónde va su envío' }));
  await sees(page.getByText(/^Comprado el \d/));
  await sees(page.getByText('Detenido desde el'));
  await sees(page.getByText(whoActs));
  await page.getByText('Etapas y fechas').click();
  const stages = page.locator('#camino ol').getByRole('listitem');
  expect(await stages.count()).toBe(7);
  // Nothing is promised of what is to come while it is held.
  expect(await stages.filter({ hasText: 'En Mariel' }).textContent()).toBe('En Mariel');
}

test('tres personas siguen un envío: quien lo pidió, quien paga sin JavaScript, y quien recibe con pocos datos', async ({
  newPerson,
}) => {
  const order = await orderOnItsWay(newPerson, 'por.donde.va@prueba.test');
  const { page } = order;
  // A phone with a wrong clock draws the same as the shop.
  await page.clock.setFixedTime(Date.now() + 400 * 86_400_000);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await sees(page.getByRole('heading', { name: 'En camino' }));
  await page.getByRole('link', { name: `Seguir ${order.reference}` }).click();
  await readsTheJourney(page);
  await page.getByText(/^Historia \(/).click();
  await sees(page.getByText('Quedó detenido'));
  expect(await violations(page)).toEqual([]);
  expect(await pale(page)).toEqual([]);
  expect(await sideways(page)).toEqual([]);

  const payer = await newPerson({ device: 'phone', width: 320, javaScript: false });
  await payer.open(order.pays);
  await readsTheJourney(payer.page, 'Le toca a usted.');
  await payer.page.getByText(/^Historia \(/).click();
  await sees(payer.page.getByText('Quedó detenido'));
  expect(await sideways(payer.page)).toEqual([]);
  await payer.page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await payer.page.reload();
  expect(await sideways(payer.page)).toEqual([]);
  const link = payer.page.getByRole('link', { name: /^Ver foto \(\d+ KB\): / });
  const { href } = await link.evaluate((a) => ({ href: (a as HTMLAnchorElement).href }));
  expect((await payer.page.request.get(href)).headers()['content-type']).toBe('image/webp');

  const receiver = await newPerson({ device: 'phone', saveData: true });
  await receiver.page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await receiver.open(order.receives);
  await readsTheJourney(receiver.page);
  await expect.poll(() => receiver.page.getByText('US$').count()).toBe(0);
  const photos = () => receiver.asked.filter((each) => each.includes('/photos/'));
  const photo = receiver.page.getByRole('button', { name: /^Ver foto \(\d+ KB\): / });
  await photo.scrollIntoViewIfNeeded();
  expect(photos()).toEqual([]);
  await photo.click();
  await expect.poll(photos).toHaveLength(1);
  expect(await violations(receiver.page)).toEqual([]);
  expect(await smallTargets(receiver.page, {})).toEqual([]);
});
