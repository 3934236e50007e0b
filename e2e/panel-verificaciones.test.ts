import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { sideways, violations } from './checks.ts';
import { mailsTo } from './inbox.ts';
import { focusIsOn } from './keyboard.ts';
import { live } from './live.ts';
import {
  apply,
  chooseInRow,
  marta,
  newStatus,
  openPanel,
  raul,
  rowOf,
  saidUpdated,
  setInRow,
} from './panels.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';
import { quoteFor, toast } from './shopping.ts';

describe('un agente comprueba pagos', () => {
  test('el código emitido se conoce, el comprobante se mira de cerca, y se aprueba', async ({
    newPerson,
  }) => {
    const customer = (await newPerson()).page;
    const email = 'pago.bueno@prueba.test';
    const reference = await quoteFor(customer, email);
    const agent = await newPerson();
    const { page } = agent;
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const quote = await openPanel(page, reference);
    await quote.getByRole('button', { name: 'Emitir código' }).click();
    const issued = quote.getByRole('strong').filter({ hasText: /^MA-VER-\d{8}-\w{5}-\w{5}$/ });
    const code = (await issued.textContent()) ?? '';
    const ticket = await verify(customer, { code, reference, receipt: 1 });

    await page.getByText('Raúl', { exact: true }).click();
    await page.getByRole('link', { name: 'Administrar Verificaciones' }).click();
    await isAt(page, '/admin/verifications');
    for (const shown of [code, email, reference, 'Pendiente']) {
      await sees(rowOf(page, ticket).locator('td').getByText(shown, { exact: true }));
    }
    await misses(rowOf(page, ticket).getByText('Código desconocido'));

    const panel = await openPanel(page, ticket);
    await sees(panel.getByRole('link', { name: `Abrir la cotización ${reference}` }));
    const picture = panel.getByRole('img', { name: 'Imagen del comprobante 1' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await width();
    await panel.getByRole('button', { name: 'Acercar' }).click();
    await sees(panel.getByText('150 %'));
    expect(await width()).toBeGreaterThan(before * 1.4);
    const stage = panel.getByRole('region', { name: 'Imagen del comprobante 1' });
    await stage.focus();
    await page.keyboard.press('-');
    await sees(panel.getByText('100 %'));
    await stage.hover();
    await page.mouse.wheel(0, -100);
    await sees(panel.getByText('150 %'));
    await panel.getByRole('button', { name: 'Girar' }).click();
    // A quarter of a turn to the right.
    const turn = () => picture.evaluate((image) => getComputedStyle(image).transform);
    await expect.poll(turn).toMatch(/^matrix\((0|[\d.]+e-\d+), 1, -1, /);

    await newStatus(panel).selectOption({ label: 'Aprobada' });
    await apply(panel).click();
    await saidUpdated(page, 'verificación');
    await sees(panel.getByText('Estado: de Pendiente a Aprobada'));
  });

  test('rechaza con motivo, y el cliente la envía de nuevo en el mismo ticket', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const customer = (await newPerson()).page;
    const email = 'pago.malo@prueba.test';
    await signIn(customer, { email, firstName: 'Yamilé' }, '/verify');
    const ticket = await verify(customer, { code: 'INVENTADO-1' });
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/verifications');
    await live(page);
    await sees(rowOf(page, ticket).getByText('Código desconocido'));

    const question = await chooseInRow(page, ticket, 'Rechazada');
    await apply(question).click();
    await sees(question.getByText('Para rechazar, escriba el motivo: el cliente lo leerá.'));
    await focusIsOn(question.getByLabel('Motivo para el cliente'));
    await question.getByLabel('Motivo para el cliente').fill('Falta la foto del comprobante.');
    await apply(question).click();
    await saidUpdated(page, 'verificación');

    await customer.goto('/my-verifications');
    await customer.getByRole('link', { name: `Ver detalle de ${ticket}` }).click();
    await sees(customer.getByText('Falta la foto del comprobante.'));
    // From the mail, with low data, the form is there without a tap.
    const address = new URL(customer.url());
    const frugal = (await newPerson({ device: 'phone', saveData: true })).page;
    await signIn(frugal, { email }, address.pathname + address.search);
    await sees(frugal.getByRole('button', { name: 'Enviar de nuevo' }));

    await live(customer);
    const again = customer.getByRole('button', { name: 'Enviar de nuevo' });
    await again.click();
    await sees(customer.getByText('Todavía es lo mismo que se rechazó', { exact: false }));
    await customer.getByLabel('Comentario').fill('La foto va por WhatsApp.');
    await again.click();
    await sees(customer.getByText('Usted la envió de nuevo'));

    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    const panel = await openPanel(page, ticket);
    await sees(panel.getByText('El cliente la envió de nuevo'));
    await sees(rowOf(page, ticket).locator('td').getByText('Pendiente', { exact: true }));
    await expect
      .poll(async () =>
        (await mailsTo(email)).some((mail) => JSON.stringify(mail).includes('Falta la foto')),
      )
      .toBe(true);
  });

  test('el mismo comprobante en otro ticket se avisa, y lleva a aquel', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const customer = (await newPerson()).page;
    await signIn(customer, { email: 'dos.veces@prueba.test', firstName: 'Yamilé' }, '/verify');
    const first = await verify(customer, { code: 'REPETIDO-1', receipt: 2 });
    const again = await verify(customer, { code: 'REPETIDO-2', receipt: 2 });
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/verifications');
    await live(page);
    const panel = await openPanel(page, again);
    await sees(panel.getByText('El comprobante 1 ya llegó antes en otro ticket'));
    await panel.getByRole('link', { name: `Ver ${first}` }).click();
    await sees(page.getByRole('link', { name: first, exact: true }));
    await sees(page.getByText('1 en esta lista'));
  });

  test('dos agentes a la vez: el segundo lee qué cambió y decide', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const customer = (await newPerson()).page;
    await signIn(customer, { email: 'a.la.vez@prueba.test', firstName: 'Yamilé' }, '/verify');
    const ticket = await verify(customer, { code: 'A-LA-VEZ' });
    const [first, second] = [await newPerson(), await newPerson()];
    await signIn(first.page, raul, '/admin/verifications');
    await signIn(second.page, marta, '/admin/verifications');
    await Promise.all([live(first.page), live(second.page)]);
    const others = await openPanel(second.page, ticket);
    // An opened panel marks the record as read and reloads the list, so the other list is out of
    // date from here on.
    await second.page.waitForLoadState('networkidle');
    await setInRow(first.page, ticket, 'En Proceso');
    await saidUpdated(first.page, 'verificación');

    second.expects(/409/);
    await newStatus(others).selectOption({ label: 'Aprobada' });
    await apply(others).click();
    await sees(others.getByText(/Raúl Medina puso «En Proceso» hace \d/));
    await others.getByRole('button', { name: 'Dejar «En Proceso»' }).click();
    await misses(others.getByText('Otra persona cambió el estado'));
    await expect.poll(() => newStatus(others).inputValue()).toBe('processing');
    await misses(toast(second.page).getByText('Estado actualizado', { exact: true }));
  });
});

