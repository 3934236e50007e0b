import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sideways, smallTargets, violations } from './checks.ts';
import { mailsTo } from './inbox.ts';
import { live } from './live.ts';
import { apply, marta, newStatus, openPanel, raul, saidUpdated } from './panels.ts';
import { giveContact, isAt, misses, type Person, sees, signIn, test } from './people.ts';
import {
  add,
  chooseProvince,
  corolla,
  drawer,
  line,
  quoteFor,
  storedCart,
  toast,
  versa,
} from './shopping.ts';

const seeDetail = (page: Page, reference: string): Locator =>
  page.getByRole('link', { name: `Ver detalle de ${reference}` });
const message = (within: Page | Locator): Locator => within.getByLabel('Su mensaje');
const send = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: /^Enviar (mensaje|ahora)$/ });

describe('Yanet pregunta por su cotización y Raúl le responde', () => {
  test('en un solo lugar: ella lo lee en la cotización, y por correo sabe que le escribieron', async ({
    newPerson,
  }) => {
    const yanet = (await newPerson({ device: 'phone' })).page;
    const email = 'yanet.pregunta@prueba.test';
    const reference = await quoteFor(yanet, email);
    await yanet.goto('/my-quotes');
    await live(yanet);
    await seeDetail(yanet, reference).click();
    const own = yanet.getByRole('dialog', { name: reference });
    await sees(own.getByText('Nos toca a nosotros', { exact: false }));
    await sees(own.getByText(/A más tardar el \d+ \w+ \d{4}/));
    const whatsapp = await own
      .getByRole('link', { name: 'Preguntar por WhatsApp' })
      .getAttribute('href');
    expect(decodeURIComponent(whatsapp ?? '')).toContain(reference);
    expect(await own.getByRole('link', { name: 'Verificar un pago' }).getAttribute('href')).toBe(
      `/verify?ref=${reference}`,
    );

    // Nothing is sent that says nothing.
    await send(own).click();
    await sees(own.getByText('Escriba su mensaje.'));
    await expect.poll(() => focused(yanet)).toBe('TEXTAREA');
    await message(own).fill('¿Ya hay <b>fecha</b>?\nPago desde Houston.');
    await send(own).click();
    await sees(own.getByRole('status').getByText('Mensaje enviado.'));
    await sees(own.getByRole('listitem').filter({ hasText: 'Usted escribió' }));
    await sees(own.getByText('¿Ya hay <b>fecha</b>?'));
    await expect.poll(() => message(own).inputValue()).toBe('');
    expect(await focused(yanet)).not.toBe('BODY');

    const staff = (await newPerson()).page;
    await signIn(staff, raul, '/admin/quotes');
    await live(staff);
    const panel = await openPanel(staff, reference);
    await sees(panel.getByRole('listitem').filter({ hasText: 'Cliente, mensaje' }));
    await sees(panel.getByText(`Mensaje de Yamilé sobre ${reference}`));
    await panel.getByLabel('Mensaje al cliente').fill('Sale el jueves.');
    await send(panel).click();
    // In the history: what stands in its field only may still be under way.
    await sees(panel.getByRole('listitem').filter({ hasText: 'Sale el jueves.' }));
    await newStatus(panel).selectOption({ label: 'Aprobada' });
    await panel.getByLabel('Nota para el cliente').fill('El vendedor confirmó.');
    await apply(panel).click();
    await saidUpdated(staff, 'cotización');
    await sees(panel.getByText('El vendedor confirmó.'));
    await expect.poll(() => panel.getByLabel('Nota para el cliente').inputValue()).toBe('');

    await expect.poll(async () => (await mailsTo(email)).length).toBe(3);
    const [status, answer] = await mailsTo(email);
    expect(status?.subject).toBe(`Cotización ${reference}: Aprobada`);
    expect(status?.text).toContain('El vendedor confirmó.');
    expect(answer?.subject).toBe(`Mensaje sobre su cotización ${reference}`);
    expect(answer?.text).toContain('Sale el jueves.');
    const [address = ''] = /http\S+\?ver=\S+/.exec(answer?.text ?? '') ?? [];

    // From the mail it is a page of its own; loaded again it still is.
    await yanet.goto(address);
    await sees(yanet.getByRole('heading', { level: 1, name: reference }));
    await yanet.reload();
    await sees(yanet.getByText('Sale el jueves.'));
    await sees(yanet.getByText('Le toca a usted', { exact: false }));
    await sees(yanet.getByText('Nuestro equipo le escribió. El vendedor confirmó.'));
    await yanet.getByRole('link', { name: 'Volver a Mis Cotizaciones' }).click();
    await isAt(yanet, '/my-quotes');
    await sees(yanet.getByRole('row', { name: reference }).getByText('Le toca a usted'));
    await sees(seeDetail(yanet, reference));
  });

  test('rechazada: lee el motivo, para dónde y con qué nota la pidió, y nada que ya no haga falta', async ({
    newPerson,
  }) => {
    const yanet = (await newPerson({ device: 'phone' })).page;
    await signIn(yanet, { email: 'yanet.rechazada@prueba.test', firstName: 'Yanet' });
    await giveContact(yanet);
    const reference = await quoteByCall(yanet, corolla.name);
    const noted = await quoteByCall(yanet, { notes: 'Que sea rojo,\npor favor.' }, corolla.name);
    await yanet.goto('/my-quotes');
    await misses(yanet.getByText('Le toca a usted'));
    await seeDetail(yanet, noted).click();
    await sees(yanet.getByText(/^Su nota. Que sea rojo,\s+por favor\.$/));
    await sees(yanet.getByText(/^Para La Habana · \d+ \w+ \d{4}$/));
    await sees(yanet.getByRole('link', { name: 'Verificar un pago' }));
    const id = new URL(yanet.url()).searchParams.get('ver');

    const staff = (await newPerson()).page;
    await signIn(staff, raul);
    const rejected = await staff.context().request.patch(`/api/admin/quotes/${id}/status`, {
      data: { status: 'rejected', note: 'No hay ninguno rojo.' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(rejected.status(), await rejected.text()).toBe(200);
    await yanet.reload();
    await sees(yanet.getByText('Motivo. No hay ninguno rojo.'));
    await misses(yanet.getByText('preguntarnos el motivo', { exact: false }));
    await misses(yanet.getByRole('link', { name: 'Verificar un pago' }));
    await yanet.getByRole('link', { name: 'Volver a Mis Cotizaciones' }).click();
    await sees(yanet.getByText('Además: 1 rechazada.', { exact: true }));
    await sees(seeDetail(yanet, reference));
  });

  test('con el botón de atrás la ventana se cierra y la lista sigue como estaba', async ({
    newPerson,
  }) => {
    const { page } = await newPerson({ device: 'phone' });
    const reference = await quoteFor(page, 'yanet.atras@prueba.test');
    await page.goto('/my-quotes');
    await live(page);
    await seeDetail(page, reference).click();
    const dialog = page.getByRole('dialog', { name: reference });
    await sees(dialog);
    await isAt(page, /^\/my-quotes\?ver=/);
    await page.goBack();
    await misses(dialog);
    await isAt(page, '/my-quotes');
    await page.goForward();
    await sees(dialog);
  });

  test('nadie abre la de otra persona, aunque tenga su dirección', async ({ newPerson }) => {
    const { page } = await newPerson();
    const reference = await quoteFor(page, 'yanet.suya@prueba.test');
    await page.goto('/my-quotes');
    const address = await seeDetail(page, reference).getAttribute('href');
    const other = await newPerson();
    other.expects(/404/);
    await signIn(other.page, { email: 'vecina@prueba.test', firstName: 'Eva' }, address ?? '');
    await sees(other.page.getByRole('heading', { name: '404 Page Not Found' }));
    await misses(other.page.getByText(reference));
  });

  test('sin línea el texto queda guardado, y sale una sola vez al volver', async ({
    newPerson,
  }) => {
    const yanet = await newPerson({ device: 'phone' });
    yanet.expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { page, context } = yanet;
    const reference = await quoteFor(page, 'yanet.sin.linea@prueba.test');
    await page.goto('/my-quotes');
    await live(page);
    await seeDetail(page, reference).click();
    const dialog = page.getByRole('dialog', { name: reference });
    await message(dialog).fill('¿Me oyen?');
    await context.setOffline(true);
    await send(dialog).click();
    await sees(dialog.getByText('Pendiente de envío'));
    expect(await message(dialog).inputValue()).toBe('¿Me oyen?');
    await context.setOffline(false);
    await sees(dialog.getByText('Mensaje enviado.'));
    await misses(dialog.getByText('Pendiente de envío'));
    await expect.poll(() => dialog.getByText('¿Me oyen?', { exact: true }).count()).toBe(1);

    // What is only begun waits for the next visit, for this quote alone.
    await message(dialog).fill('Y otra cosa');
    await page.reload();
    await live(page);
    await expect.poll(() => message(page).inputValue()).toBe('Y otra cosa');
    await expect.poll(() => page.getByText('¿Me oyen?', { exact: true }).count()).toBe(1);
  });
});

test('sin línea, la lista dice qué pasó y se puede intentar de nuevo', async ({ newPerson }) => {
  const { page, context, expects } = await newPerson({ device: 'phone' });
  expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const reference = await quoteFor(page, 'yanet.reintenta@prueba.test');
  await page.goto('/my-quotes');
  await live(page);
  await seeDetail(page, reference).click();
  await sees(page.getByRole('dialog', { name: reference }));
  await page.goBack();
  await context.setOffline(true);
  await seeDetail(page, reference).click();
  const dialog = page.getByRole('dialog');
  await sees(dialog.getByRole('alert').getByText('Failed to fetch quotes'));
  await sees(dialog.getByText('No se pudieron cargar las cotizaciones. Revise la conexión.'));
  await context.setOffline(false);
  await dialog.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await sees(page.getByRole('heading', { name: reference }));
});

describe('Yanet busca entre sus cotizaciones', () => {
  test('por producto y por estado; la búsqueda queda en la dirección', async ({ newPerson }) => {
    const { page } = await newPerson();
    await signIn(page, { email: 'yanet.busca@prueba.test', firstName: 'Yanet' });
    await giveContact(page);
    const first = await quoteByCall(page, corolla.name);
    const second = await quoteByCall(page, versa.name);
    await page.goto('/my-quotes');
    await live(page);
    const search = page.getByRole('searchbox', { name: 'Buscar' });
    await search.fill('VERSA');
    await misses(seeDetail(page, first));
    await sees(seeDetail(page, second));
    await sees(page.getByRole('status').getByText('1 de 2 cotizaciones'));
    await search.press('Enter');
    await isAt(page, '/my-quotes?search=VERSA');
    const status = page.getByLabel('Estado', { exact: true });
    await status.selectOption({ label: 'Enviada' });
    await isAt(page, '/my-quotes?search=VERSA&status=sent');
    await sees(page.getByRole('heading', { name: 'Ninguna cotización coincide' }));
    await page.getByRole('link', { name: 'Ver todas' }).click();
    await isAt(page, '/my-quotes');
    await sees(seeDetail(page, first));
    await sees(seeDetail(page, second));
    expect([await search.inputValue(), await status.inputValue()]).toEqual(['', '']);
  });

  test('y sigue ahí al volver de una, aunque la página se cargue de nuevo', async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    await signIn(page, { email: 'yanet.vuelve@prueba.test', firstName: 'Yanet' });
    await giveContact(page);
    const first = await quoteByCall(page, corolla.name);
    const second = await quoteByCall(page, versa.name);
    await page.goto('/my-quotes');
    await live(page);
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('versa');
    await page.keyboard.press('Enter');
    await seeDetail(page, second).click();
    await sees(page.getByRole('dialog', { name: second }));
    await page.reload();
    await sees(page.getByRole('heading', { level: 1, name: second }));
    await page.getByRole('link', { name: 'Volver a Mis Cotizaciones' }).click();
    await isAt(page, '/my-quotes?search=versa');
    await sees(seeDetail(page, second));
    await misses(seeDetail(page, first));
    await page.reload();
    await sees(seeDetail(page, second));
    await misses(seeDetail(page, first));
    // The way to all of them is the menu's too.
    await live(page);
    await page.locator('header summary').first().click();
    await page.getByRole('link', { name: 'Mis Cotizaciones' }).first().click();
    await isAt(page, '/my-quotes');
    await sees(seeDetail(page, first));
  });

  test('también sin JavaScript: busca, lee una con su historial, y escribe', async ({
    newPerson,
  }) => {
    const person = await newPerson({ javaScript: false });
    const { page } = person;
    await signIn(page, { email: 'yanet.sin.js@prueba.test', firstName: 'Yanet' }, '/my-quotes');
    await giveContact(page);
    const first = await quoteByCall(page, corolla.name);
    const second = await quoteByCall(page, versa.name);
    await page.goto('/my-quotes');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(second.slice(-3));
    await page.getByRole('button', { name: 'Buscar' }).click();
    await misses(seeDetail(page, first));
    await seeDetail(page, second).click();
    await sees(page.getByRole('heading', { level: 1, name: second }));
    await sees(page.getByText('Usted pidió la cotización'));
    // What needs a script is neither there nor promised.
    await misses(page.getByText('Pone en su cotización lo que sigue disponible', { exact: false }));
    person.expects(/400/);
    await send(page).click();
    await sees(page.getByText('Escriba su mensaje.'));
    await message(page).fill('¿Ya hay fecha?');
    await send(page).click();
    await sees(page.getByText('Mensaje enviado.'));
    await sees(page.getByRole('listitem').filter({ hasText: '¿Ya hay fecha?' }));
    expect(await message(page).inputValue()).toBe('');
    await page.getByRole('link', { name: 'Volver a Mis Cotizaciones' }).click();
    await isAt(page, `/my-quotes?search=${second.slice(-3)}`);
    await misses(seeDetail(page, first));
  });

  test('de muchas ve cincuenta, y las demás cuando las pide', async ({ newPerson }) => {
    const { page } = await newPerson();
    await signIn(page, { email: 'revendedora@prueba.test', firstName: 'Ada' });
    await giveContact(page);
    const first = await quoteByCall(page, corolla.name);
    for (let count = 2; count <= 52; count++) await quoteByCall(page, versa.name);
    await page.goto('/my-quotes');
    await live(page);
    await misses(seeDetail(page, first));
    await page.getByRole('link', { name: 'Ver más (quedan 2)' }).click();
    await sees(seeDetail(page, first));
    await isAt(page, '/my-quotes?shown=100');
  });
});

test('Yanet pide de nuevo lo que ya pidió, para su provincia, y recupera lo que tenía', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ device: 'phone' });
  const reference = await quoteFor(page, 'yanet.otra.vez@prueba.test');
  await page.goto('/products/automobiles');
  await live(page);
  await chooseProvince(page, 'Matanzas');
  await add(page, versa.name).click();
  await sees(drawer(page));
  await page.goto('/my-quotes');
  await live(page);
  await seeDetail(page, reference).click();
  const dialog = page.getByRole('dialog', { name: reference });
  await sees(dialog.getByText('Su cotización en curso es para Matanzas.', { exact: false }));
  await dialog.getByRole('button', { name: 'Pedir de nuevo' }).click();
  await sees(line(page, corolla.name).getByText('La Habana'));
  expect((await storedCart(page)).items.map(({ productName }) => productName)).toEqual([
    corolla.name,
  ]);
  await toast(page).getByRole('button', { name: 'Recuperar' }).click();
  await sees(line(page, versa.name).getByText('Matanzas'));
});

