import sharp from 'sharp';
import { expect } from 'vitest';
import { pale, sideways, smallTargets, violations } from './checks.ts';
import { orderOnItsWay } from './journeys.ts';
import { live } from './live.ts';
import { seeDetail } from './my-quotes.ts';
import { call, sendOffer } from './offers.ts';
import { raul } from './panels.ts';
import { letShip } from './papers.ts';
import { isAt, sees, signIn, test } from './people.ts';
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

  await letShip(newPerson, reference);

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
  await desk.page.getByText('Subir unidades').click();
  await desk.page.getByRole('checkbox', { name: `${reference}-U1` }).check();
  await desk.page.getByRole('button', { name: 'Subir las marcadas' }).click();
  await sees(desk.page.getByText('1 unidad.', { exact: false }).first());
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

test('en el escritorio: de sesenta unidades, las de la segunda página se suben desde su comienzo', async ({
  newPerson,
}) => {
  const { reference } = await orderOnItsWay(newPerson, 'sesenta@prueba.test', { pieces: 60 });
  const { page } = await newPerson({ device: 'phone' });
  await signIn(page, raul, '/admin/voyages');
  const { id } = await call<{ id: string }>(page, 'POST', '/api/admin/voyages', {
    ...{ carrier: 'Naviera del Norte', ship: 'Buque Lleno', number: '60N', billOfLading: '' },
    ...{ port: 'Port Everglades', departsOn: '2030-11-30', arrivesOn: '2030-12-05' },
  });
  await page.goto(`/admin/voyages/${id}`, { waitUntil: 'domcontentloaded' });
  await live(page);
  await page.getByText('Subir unidades').click();
  const search = async (words: string) => {
    await page.getByLabel('Número, VIN o nombre').fill(words);
    await page.getByRole('button', { name: 'Buscar' }).click();
  };
  await search('un barco de papel');
  await sees(page.getByText('Nada con eso'));
  await search(reference);
  await page.getByRole('button', { name: 'Marcar todas estas' }).click();
  await sees(page.getByText('50 marcadas.'));
  await page.getByRole('button', { name: 'Las siguientes' }).click();
  const span = page.getByText('Se muestran de la 51 a la 60, de 60.');
  await sees(span);
  // Keyboard and reading begin at the top of the page.
  await expect.poll(() => span.evaluate((text) => text === document.activeElement)).toBe(true);
  await expect
    .poll(() => span.evaluate((text) => text.getBoundingClientRect().top))
    .toBeLessThan(400);
  expect(await sideways(page)).toEqual([]);
  expect(await smallTargets(page, {})).toEqual([]);
  await page.getByRole('button', { name: 'Marcar todas estas' }).click();
  await page.getByRole('button', { name: 'Subir las marcadas' }).click();
  await sees(page.getByRole('button', { name: 'Ver las 60' }));
  // The form below them is within reach.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
});