test.for([360, 1280])(
  'el panel abierto es accesible a %i px',
  { tags: 'long' },
  async (width, { newPerson }) => {
    const customer = (await newPerson()).page;
    await signIn(customer, { email: `accesible.v${width}@prueba.test` }, '/verify');
    const ticket = await verify(customer, { code: 'ACCESIBLE', receipt: width });
    const { page } = await newPerson({ width, bypassPolicy: true });
    await signIn(page, raul, '/admin/verifications');
    await live(page);
    const panel = await openPanel(page, ticket);
    await sees(panel.getByRole('img', { name: 'Imagen del comprobante 1' }));
    await isFine(page, 'open');
  },
);

async function isFine(page: Page, where: string): Promise<void> {
  const wrong = [...(await violations(page)), ...(await sideways(page))];
  expect.soft(wrong.join('\n'), where).toBe('');
}

interface Sent {
  code: string;
  reference?: string;
  /** A picture of its own for each number. */
  receipt?: number;
}

/** Sends the form as the person who is signed in, and returns the ticket. */
async function verify(page: Page, { code, reference, receipt }: Sent): Promise<string> {
  await page.goto(reference ? `/verify?ref=${reference}` : '/verify');
  await live(page);
  await page.getByLabel('Código de verificación').fill(code);
  if (receipt) {
    const picture = { width: 300 + receipt, height: 200, channels: 3 as const, background: '#dde' };
    const buffer = await sharp({ create: picture }).jpeg().toBuffer();
    await page
      .locator('#receipts')
      .setInputFiles({ name: 'comprobante.jpg', mimeType: 'image/jpeg', buffer });
    await sees(page.getByText(/^Listo/));
  }
  await page.getByRole('button', { name: 'Enviar verificación' }).click();
  await sees(page.getByRole('heading', { name: 'Verificación enviada' }));
  const text = (await page.locator('main').textContent()) ?? '';
  const [ticket = ''] = /MA-T-\d{8}-[2-9A-Z]{5}/.exec(text) ?? [];
  expect(ticket).not.toBe('');
  // The page keeps the ticket until another one is begun.
  await page.getByRole('link', { name: 'Enviar otra verificación' }).click();
  await sees(page.getByLabel('Código de verificación'));
  return ticket;
}
