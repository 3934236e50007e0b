import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { mailsTo } from './inbox.ts';
import { focusIsIn, focusIsKept, focusIsOn, keyboardOf } from './keyboard.ts';
import { live } from './live.ts';
import { backInVain, isAt, misses, type Person, sees, signIn, test } from './people.ts';
import { quoteFor, toast } from './shopping.ts';

const code = 'MA-VER-20261121-7K4P';
const ticketPattern = /MA-T-\d{8}-[2-9A-Z]{5}/;

describe('una madre en Holguín sube el comprobante con la conexión que se corta', () => {
  test('lo que ya subió no se repite, y sale una sola vez', async ({ newPerson }) => {
    const person = await newPerson({ device: 'phone' });
    const { page, context, expects } = person;
    expects(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const email = 'comprobante.cortado@prueba.test';
    // Signed in, because unverified addresses get few mails.
    await signIn(page, { email, firstName: 'Marisleidys' }, '/verify');
    await live(page);
    const parts = partsOf(page);
    await page.route('**/api/verifications/receipts/**', (route) =>
      parts.arrived() < 2 ? route.continue() : route.abort(),
    );
    await fill(page, email);
    await page.locator('#receipts').setInputFiles(await photo('comprobante.jpg'));
    await sees(page.getByText(/Espera la conexión/));
    await send(page);
    await sees(page.getByText('Pendiente de envío'));

    // The phone goes off and keeps the typed text, the photo and the request.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    await sees(page.getByText('Pendiente de envío'));
    await expect.poll(() => page.getByLabel('Código de verificación').inputValue()).toBe(code);
    await sees(page.getByText('comprobante.jpg', { exact: true }));

    // The connection is back for the pieces, but the answer to the form is lost.
    await page.unroute('**/api/verifications/receipts/**');
    let posts = 0;
    await page.route('**/api/verifications', async (route) => {
      posts += 1;
      await route.fetch();
      await route.abort();
    });
    await offAndOn(person);
    await expect.poll(() => posts).toBe(1);
    await sees(page.getByText('Pendiente de envío'));
    expect(parts.numbers().toSorted()).toEqual([...new Set(parts.numbers())].toSorted());

    await page.unroute('**/api/verifications');
    await page.reload({ waitUntil: 'domcontentloaded' });
    const ticket = await ticketOf(page);
    await sees(toast(page).getByText('Verificación enviada', { exact: true }));
    await sees(toast(page).getByText('Recibirá un correo de confirmación en breve.'));
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    expect((await mailsTo(email))[0]?.subject).toContain(ticket);
    expect(parts.numbers().toSorted(), 'no piece twice').toEqual(
      [...new Set(parts.numbers())].toSorted(),
    );
    expect(await keptKeys(page)).toEqual([]);
    await context.setOffline(false);
  });

  test('la página cerrada: sale al abrir otra de la tienda', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const person = await newPerson({ device: 'phone', saveData: true });
    const { page, context, expects, open } = person;
    expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const email = 'telefono.sin.carga@prueba.test';
    await signIn(page, { email }, '/verify');
    await page.getByLabel('Código de verificación').focus();
    await live(page);
    await fill(page, email);
    await context.setOffline(true);
    await send(page);
    await sees(page.getByText('Pendiente de envío'));
    await backInVain(person, /\/api\/verifications/);
    await open('/offices');
    await sees(toast(page).getByText('Verificación enviada', { exact: true }));
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await open('/verify');
    await page.getByLabel('Código de verificación').focus();
    await ticketOf(page);
  });

  test('la que quedó en el teléfono de antes de una versión nueva sale también, con su clave', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    const email = 'version.anterior@prueba.test';
    await open('/sin-conexion');
    await page.evaluate(
      ([verificationCode = '', email = '']) => {
        const fields = { verificationCode, email, whatsapp: '', quoteReference: '', comment: '' };
        const sent = { key: 'clave-de-antes', fields, uploadIds: [], tried: true };
        const draft = { fields, receipts: [], sent };
        const stored = JSON.stringify({ savedAt: Date.now(), draft });
        localStorage.setItem('mariel-auto-verification..new', stored);
      },
      [code, email],
    );
    const request = page.waitForRequest((each) => each.url().endsWith('/api/verifications'));
    // Without a tap, a waiting request is reason enough to load React.
    await open('/offices');
    expect((await request).headers()['idempotency-key']).toBe('clave-de-antes');
    await sees(toast(page).getByText('Verificación enviada', { exact: true }));
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    expect(await keptKeys(page)).toEqual([]);
  });

  test('decide no enviarla, la corrige y la envía', { tags: 'long' }, async ({ newPerson }) => {
    const { page, context, expects, open, asked } = await newPerson({ device: 'phone' });
    expects(/ERR_INTERNET_DISCONNECTED/);
    await open('/verify');
    await live(page);
    await fill(page, 'se.arrepiente@prueba.test');
    await context.setOffline(true);
    await page.locator('#receipts').setInputFiles(await photo('comprobante.jpg'));
    await sees(page.getByText(/Espera la conexión/));
    await send(page);
    await page.getByRole('button', { name: 'No enviar' }).click();
    await misses(page.getByText('Pendiente de envío'));
    await focusIsOn(page.getByRole('button', { name: 'Enviar verificación' }));
    await context.setOffline(false);
    await sees(page.getByText(/^Listo/));
    await page.getByLabel('Comentario').fill('Ahora sí.');
    expect(asked.filter((path) => path === '/api/verifications')).toEqual([]);
    await send(page);
    await ticketOf(page);
    await page.getByRole('link', { name: 'Enviar otra verificación' }).click();
    await sees(page.getByLabel('Código de verificación'));
    await expect.poll(() => page.getByLabel('Código de verificación').inputValue()).toBe('');
  });
});

