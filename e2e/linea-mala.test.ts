// On a bad line anything may be missing at the wrong moment. Nobody may be left with an empty page,
// a dead button, or without their typed text.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { builtFile } from './built.ts';
import { live } from './live.ts';
import {
  backInVain,
  isAt,
  misses,
  type Person,
  type PersonOptions,
  sees,
  signIn,
  test,
} from './people.ts';
import {
  add,
  corolla,
  drawer,
  generate,
  productLink,
  quoteFor,
  referenceOf,
  toast,
} from './shopping.ts';

const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404|Unable to preload CSS/;
const phone: PersonOptions = { device: 'phone', serviceWorker: false };
const province = (page: Page) => page.getByRole('link', { name: /^Provincia: / });
const cart = (page: Page) => page.getByRole('button', { name: /^Cotización/ });

describe('el código de lo que se toca no llega', () => {
  test('sin línea la provincia no deja la página vacía, y luego lleva a su página', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, context, expects, open } = await newPerson(phone);
    expects(cut);
    await open('/products/automobiles');
    await live(page);
    await context.setOffline(true);
    const missed = page.waitForEvent('requestfailed');
    await province(page).tap();
    await missed;
    await sees(page.getByText(/Sin conexión/));
    await sees(productLink(page, corolla.name));
    await context.setOffline(false);
    await province(page).tap();
    await isAt(page, /^\/provincia\?/);
    await page.getByRole('button', { name: 'Holguín' }).tap();
    await sees(page.getByRole('link', { name: 'Provincia: Holguín' }));
  });

  test('en una pestaña de antes de una versión nueva, la provincia lleva a su página', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, expects, open } = await newPerson(phone);
    expects(cut);
    await open('/products/automobiles');
    await live(page);
    await page.route(`**${builtFile('province-dialog.tsx')}`, (route) =>
      route.fulfill({ status: 404 }),
    );
    await province(page).tap();
    await isAt(page, /^\/provincia\?/);
    await sees(page.getByRole('button', { name: 'Holguín' }));
  });

  test('la cotización lo dice, y con línea el siguiente toque la abre', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, context, expects, open } = await newPerson(phone);
    expects(cut);
    await open('/products/automobiles');
    await live(page);
    await context.setOffline(true);
    await cart(page).tap();
    await sees(toast(page).getByText(/Sin conexión/));
    await misses(drawer(page));
    await context.setOffline(false);
    await cart(page).tap();
    await sees(drawer(page));
  });

  test('los números que faltan se piden al volver la línea', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, expects } = await newPerson(phone);
    expects(cut);
    await signIn(page, { email: 'sin.numeros@prueba.test' }, '/products/automobiles');
    await live(page);
    await page.route(`**${builtFile('contact-dialog.tsx')}`, (route) => route.abort());
    await add(page, corolla.name).tap();
    await generate(page).tap();
    await sees(toast(page).getByText('Error al generar cotización', { exact: true }));
    await page.unroute(`**${builtFile('contact-dialog.tsx')}`);
    await generate(page).tap();
    await page.waitForEvent('load');
    await generate(page).tap();
    await sees(page.getByRole('dialog', { name: 'Información de Contacto Requerida' }));
  });

  test('el número se ve aunque la línea se corte en cuanto la cotización está hecha', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, context, expects } = await newPerson(phone);
    expects(cut);
    const yamile = { email: 'numero.sin.linea@prueba.test', firstName: 'Yamilé' };
    await signIn(page, yamile, '/products/automobiles', { withContact: true });
    await live(page);
    await add(page, corolla.name).tap();
    await sees(drawer(page));
    await page.waitForLoadState('networkidle');
    const under = new Set<string>();
    page.on('request', (request) => under.add(request.url()));
    page.on('requestfinished', (request) => under.delete(request.url()));
    await page.route('**/api/quotes', async (route) => {
      const response = await route.fetch();
      // The requests of the next page have been answered in the meantime.
      await expect.poll(() => [...under].join()).toMatch(/^[^,]+\/api\/quotes$/);
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await generate(page).tap();
    await referenceOf(page);
  });
});

