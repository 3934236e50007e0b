import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pdfFile } from '#platform/testing/pdf-file.ts';
import { eachOf } from '#platform/testing/short-run.ts';
import { cutText, sideways, smallTargets, violations } from './checks.ts';
import { live } from './live.ts';
import { isAt, sees, signIn, test } from './people.ts';
import { toast } from './shopping.ts';

const code = 'MA-VER-20261121-7K4P';
const long = `Pagué el viernes. ${'referenciasinespacios'.repeat(9)}`;

/** Small phones, and desktops. */
describe.each(eachOf([320, 1280], 2))('cada estado de una verificación, a %i px', (width) => {
  const options = { width, bypassPolicy: true } as const;

  test('el formulario', async ({ newPerson }) => {
    const { page, open, expects, context } = await newPerson(options);
    expects(/ERR_INTERNET_DISCONNECTED/);
    await open('/verify');
    await live(page);
    await isFine(page, 'empty');
    await send(page);
    await sees(page.getByRole('heading', { name: 'Hay un problema' }));
    await isFine(page, 'errors');
    await page.getByLabel('Código de verificación').fill(code);
    await page.getByLabel('Correo electrónico').fill(`estados.${width}@prueba.test`);
    await page.getByLabel('Comentario').fill(long);
    await page.locator('#receipts').setInputFiles([
      { name: `${'recibo'.repeat(20)}.pdf`, mimeType: 'application/pdf', buffer: pdf },
      { name: 'foto.heic', mimeType: 'image/heic', buffer: Buffer.alloc(10, 1) },
    ]);
    await sees(page.getByText(/^Listo/));
    await sees(page.getByText(/No podemos leer esta foto/));
    await isFine(page, 'receipts');
    await page.getByRole('button', { name: 'Quitar foto.heic' }).click();
    await context.setOffline(true);
    await send(page);
    await sees(page.getByText('Pendiente de envío'));
    await isFine(page, 'waiting');
    await context.setOffline(false);
    await sees(page.getByRole('heading', { name: 'Verificación enviada' }));
    await isFine(page, 'sent');
  });

  test('las propias', { tags: 'long' }, async ({ newPerson }) => {
    const { page, open } = await newPerson(options);
    await signIn(page, { email: `las.mias.${width}@prueba.test` }, '/my-verifications');
    await live(page);
    await sees(page.getByText('Todavía no tiene verificaciones'));
    await isFine(page, 'none');
    await open(`/verify?ref=${'MA-TX-2026-999999'.padEnd(60, '9')}&code=${code}${'X'.repeat(80)}`);
    await live(page);
    await page.getByLabel('Comentario').fill(long);
    await send(page);
    await page.getByRole('link', { name: 'Ver Mis Verificaciones' }).click();
    await isAt(page, '/my-verifications');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    await isFine(page, 'mine');
    await page.getByRole('link', { name: /^Ver detalle de MA-T-/ }).click();
    const dialog = page.getByRole('dialog');
    await sees(dialog.getByText('Usted envió la verificación'));
    await dialog.getByText('Qué significa cada estado').click();
    await isFine(page, 'dialog');

    const agent = await newPerson();
    await signIn(agent.page, { email: 'agente@demo.test' });
    const [{ id }] = await page.evaluate(async () =>
      (await fetch('/api/verifications/user')).json(),
    );
    const rejected = await agent.context.request.patch(`/api/admin/verifications/${id}/status`, {
      data: { status: 'rejected', expected: 'pending', seen: null, note: long },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(rejected.status(), await rejected.text()).toBe(200);
    // Loaded again it is a page.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    await sees(page.getByRole('heading', { name: 'Enviar de nuevo' }));
    await isFine(page, 'rejected');
    await page.getByRole('link', { name: 'Volver a Mis Verificaciones' }).click();
    await sees(page.getByText('Puede enviarlas de nuevo', { exact: true }));
  });
});

test('el servidor falla: se dice, se conserva, y otra vez es el mismo envío', async ({
  newPerson,
}) => {
  const { page, open, expects } = await newPerson({ device: 'phone' });
  expects(/500|Failed to load resource/);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/verifications', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await route.fulfill({ status: 500, body: '' });
    else await route.continue();
  });
  await open('/verify');
  await live(page);
  await page.getByLabel('Código de verificación').fill(code);
  await page.getByLabel('Correo electrónico').fill('servidor.cae@prueba.test');
  await send(page);
  await sees(toast(page).getByText('Error al enviar verificación', { exact: true }));
  await sees(toast(page).getByText('Por favor, intente nuevamente o contacte soporte.'));
  await sees(page.getByRole('alert').getByText('Lo que escribió sigue aquí.'));
  expect(await page.getByLabel('Código de verificación').inputValue()).toBe(code);
  await send(page);
  await sees(page.getByRole('heading', { name: 'Verificación enviada' }));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('el control trabaja solo; si no puede, se envía sin él', async ({ newPerson }) => {
  const sent = async (page: Page, email: string) => {
    const request = page.waitForRequest(
      (each) => each.method() === 'POST' && each.url().endsWith('/api/verifications'),
    );
    await page.getByLabel('Código de verificación').fill(code);
    await page.getByLabel('Correo electrónico').fill(email);
    await send(page);
    const body = (await request).postDataJSON();
    await sees(page.getByRole('heading', { name: 'Verificación enviada' }));
    return body;
  };
  const one = await newPerson();
  await one.open('/verify');
  await live(one.page);
  expect(await sent(one.page, 'con.prueba@prueba.test')).toHaveProperty('proof.nonce');

  const other = await newPerson();
  other.expects(/ERR_FAILED|Failed to load resource/);
  await other.page.route(/proof-worker/, (route) => route.abort());
  await other.open('/verify');
  await live(other.page);
  expect(await sent(other.page, 'sin.prueba@prueba.test')).not.toHaveProperty('proof');
});

test('las verificaciones no se pueden cargar: se dice, y se intenta de nuevo', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, expects } = await newPerson();
  expects(/503|Failed to load resource/);
  await signIn(page, { email: 'no.carga@prueba.test' }, '/');
  await live(page);
  await page.route('**/api/verifications/user', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.locator('header details summary').first().click();
  await page.getByRole('link', { name: 'Mis Verificaciones' }).click();
  await isAt(page, '/my-verifications');
  await sees(page.getByText('Failed to fetch verifications'));
  await sees(page.getByText('No se pudieron cargar las verificaciones.', { exact: false }));
  await sees(page.getByRole('alert').getByRole('link', { name: 'Volver al inicio' }));
  await page.unroute('**/api/verifications/user');
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await sees(page.getByText('Todavía no tiene verificaciones'));
});

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar verificación' }).click();
}

/** Text that may be cut, and why. */
const cutAllowed = {
  'ul p': 'the name of a file may be as long as it likes; how far it is stands below',
  'summary span': 'who has no name is called by the address',
  dialog: 'it scrolls; the same stands in a page of its own, which is looked at',
};

async function isFine(page: Page, where: string): Promise<void> {
  const found = {
    axe: await violations(page),
    sideways: await sideways(page),
    small: await smallTargets(page, {}),
    cut: await cutText(page, cutAllowed),
  };
  for (const [what, list] of Object.entries(found)) {
    expect.soft(list.join('\n'), `${where}: ${what}`).toBe('');
  }
}

const pdf = pdfFile();
