import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mailsTo } from './inbox.ts';
import { live } from './live.ts';
import {
  endSession,
  giveContact,
  isAt,
  misses,
  type Person,
  sees,
  signIn,
  test,
} from './people.ts';
import {
  add,
  corolla,
  drawer,
  generate,
  openDrawer,
  quoteFor,
  referenceOf,
  toast,
} from './shopping.ts';

const code = 'PAGO-0011-PRUEBA';
const ofOther = /Esta página es de otra sesión y no se hizo ningún cambio/;
const refused = /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;

describe('Ana y Beto comparten un teléfono, y en otra pestaña la sesión de Ana se acabó y Beto entró', () => {
  test('la pestaña de Ana con su perfil no cambia ni borra la cuenta de Beto', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const person = await newPerson({ device: 'phone' });
    const { page, expects } = person;
    const beto = 'beto.perfil@prueba.test';
    await signIn(page, { email: 'ana.perfil@prueba.test', firstName: 'Ana' }, '/profile');
    await live(page);
    await changeOver(person, beto);
    expects(refused);

    await page.getByRole('link', { name: 'Editar contacto' }).click();
    await page.getByLabel('Teléfono').fill('5 999 9999');
    await page.getByRole('textbox', { name: 'WhatsApp' }).fill('5 999 9999');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await sees(page.locator('form').getByRole('status').getByText(ofOther));
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await misses(page.getByText(ofOther));
    await page.getByRole('link', { name: 'Eliminar mi cuenta' }).click();
    const question = page.getByRole('dialog', { name: '¿Eliminar su cuenta?' });
    await question.getByLabel('Entiendo que no se puede deshacer').check();
    await question.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect.poll(() => toast(page).getByText(ofOther).count()).toBe(2);
    await page.keyboard.press('Escape');
    await misses(question);
    await page.getByRole('button', { name: 'Cerrar la sesión en todos' }).click();
    await sees(page.getByText(ofOther));

    await page.getByRole('link', { name: 'Mi perfil' }).click();
    await sees(page.getByText(beto));
    await expect.poll(() => page.getByText('Sin indicar').count()).toBeGreaterThan(1);
  });

  test('quien sigue en la pestaña de Ana ve lo de Beto con el nombre de Beto', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const person = await newPerson({ device: 'phone' });
    const { page, expects } = person;
    expects(refused);
    await signIn(page, { email: 'ana.mira@prueba.test', firstName: 'Ana' }, '/profile');
    await live(page);
    await endSession(person);
    const tab = await person.openTab('/');
    const reference = await quoteFor(tab, 'yamile.mira@prueba.test');

    const header = page.locator('header');
    await header.getByText('Ana', { exact: true }).click();
    const menu = page.getByRole('list', { name: 'Mi cuenta' });
    await menu.getByRole('link', { name: 'Mis Cotizaciones' }).click();
    await sees(page.getByRole('link', { name: `Ver detalle de ${reference}` }));
    await sees(header.getByText('Yamilé', { exact: true }));
    await misses(header.getByText('Ana', { exact: true }));
  });

  test('la verificación de Ana espera a Ana, y sale una sola vez', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const person = await newPerson({ device: 'phone' });
    const { page, expects, open, asked } = person;
    const ana = 'ana.verifica@prueba.test';
    expects(refused);
    await signIn(page, { email: ana, firstName: 'Ana' }, '/verify');
    await live(page);
    await page.getByLabel('Código de verificación').fill(code);
    await page.route('**/api/verifications', (route) => route.abort());
    await sendVerification(page);
    await sees(page.getByText('Pendiente de envío'));
    await changeOver(person, 'beto.verifica@prueba.test');
    await page.unroute('**/api/verifications');
    await offAndOn(person);
    await sees(page.getByRole('alert').getByText(ofOther));
    await misses(page.getByText('Pendiente de envío'));
    const tries = () => asked.filter((path) => path === '/api/verifications').length;
    const before = tries();
    await offAndOn(person);
    expect(await ownTickets(page)).toEqual([]);

    // Beto's own form is empty, and nothing of Ana's is sent while he is signed in.
    await open('/verify');
    await live(page);
    expect(await page.getByLabel('Código de verificación').inputValue()).toBe('');
    expect([tries(), await mailsTo(ana)]).toEqual([before, []]);

    await changeOver(person, ana);
    await open('/verify');
    await live(page);
    await expect.poll(() => page.getByLabel('Código de verificación').inputValue()).toBe(code);
    await sendVerification(page);
    await sees(page.getByRole('heading', { name: 'Verificación enviada' }));
    expect(await ownTickets(page)).toHaveLength(1);
  });

  test('la cotización de Ana, que llegó sin respuesta, no se vuelve de Beto ni sale dos veces', async ({
    newPerson,
  }) => {
    const person = await newPerson({ device: 'phone' });
    const { page, expects, open } = person;
    const ana = 'ana.cotiza@prueba.test';
    expects(refused);
    await signIn(page, { email: ana, firstName: 'Ana' }, '/products/automobiles');
    await giveContact(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await add(page, corolla.name).click();
    await page.route('**/api/quotes', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await generate(page).click();
    await sees(drawer(page).getByText('Pendiente de envío'));
    const other = await changeOver(person, 'beto.cotiza@prueba.test');
    await giveContact(other);
    await page.unroute('**/api/quotes');
    await offAndOn(person);
    await sees(toast(page).getByText(ofOther));
    await misses(drawer(page).getByText('Pendiente de envío'));
    expect(await ownQuotes(page)).toEqual([]);

    await changeOver(person, ana);
    await open('/products/automobiles');
    await openDrawer(page);
    await generate(page).click();
    const reference = await referenceOf(page);
    expect(await ownQuotes(page)).toEqual([reference]);
  });

  test('lo que envió alguien sin cuenta no es de quien entró después', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const person = await newPerson({ device: 'phone' });
    const { page, expects, open } = person;
    expects(refused);
    await open('/verify');
    await live(page);
    await page.getByLabel('Código de verificación').fill(code);
    await page.getByLabel('Correo electrónico').fill('sin.cuenta@prueba.test');
    await page.route('**/api/verifications', (route) => route.abort());
    await sendVerification(page);
    await sees(page.getByText('Pendiente de envío'));
    await changeOver(person, 'beto.despues@prueba.test');
    await page.unroute('**/api/verifications');
    await offAndOn(person);
    await sees(page.getByRole('heading', { name: 'Verificación enviada' }));
    expect(await ownTickets(page)).toEqual([]);
  });
});

