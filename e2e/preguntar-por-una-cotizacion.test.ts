import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mailsTo } from './inbox.ts';
import { live } from './live.ts';
import { message, quoteByCall, seeDetail, send } from './my-quotes.ts';
import { apply, newStatus, openPanel, raul, saidUpdated } from './panels.ts';
import { giveContact, isAt, misses, sees, signIn, test } from './people.ts';
import { corolla, quoteFor } from './shopping.ts';

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.tagName);

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
    // There is nothing to pay before the price is agreed.
    await misses(own.getByRole('link', { name: 'Verificar Orden' }));

    // An empty message is not sent.
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
    // In the history, because the text of a field may still be on its way.
    await sees(panel.getByRole('listitem').filter({ hasText: 'Sale el jueves.' }));
    await newStatus(panel).selectOption({ label: 'Aprobada' });
    await panel.getByLabel('Nota para el cliente').fill('El vendedor confirmó.');
    await apply(panel).click();
    await saidUpdated(staff, 'cotización');
    await sees(panel.getByText('El vendedor confirmó.'));
    // A note is asked for only while a status is changed.
    await expect.poll(() => panel.getByLabel('Nota para el cliente').count()).toBe(0);

    await expect.poll(async () => (await mailsTo(email)).length).toBe(3);
    const [status, answer] = await mailsTo(email);
    expect(status?.subject).toBe(`Cotización ${reference}: Aprobada`);
    expect(status?.text).toContain('El vendedor confirmó.');
    expect(answer?.subject).toBe(`Mensaje sobre su cotización ${reference}`);
    expect(answer?.text).toContain('Sale el jueves.');
    const [address = ''] = /http\S+\?ver=\S+/.exec(answer?.text ?? '') ?? [];

    // The home page begins with her orders, and names those that need her.
    await yanet.goto('/');
    const open = yanet.getByRole('listitem').filter({ hasText: reference });
    await sees(open.getByText('En revisión'));
    await sees(open.getByText(/^Nuestro equipo le escribió el \d/));

    // From the mail it is a page of its own; loaded again it still is.
    await yanet.goto(address);
    await sees(yanet.getByRole('heading', { level: 1, name: reference }));
    await yanet.reload();
    await sees(yanet.getByText('Sale el jueves.'));
    await sees(yanet.getByText('Nos toca a nosotros', { exact: false }));
    await sees(yanet.getByText('Nuestro equipo le escribió. El vendedor confirmó.'));
    // Only an accepted offer can be paid.
    await misses(yanet.getByRole('main').getByRole('link', { name: 'Verificar Orden' }));
    await yanet.getByRole('link', { name: 'Volver a Mis Cotizaciones' }).click();
    await isAt(yanet, '/my-quotes');
    await sees(yanet.getByRole('row', { name: reference }).getByText('En revisión'));
    await sees(seeDetail(yanet, reference));
  });

  test('rechazada: lee el motivo, para dónde y con qué nota la pidió, y nada que ya no haga falta', {
    tags: 'long',
  }, async ({ newPerson }) => {
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
    const id = new URL(yanet.url()).searchParams.get('ver');

    const staff = (await newPerson()).page;
    await signIn(staff, raul);
    const rejected = await staff.context().request.patch(`/api/admin/quotes/${id}/status`, {
      data: { status: 'rejected', expected: 'pending', seen: null, note: 'No hay ninguno rojo.' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(rejected.status(), await rejected.text()).toBe(200);
    await yanet.reload();
    await sees(yanet.getByText('Motivo: No hay ninguno rojo.'));
    await misses(yanet.getByText('preguntarnos el motivo', { exact: false }));
    await misses(yanet.getByRole('main').getByRole('link', { name: 'Verificar Orden' }));
    await yanet.getByRole('link', { name: 'Volver a Mis Cotizaciones' }).click();
    await sees(yanet.getByText('Terminadas', { exact: true }));
    await sees(seeDetail(yanet, reference));
  });

  test('con el botón de atrás la ventana se cierra y la lista sigue como estaba', {
    tags: 'long',
  }, async ({ newPerson }) => {
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

  test('nadie abre la de otra persona, aunque tenga su dirección', { tags: 'long' }, async ({
    newPerson,
  }) => {
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

  test('sin línea el texto queda guardado, y sale una sola vez al volver', {
    tags: 'long',
  }, async ({ newPerson }) => {
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

    // A message that was only begun waits for the next visit, in this quote alone.
    await message(dialog).fill('Y otra cosa');
    await page.reload();
    await live(page);
    await expect.poll(() => message(page).inputValue()).toBe('Y otra cosa');
    await expect.poll(() => page.getByText('¿Me oyen?', { exact: true }).count()).toBe(1);
  });
});

test('sin línea, la lista dice qué pasó y se puede intentar de nuevo', { tags: 'long' }, async ({
  newPerson,
}) => {
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