test('con el teclado: dos errores, los corrige, lo logra y va al aviso', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page, open } = await newPerson();
  const keys = keyboardOf(page);
  await open('/verify');
  await live(page);
  await keys.to(page.getByRole('button', { name: 'Enviar verificación' }));
  await keys.press('Enter');
  await sees(page.getByRole('heading', { name: 'Hay un problema' }));
  await focusIsIn(page.locator('form').filter({ hasText: 'Hay un problema' }));
  expect(await page.title()).toMatch(/^Error: Verificar Mi Orden \/ Pago/);
  await keys.to(page.getByRole('link', { name: 'El código de verificación es obligatorio' }));
  await keys.press('Enter');
  await focusIsOn(page.getByLabel('Código de verificación'));
  await keys.type(code);
  await keys.to(page.getByLabel('Correo electrónico'));
  await keys.type('teclado@prueba.test');
  await keys.press('Enter');
  await ticketOf(page);
  await focusIsOn(page.getByRole('heading', { level: 1, name: 'Verificación enviada' }));
  expect(await page.title()).toMatch(/^Verificación enviada · /);
  await keys.press('F8');
  await focusIsOn(toast(page));
  await keys.press('Escape');
  await focusIsKept(page);
});

test('sin JavaScript: los errores conservan lo escrito, y luego hay ticket', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open, expects, asked } = await newPerson({ device: 'phone', javaScript: false });
  expects(/400/);
  await open('/verify?ref=MA-TX-2026-000123');
  await page.getByLabel('Comentario').fill('Pagué ayer.');
  await page.getByLabel('Correo electrónico').fill('sin arroba');
  await send(page);
  await sees(page.getByRole('link', { name: 'El código de verificación es obligatorio' }));
  await sees(page.getByRole('link', { name: 'Ingrese un correo electrónico válido' }));
  expect(await page.title()).toMatch(/^Error: /);
  // Nothing is promised that only a script does.
  await misses(page.getByText('Control contra robots', { exact: false }));
  await misses(page.getByText('Las fotos se reducen en su teléfono', { exact: false }));
  await sees(page.getByText('Hasta 3 fotos o PDF', { exact: false }));
  expect(await page.getByLabel('Comentario').inputValue()).toBe('Pagué ayer.');
  expect(await page.getByLabel('Referencia').inputValue()).toBe('MA-TX-2026-000123');
  await fill(page, 'sin.javascript@prueba.test');
  await page.locator('#receipts').setInputFiles(await photo('foto.jpg'));
  await send(page);
  await isAt(page, /^\/verify\?enviada=/);
  await ticketOf(page);
  expect(await page.title()).toMatch(/^Verificación enviada · /);
  await page.getByRole('link', { name: 'Enviar otra verificación' }).click();
  await isAt(page, '/verify');
  expect(asked.filter((path) => /\.js$/.test(path))).toEqual([]);
});