test('Yanet pide de nuevo y el precio es otro: lo lee antes de que se abra nada', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ device: 'phone' });
  const staff = (await newPerson()).page;
  await signIn(staff, marta);
  const catalogue = staff.context().request;
  const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': 'sube-de-precio' };
  const made = await catalogue.post('/api/admin/products', {
    data: { category: 'motocicletas', name: 'Moto que sube', price: '1000' },
    headers,
  });
  expect(made.status(), await made.text()).toBe(201);
  const product = `/api/admin/products/${(await made.json()).id}`;
  try {
    await signIn(page, { email: 'yanet.sube@prueba.test', firstName: 'Yanet' });
    await giveContact(page);
    const reference = await quoteByCall(page, 'Moto que sube');
    const raised = await catalogue.patch(product, { data: { price: '1100' }, headers });
    expect(raised.status(), await raised.text()).toBe(200);
    await page.goto('/my-quotes');
    await live(page);
    await seeDetail(page, reference).click();
    const dialog = page.getByRole('dialog', { name: reference });
    await dialog.getByRole('button', { name: 'Pedir de nuevo' }).click();
    await sees(dialog.getByText('Moto que sube: antes US$1,000, ahora US$1,100.'));
    await misses(drawer(page));
    await dialog.getByRole('button', { name: 'Ver su cotización' }).click();
    await sees(line(page, 'Moto que sube'));
  } finally {
    await catalogue.delete(product, { headers });
  }
});

