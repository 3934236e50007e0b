import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { pale, sideways, smallTargets, violations } from './checks.ts';
import { orderOnItsWay } from './journeys.ts';
import { live } from './live.ts';
import { seeDetail } from './my-quotes.ts';
import { call, sendOffer } from './offers.ts';
import { raul } from './panels.ts';
import { letShip } from './papers.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';
import { quoteFor } from './shopping.ts';

// It is ordered when wanted, so no other journey misses it.
const fridge = { name: 'Refrigerador Frigidaire 18.3 pies³' };

const photoOf = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('en el almacén: etapas y fotos desde un teléfono, y un viaje que se lleva la unidad', async ({
  newPerson,
}) => {
  const customer = await newPerson({ device: 'phone' });
  const reference = await quoteFor(customer.page, 'unidades@prueba.test', fridge);
  await sendOffer(reference);
  await customer.page.goto('/my-quotes', { waitUntil: 'domcontentloaded' });
  await seeDetail(customer.page, reference).click();
  await customer.page.getByRole('link', { name: 'Ver y responder la oferta' }).click();
  await customer.page.getByRole('button', { name: 'Aceptar oferta' }).click();
  await customer.page.getByRole('button', { name: 'Confirmar' }).click();
  await sees(customer.page.getByRole('heading', { name: 'El dinero de la cotización' }));

  await letShip(reference);

  const { page, context, expects } = await newPerson({ device: 'phone' });
  expects(/ERR_FAILED/);
  await signIn(page, raul, `/admin/units?q=${reference}`);
  await live(page);
  await page.getByRole('link', { name: `${reference}-U1` }).click();
  await sees(page.getByRole('heading', { name: `${reference}-U1`, level: 1 }));
  await page.getByText('Se alcanzó una etapa').click();
  await page
    .getByLabel('Etapa', { exact: true })
    .filter({ visible: true })
    .first()
    .selectOption('warehouse');
  await page.getByRole('checkbox', { name: 'Las etapas anteriores' }).check();
  await page.getByRole('button', { name: 'Guardar' }).filter({ visible: true }).first().click();
  await sees(page.getByText('Se alcanzó: En almacén en EE. UU.'));

  // The line is cut in the middle: the photo is sent again by itself, and is there once.
  let cut = 0;
  await context.route('**/api/admin/units/*/photos?*', async (route) => {
    cut += 1;
    return cut === 1 ? route.abort() : route.continue();
  });
  const photos = [await photoOf('frente.jpg', '#c33'), await photoOf('placa.jpg', '#36c')];
  await page.getByLabel('Tomar o elegir fotos').setInputFiles(photos);
  await expect.poll(() => page.getByRole('button', { name: 'Quitar foto' }).count()).toBe(2);
  expect(await sideways(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page, {})).toEqual([]);
  expect(await pale(page)).toEqual([]);

  const desk = await newPerson();
  await signIn(desk.page, raul, '/admin/voyages');
  await live(desk.page);
  await desk.page.getByText('Anotar un viaje').click();
  for (const [label, value] of Object.entries({
    Barco: 'Buque Prueba',
    'Número de viaje': '7N',
    Naviera: 'Naviera del Norte',
    'Puerto de salida': 'Port Everglades',
    'Sale el': '2030-11-30',
    'Llega el': '2030-12-05',
  })) {
    await desk.page.getByLabel(label).fill(value);
  }
  await desk.page.getByRole('button', { name: 'Guardar' }).click();
  await sees(desk.page.getByRole('heading', { name: 'Buque Prueba, viaje 7N' }));
  const voyage = desk.page.url();
  await desk.page.getByRole('link', { name: 'Subir unidades' }).click();
  await desk.page.getByRole('checkbox', { name: `Elegir ${reference}-U1` }).check();
  await putOn(desk.page, 'Buque Prueba, viaje 7N');
  await desk.page.goto(voyage, { waitUntil: 'domcontentloaded' });
  await live(desk.page);
  await desk.page.getByRole('button', { name: 'Ver qué pasaría' }).click();
  await sees(desk.page.getByText('Mueve 1 unidad y avisa a su gente'));
  await desk.page.getByRole('button', { name: 'Anotar', exact: true }).click();
  await sees(desk.page.getByText('Navegando'));
  expect(await violations(desk.page)).toEqual([]);
  expect(await sideways(desk.page)).toEqual([]);
  await desk.page.getByRole('link', { name: `${reference}-U1` }).click();
  await isAt(desk.page, /^\/admin\/units\//);
  await sees(desk.page.getByText('Se alcanzó: Embarcado'));
});

test('en el escritorio: sesenta unidades, las de la segunda página también, se suben de una vez', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { reference } = await orderOnItsWay(newPerson, 'sesenta@prueba.test', { pieces: 60 });
  const { page } = await newPerson({ device: 'phone' });
  await signIn(page, raul, '/admin/voyages');
  const { id } = await call<{ id: string }>(page, 'POST', '/api/admin/voyages', {
    ...{ carrier: 'Naviera del Norte', ship: 'Buque Lleno', number: '60N', billOfLading: '' },
    ...{ port: 'Port Everglades', departsOn: '2030-11-30', arrivesOn: '2030-12-05' },
  });
  await page.goto(`/admin/units?queue=to_load&q=${reference}`, { waitUntil: 'domcontentloaded' });
  await live(page);
  await page
    .getByRole('checkbox', { name: `Elegir ${reference}` })
    .first()
    .check();
  await page.getByRole('button', { name: 'Elegir toda la página' }).click();
  await sees(page.getByText('Selección: 50'));
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await sees(page.getByText('50 fuera de esta página', { exact: false }));
  await page.getByRole('button', { name: 'Elegir toda la página' }).click();
  await sees(page.getByText('Selección: 60'));
  expect(await sideways(page)).toEqual([]);
  expect(await smallTargets(page, {})).toEqual([]);
  await putOn(page, 'Buque Lleno, viaje 60N');
  await page.goto(`/admin/voyages/${id}`, { waitUntil: 'domcontentloaded' });
  await live(page);
  await sees(page.getByRole('button', { name: 'Ver las 60' }));
  // What sixty lack is said once for all, and what follows the board is within reach.
  const missing = page.getByRole('list', { name: 'Lo que falta' });
  await sees(missing.getByRole('button', { name: '60 Declaración AES (ITN)' }));
  expect(await sideways(page)).toEqual([]);
  expect(await smallTargets(page, {})).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
  const record = missing.getByRole('listitem').filter({ hasText: 'AES' });
  await record.getByRole('button', { name: 'Anotar para estas 60' }).click();
  const dialog = page.getByRole('dialog', { name: 'Declaración AES (ITN) (60)' });
  await dialog.getByLabel('ITN').fill('X20261101000123');
  await dialog.getByRole('button', { name: 'Declaración AES (ITN)' }).click();
  await sees(page.getByText('Hecho en 60'));
  await misses(missing.getByRole('button', { name: '60 Declaración AES (ITN)' }));
});

/** Puts the chosen units on a voyage. */
async function putOn(page: Page, voyage: string): Promise<void> {
  await page.getByRole('button', { name: 'Subir a un viaje' }).click();
  const dialog = page.getByRole('dialog');
  const option = dialog.getByRole('option', { name: voyage });
  await expect.poll(() => option.count()).toBe(1);
  const label = (await option.textContent()) ?? '';
  await dialog.getByLabel('Subir a un viaje').selectOption({ label });
  await dialog.getByRole('button', { name: 'Subir a un viaje' }).click();
  await sees(page.getByText(/^Hecho en /));
}