test('el equipo la rechaza, y la clienta la envía de nuevo con el mismo ticket', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open } = await newPerson({ device: 'phone' });
  const email = 'yamile.verifica@prueba.test';
  const reference = await quoteFor(page, email);
  await open(`/verify?ref=${reference}&code=${code}`);
  await live(page);
  expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(email);
  await sees(page.getByText(code, { exact: true }));
  await send(page);
  const ticket = await ticketOf(page);
  await page.getByRole('link', { name: 'Ver Mis Verificaciones' }).click();
  await isAt(page, '/my-verifications');
  await sees(page.getByRole('row', { name: new RegExp(ticket) }).getByText('Pendiente'));

  const agent = await newPerson();
  await signIn(agent.page, { email: 'agente@demo.test' });
  const [found] = await page.evaluate(async () => (await fetch('/api/verifications/user')).json());
  const rejected = await agent.context.request.patch(
    `/api/admin/verifications/${found.id}/status`,
    {
      data: { status: 'rejected', expected: 'pending', seen: null, note: 'No se lee el importe.' },
      headers: { 'sec-fetch-site': 'same-origin' },
    },
  );
  expect(rejected.status(), await rejected.text()).toBe(200);

  await open('/my-verifications');
  await live(page);
  await page.getByRole('link', { name: `Ver detalle de ${ticket}` }).click();
  const dialog = page.getByRole('dialog', { name: ticket });
  await sees(dialog.getByText('No se lee el importe.').first());
  await sees(dialog.getByRole('link', { name: `Ver la cotización ${reference}` }));
  await dialog.locator('#receipts').setInputFiles(await photo('mas-clara.jpg'));
  await sees(dialog.getByText(/^Listo/));
  await dialog.getByLabel('Comentario').fill('Ahora se lee.');
  await dialog.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await sees(dialog.getByText('Usted la envió de nuevo'));
  await sees(dialog.getByText('Ahora se lee.'));
  await sees(dialog.getByRole('link', { name: /^Comprobante 1/ }));
  await dialog.getByLabel('Su mensaje').fill('¿Ya la vieron?');
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
  await sees(dialog.getByRole('listitem').getByText('¿Ya la vieron?'));
  await dialog.getByRole('link', { name: `Ver la cotización ${reference}` }).click();
  await isAt(page, /^\/my-quotes\?ver=/);
  await sees(page.getByRole('heading', { name: reference }));
});

test('una foto de lado llega derecha y pesa lo justo', { tags: 'long' }, async ({ newPerson }) => {
  const { page } = await newPerson({ device: 'phone' });
  await signIn(page, { email: 'foto.de.lado@prueba.test' }, '/verify');
  await live(page);
  await page.getByLabel('Código de verificación').fill(code);
  const file = await photo('de-lado.jpg', { orientation: 6 });
  await page.locator('#receipts').setInputFiles(file);
  await sees(page.getByText(/^Listo/));
  await send(page);
  await ticketOf(page);
  const { width, height, bytes } = await receiptOf(page);
  expect(height).toBeGreaterThan(width);
  expect(bytes).toBeLessThan(file.buffer.length / 2);
});