test('Yanet pide algo sin precio: ni en la cotización ni en lo que comparte hay un total de cero', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone' });
  await signIn(page, { email: 'yanet.sin.precio@prueba.test', firstName: 'Yanet' });
  await giveContact(page);
  await open('/products/automobiles/toyota-sienna-le-2021');
  await add(page, 'Toyota Sienna LE 2021').click();
  const total = drawer(page).getByRole('paragraph').filter({ hasText: 'Total estimado' });
  await sees(total.filter({ hasText: 'Precio por confirmar' }));
  await open(corolla.path);
  await add(page, corolla.name).click();
  await sees(total.filter({ hasText: corolla.price }));
  await sees(drawer(page).getByText('Hay precios por confirmar', { exact: false }));
  const partial = await quoteByCall(page, 'Toyota Sienna LE 2021', corolla.name);
  const unpriced = await quoteByCall(page, 'Toyota Sienna LE 2021');
  await open('/my-quotes');
  await live(page);
  await sees(page.getByText(`${corolla.price} (parcial)`));
  await sees(page.getByRole('rowheader').getByText('Toyota Sienna LE 2021 y 1 más'));
  await misses(page.getByText('US$0', { exact: true }));
  for (const [reference, said] of [
    [unpriced, 'Total estimado FOB USA: Precio por confirmar.'],
    [partial, 'Hay precios por confirmar: no están en el total.'],
  ] as const) {
    await seeDetail(page, reference).click();
    const dialog = page.getByRole('dialog', { name: reference });
    const sends = dialog.getByRole('link', { name: /Compartir/ });
    expect(decodeURIComponent((await sends.getAttribute('href')) ?? '')).toContain(said);
    await page.keyboard.press('Escape');
    await misses(dialog);
  }
});