test('un mensaje llegó sin respuesta y la sesión se acabó: al volver sale el mismo', {
  tags: 'long',
}, async ({ newPerson }) => {
  const person = await newPerson({ device: 'phone' });
  const { page, context, expects, open } = person;
  const ana = 'ana.escribe@prueba.test';
  expects(refused);
  const reference = await quoteFor(page, ana);
  await open('/my-quotes');
  await live(page);
  await page.getByRole('link', { name: `Ver detalle de ${reference}` }).click();
  await isAt(page, /^\/my-quotes\?ver=/);
  const address = page.url();
  await page.route('**/api/quotes/*/messages', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel('Su mensaje').fill('¿Cuándo sale el barco?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await sees(page.getByText('Pendiente de envío'));
  await context.clearCookies();
  await page.unroute('**/api/quotes/*/messages');
  await offAndOn(person);
  await sees(page.getByText(/Inicie sesión para continuar/));

  await signIn(page, { email: ana });
  await page.goto(address);
  await live(page);
  const message = page.getByLabel('Su mensaje');
  await expect.poll(() => message.inputValue()).toBe('¿Cuándo sale el barco?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect.poll(() => message.inputValue()).toBe('');
  await page.reload({ waitUntil: 'domcontentloaded' });
  const written = page.getByRole('listitem').filter({ hasText: '¿Cuándo sale el barco?' });
  await sees(written);
  expect(await written.count()).toBe(1);
});

test('una verificación llegó sin respuesta y la sesión se acabó: al volver es la misma', {
  tags: 'long',
}, async ({ newPerson }) => {
  const person = await newPerson({ device: 'phone' });
  const { page, context, expects } = person;
  const ana = 'ana.vuelve@prueba.test';
  expects(refused);
  await signIn(page, { email: ana }, '/verify');
  await live(page);
  await page.getByLabel('Código de verificación').fill(code);
  await page.route('**/api/verifications', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendVerification(page);
  await sees(page.getByText('Pendiente de envío'));
  await context.clearCookies();
  await page.unroute('**/api/verifications');
  await offAndOn(person);
  await sees(page.getByRole('alert').getByText(ofOther));

  await signIn(page, { email: ana }, '/verify');
  await live(page);
  await expect.poll(() => page.getByLabel('Código de verificación').inputValue()).toBe(code);
  await sendVerification(page);
  await sees(page.getByRole('heading', { name: 'Verificación enviada' }));
  expect(await ownTickets(page)).toHaveLength(1);
});

/** The session of one person ends, and in another tab another one signs in. */
async function changeOver(person: Person, email: string): Promise<Page> {
  await endSession(person);
  const tab = await person.openTab('/');
  await signIn(tab, { email });
  return tab;
}

async function sendVerification(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar verificación' }).click();
}

/** The connection goes and comes back, and the browser says so. */
async function offAndOn({ context }: Person): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

const ownTickets = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: { ticketId: string }[] = await (await fetch('/api/verifications/user')).json();
    return found.map(({ ticketId }) => ticketId);
  });

const ownQuotes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: { referenceNumber: string }[] = await (await fetch('/api/quotes/user')).json();
    return found.map(({ referenceNumber }) => referenceNumber);
  });