test('una captura muy larga llega más pequeña y todavía legible', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page } = await newPerson({ device: 'phone' });
  await signIn(page, { email: 'captura.larga@prueba.test' }, '/verify');
  await live(page);
  await page.getByLabel('Código de verificación').fill(code);
  const file = await photo('captura.jpg', { width: 1080, height: 15_000 });
  await page.locator('#receipts').setInputFiles(file);
  await sees(page.getByText(/^Listo/));
  await send(page);
  await ticketOf(page);
  expect(await receiptOf(page)).toMatchObject({ width: 700, height: 9722 });
});

test('lo que no es un comprobante se dice antes de gastar datos', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page, open, asked } = await newPerson({ device: 'phone' });
  await open('/verify');
  await live(page);
  const input = page.locator('#receipts');
  const file = (name: string, mimeType: string, bytes: number) => ({
    name,
    mimeType,
    buffer: Buffer.alloc(bytes, 1),
  });
  await input.setInputFiles(file('grande.pdf', 'application/pdf', 8 * 1024 * 1024 + 1));
  await sees(page.getByText('grande.pdf es demasiado grande: puede tener hasta 8 MB.').first());
  await input.setInputFiles(file('notas.txt', 'text/plain', 10));
  await sees(page.getByText('notas.txt no es una foto ni un PDF.').first());
  // With several files each one is named.
  await input.setInputFiles([
    file('vacio.pdf', 'application/pdf', 0),
    file('otras.txt', 'text/plain', 10),
  ]);
  await sees(page.getByText(/^vacio\.pdf .*otras\.txt no es una foto ni un PDF\.$/).first());
  await input.setInputFiles(file('IMG_1.HEIC', 'image/heic', 1000));
  await sees(page.getByText(/No podemos leer esta foto/));
  await send(page);
  await sees(page.getByRole('link', { name: 'Un comprobante no se puede enviar.' }));
  await page.getByRole('button', { name: 'Quitar IMG_1.HEIC' }).click();
  await focusIsOn(input);
  expect(asked.filter((path) => path.includes('/receipts/'))).toEqual([]);
});

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Código de verificación').fill(code);
  await page.getByLabel('Correo electrónico').fill(email);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar verificación' }).click();
}

/** Waits for the ticket on the screen, and returns it. */
async function ticketOf(page: Page): Promise<string> {
  const shown = page.locator('main').getByText(ticketPattern);
  await sees(shown);
  const [ticket = ''] = ticketPattern.exec((await shown.first().textContent()) ?? '') ?? [];
  return ticket;
}

/** The stored picture of who is signed in. */
const receiptOf = (page: Page) =>
  page.evaluate(async () => {
    const [{ id }] = await (await fetch('/api/verifications/user')).json();
    const { receipts } = await (await fetch(`/api/verifications/${id}`)).json();
    const answer = await fetch(`/api/verifications/${id}/receipts/${receipts[0].id}`);
    const { width, height } = await createImageBitmap(await answer.blob());
    return { width, height, bytes: Number(receipts[0].bytes) };
  });

/** The connection goes and comes back, and the browser says so. */
async function offAndOn({ context }: Person): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

/** A photo as a phone makes it: too large for a slow line, with a note of how it was held. */
async function photo(name: string, { width = 2400, height = 1600, orientation = 1 } = {}) {
  const noise = { type: 'gaussian', mean: 150, sigma: 25 } as const;
  const size = { width, height, channels: 3, background: '#eee' } as const;
  const buffer = await sharp({ create: { ...size, noise } })
    .withMetadata({ orientation })
    .jpeg({ quality: 70 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The pieces that left the page and were answered. */
function partsOf(page: Page) {
  const arrived: string[] = [];
  page.on('response', (response) => {
    const request: Request = response.request();
    if (request.method() === 'PUT' && response.ok()) arrived.push(request.url());
  });
  return {
    arrived: () => arrived.length,
    numbers: () => arrived.map((url) => Number(url.split('/').at(-1))),
  };
}

const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^mariel-auto-(submission|verification)/.test(key)),
  );