describe('un mensaje con la línea cortada', () => {
  test.for([
    { how: 'con ahorro de datos', email: 'espera.ahorro@prueba.test', saveData: true },
    { how: 'en una red 3G', email: 'espera.3g@prueba.test' },
  ] as const)(
    '$how, el que espera sale al abrir su página otra vez',
    {
      tags: 'long',
    },
    async (options, { newPerson }) => {
      const person = await newPerson({ ...phone, ...options });
      const { page, context, expects, open } = person;
      expects(cut);
      const address = await ownQuote(person, options.email);
      if ('saveData' in options) await page.setExtraHTTPHeaders({ 'save-data': 'on' });
      else await in3g(person);
      await open(address);
      // The first control that wants React there is a link, which works without it.
      await field(page).click();
      await live(page);
      await field(page).fill('¿Me oyen?');
      await context.setOffline(true);
      await send(page).tap();
      await sees(page.getByText('Pendiente de envío'));
      await backInVain(person, '**/api/quotes/*/messages');
      // Without a tap, a waiting message is reason enough to load React.
      await open(address);
      await sees(page.getByText('Mensaje enviado.'));
      await expect.poll(() => field(page).inputValue()).toBe('');
      await onlyMessage(page, '¿Me oyen?');
    },
  );

  test('el que quedó en el teléfono de antes de una versión nueva sale también, y una sola vez', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const person = await newPerson(phone);
    const { page, open } = person;
    const address = await ownQuote(person, 'mensaje.anterior@prueba.test');
    await leaveUnsent(page);
    await open(address);
    await sees(page.getByText('Mensaje enviado.'));
    await onlyMessage(page, '¿Me oyen?');
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(
      /draft|message/,
    );
  });

  test('el que espera sale con la línea, sin un toque, si React se perdió al abrir', async ({
    newPerson,
  }) => {
    const person = await newPerson(phone);
    const { page, context, expects, open } = person;
    expects(cut);
    const address = await ownQuote(person, 'mensaje.perdido@prueba.test');
    await leaveUnsent(page);
    await page.route('**/assets/main-*.js', (route) => route.abort());
    const missed = page.waitForEvent('requestfailed');
    await open(address);
    await missed;
    await page.waitForFunction(() => window.bootState?.deferred);
    await page.unroute('**/assets/main-*.js');
    await context.setOffline(true);
    await context.setOffline(false);
    await sees(page.getByText('Mensaje enviado.'));
    await onlyMessage(page, '¿Me oyen?');
  });

  test('si React no se pudo traer, lo manda el navegador con lo escrito', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const person = await newPerson(phone);
    const { page, expects, open } = person;
    expects(cut);
    const address = await ownQuote(person, 'mensaje.sin.react@prueba.test');
    await in3g(person);
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await open(address);
    const missed = page.waitForEvent('requestfailed');
    await field(page).focus();
    await missed;
    await field(page).fill('¿Ya hay fecha?');
    await page.unroute('**/assets/main-*.js');
    await send(page).tap();
    await sees(page.getByText('Mensaje enviado.'));
    await onlyMessage(page, '¿Ya hay fecha?');
  });

  test('con ahorro de datos también, y sin un segundo toque', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const person = await newPerson({ ...phone, saveData: true });
    const { page, expects, open } = person;
    expects(cut);
    const address = await ownQuote(person, 'mensaje.sin.guion@prueba.test');
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    await page.route('**/assets/boot-*', (route) => route.abort());
    await open(address);
    await field(page).fill('¿Ya hay fecha?');
    await send(page).tap();
    await sees(page.getByText('Mensaje enviado.'));
    await onlyMessage(page, '¿Ya hay fecha?');
  });
});

test('quien escribe una segunda verificación no la pierde por el ticket de la primera', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open } = await newPerson(phone);
  const code = page.getByLabel('Código de verificación');
  await open('/verify');
  await live(page);
  await code.fill('MA-VER-1111 primer pago');
  await page.getByLabel('Correo electrónico').fill('dos.pagos@prueba.test');
  await page.getByRole('button', { name: 'Enviar verificación' }).tap();
  const done = page.getByRole('heading', { level: 1, name: 'Verificación enviada' });
  await sees(done);
  const ticket = (await page.getByText(/^MA-T-/).textContent()) ?? '';

  // React is on its way while they type.
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await open('/verify');
  await code.fill('MA-VER-2222 segundo pago');
  arrival.resolve();
  const sent = page.getByRole('status').filter({ hasText: 'Verificación enviada' });
  await sees(sent.getByText(ticket, { exact: true }));
  await sees(sent.getByText(/a más tardar el/));
  await sees(sent.getByRole('button', { name: 'Copiar ticket' }));
  expect(await code.inputValue()).toBe('MA-VER-2222 segundo pago');
  await page.getByLabel('Correo electrónico').fill('dos.pagos@prueba.test');
  await page.getByRole('button', { name: 'Enviar verificación' }).tap();
  await sees(done);
  expect(await page.getByText(/^MA-T-/).textContent()).not.toBe(ticket);
});

const field = (page: Page) => page.getByLabel('Su mensaje');
const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' });

/** The address of a quotation that is theirs. */
async function ownQuote({ page }: Person, email: string): Promise<string> {
  const reference = await quoteFor(page, email);
  await page.goto('/my-quotes');
  const link = page.getByRole('link', { name: `Ver detalle de ${reference}` });
  return (await link.getAttribute('href')) ?? '';
}

/** A message of an earlier version, sent without an answer. */
const leaveUnsent = (page: Page) =>
  page.evaluate(async () => {
    const { id } = await (await fetch('/api/auth/user')).json();
    const [quote] = await (await fetch('/api/quotes/user')).json();
    const draft = { text: '¿Me oyen?', unanswered: { text: '¿Me oyen?', key: 'clave-de-antes' } };
    localStorage.setItem(`mariel-auto-draft.${id}.${quote.id}`, JSON.stringify(draft));
  });

/** From the next page on, the browser reports a slow connection. */
async function in3g({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const connection = { saveData: false, effectiveType: '3g' };
    Object.defineProperty(navigator, 'connection', { get: () => connection });
  });
}

/** Once in the history, as the server knows it. */
async function onlyMessage(page: Page, text: string): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  const written = page.getByRole('listitem').filter({ hasText: text });
  await sees(written);
  expect(await written.count()).toBe(1);
}
