import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dayInHavana } from '#platform/time/days.ts';
import { sideways, smallTargets, violations } from './checks.ts';
import { inOtherLanguage, live } from './live.ts';
import { acceptOffer, call, linkInMail, openNewOffer } from './offers.ts';
import { marta, raul } from './panels.ts';
import { letShip } from './papers.ts';
import { misses, sees, signIn, test } from './people.ts';

const fridge = '/products/electrodomesticos/frigidaire-ffht1835vw-refrigerador';

test('Yanet opina por el enlace, sin JavaScript; Raúl responde, cualquiera lo lee, y Marta lo oculta un rato', {
  tags: 'long',
}, async ({ newPerson }) => {
  const customer = await newPerson({ device: 'phone' });
  const email = 'opina@prueba.test';
  const reference = await openNewOffer(customer.page, email);
  await acceptOffer(customer.page);
  await letShip(reference);
  const staff = (await newPerson()).page;
  await signIn(staff, raul);
  const admin = (await newPerson()).page;
  await signIn(admin, marta);
  await handOver(admin, reference);

  const writer = await newPerson({ device: 'phone', javaScript: false });
  // The form came back with an error.
  writer.expects(/400 \(Bad Request\)/);
  const link = await linkInMail(email);
  await writer.open(link);
  await writer.page.getByRole('link', { name: 'Opinar sobre la entrega' }).click();
  await writer.page.getByLabel('Cuente cómo fue').fill('Llegó frío.\nY a tiempo.');
  for (const words of ['In English, with what you wrote', 'En español, con lo que escribió']) {
    await writer.page.getByRole('button', { name: words }).click();
    expect(await writer.page.locator('textarea').inputValue()).toBe('Llegó frío.\nY a tiempo.');
  }
  await writer.page.getByRole('button', { name: 'Publicar mi opinión' }).click();
  await sees(writer.page.getByRole('alert').getByText('Elija de 1 a 5 estrellas.'));
  await customer.open(`${link}/opinion`);
  await looksWell(customer.page);
  await staysHalfFilled(customer.page);
  await writer.page.getByLabel('Muy bien').check();
  await writer.page.getByLabel('Su nombre de pila').fill('Yanet');
  await writer.page.getByRole('button', { name: 'Publicar mi opinión' }).click();
  await sees(writer.page.getByText('Gracias. Su opinión está publicada.'));

  await staff.goto('/admin/reviews?state=unanswered');
  await live(staff);
  await staff.getByRole('link', { name: /Llegó frío/ }).click();
  await staff.getByLabel('Respuesta pública').fill('Gracias por contarlo.');
  await staff.getByRole('button', { name: 'Publicar respuesta' }).click();
  await sees(staff.getByText('Respuesta publicada'));
  expect(await violations(staff)).toEqual([]);

  // Without a worker, which would show the pages that it has and check them in the background.
  const stranger = await newPerson({ device: 'phone', serviceWorker: false });
  for (const path of [fridge, '/offices', '/']) {
    await stranger.open(path);
    await sees(stranger.page.getByText('1 opinión de una entrega real'));
    await sees(stranger.page.getByText('Gracias por contarlo.'));
    await looksWell(stranger.page);
  }

  await admin.goto('/admin/reviews');
  await live(admin);
  await admin.getByRole('link', { name: /Llegó frío/ }).click();
  await admin.getByText('Ocultar esta opinión').click();
  await admin.getByLabel('Motivo').fill('Se repite mientras se aclara.');
  await admin.getByRole('button', { name: 'Ocultar', exact: true }).click();
  await sees(admin.getByText('Ya no se muestra'));
  await stranger.open(fridge);
  await misses(stranger.page.getByText('Llegó frío.'));
  await admin.getByRole('button', { name: 'Mostrar otra vez' }).click();
  await sees(admin.getByText('Se muestra otra vez'));
  await sees(admin.getByText('Ocultar esta opinión'));
  await stranger.open(fridge);
  await sees(stranger.page.getByText('Llegó frío.'));
});

/** Stars and text are there after a reload, and in the other language. */
async function staysHalfFilled(page: Page): Promise<void> {
  await live(page);
  await page.getByLabel('Bien', { exact: true }).check();
  await page.getByLabel('Cuente cómo fue').fill('Llegó con un golpe.');
  const isThere = async () => {
    await expect.poll(() => page.locator('textarea').inputValue()).toBe('Llegó con un golpe.');
    expect(await page.locator('input[type=radio]:checked').count()).toBe(1);
  };
  await page.reload();
  await isThere();
  await inOtherLanguage(page, 'English');
  await isThere();
  await inOtherLanguage(page, 'Español');
  await isThere();
}

async function looksWell(page: Page): Promise<void> {
  expect([await sideways(page), await smallTargets(page, {}), await violations(page)]).toEqual([
    [],
    [],
    [],
  ]);
}

/** The order's only unit, by an administrador's word. */
async function handOver(page: Page, reference: string): Promise<void> {
  const [quote] = await call<{ id: string }[]>(page, 'GET', `/api/admin/quotes?q=${reference}`);
  const units = await call<{ id: string }[]>(page, 'GET', `/api/admin/quotes/${quote?.id}/units`);
  const path = `/api/admin/units/${units[0]?.id}`;
  const today = dayInHavana(new Date());
  const ready = { kind: 'reached', stage: 'ready', day: today, earlierToo: true };
  await call(page, 'POST', `${path}/changes`, ready);
  const word = { handedOn: today, receivedBy: 'Ana', reason: 'Sin teléfono' };
  await call(page, 'POST', `${path}/handover`, word);
}