describe('Mis Cotizaciones para todos', () => {
  test.for([360, 1280])('a %i px: sin fallos de accesibilidad', async (width, { newPerson }) => {
    const person = await newPerson({ width, bypassPolicy: true });
    const { page } = person;
    const reference = await quoteFor(page, `yanet.ve.${width}@prueba.test`);
    await quoteByCall(page, versa.name);
    await page.goto('/my-quotes');
    await live(page);
    await isFine(person, 'list');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('zzz');
    await isFine(person, 'none found');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('');
    await seeDetail(page, reference).click();
    const dialog = page.getByRole('dialog', { name: reference });
    await sees(dialog);
    await message(dialog).fill(`${'palabramuylarga'.repeat(120)} ${'x'.repeat(150)}`);
    await isFine(person, 'room for fewer characters');
    await send(dialog).click();
    await sees(dialog.getByText('Mensaje enviado.'));
    await message(dialog).fill('x'.repeat(2001));
    await send(dialog).click();
    await sees(dialog.getByText('Sobra 1 carácter', { exact: false }));
    await isFine(person, 'too long');
    await page.reload();
    await live(page);
    await isFine(person, 'page');
    await page.getByRole('button', { name: 'Pedir de nuevo' }).click();
    await sees(drawer(page));
    await isFine(person, 'asked again');
  });
});

async function isFine({ page }: Person, state: string): Promise<void> {
  const exceptions = { 'dialog li summary': 'it stands within a sentence' };
  expect(
    [
      ...(await violations(page)),
      ...(await sideways(page)),
      ...(await smallTargets(page, exceptions)),
    ],
    state,
  ).toEqual([]);
}

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.tagName);

let keys = 0;

/** A quotation as the browser asks for it, without its screens; gives the reference. */
async function quoteByCall(page: Page, ...asked: (string | { notes: string })[]): Promise<string> {
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
