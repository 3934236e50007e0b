import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lowDataEntry } from '#platform/browser/registry/cookies.ts';
import { mailsAbout, mailsTo } from './inbox.ts';
import { live } from './live.ts';
import {
  backInVain,
  giveContact,
  isAt,
  type Person,
  sees,
  shopOrigin,
  signIn,
  test,
} from './people.ts';
import {
  add,
  corolla,
  drawer,
  generate,
  openDrawer,
  referenceOf,
  storedCart,
  toast,
} from './shopping.ts';

describe('se corta la conexión al enviar', () => {
  test('la cotización llegó, la respuesta no: sale una sola vez', async ({ newPerson }) => {
    const person = await newPerson({ device: 'phone' });
    const { page, context, expects } = person;
    const email = 'apagon@prueba.test';
    await readyToAsk(person, email);
    expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    await page.route('**/api/quotes', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await generate(page).click();
    await sees(drawer(page).getByText('Pendiente de envío'));
    await page.unroute('**/api/quotes');
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);

    // The phone is off for a while and keeps the cart and its state.
    await page.route('**/api/quotes', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await openDrawer(page);
    await sees(drawer(page).getByText('Pendiente de envío'));
    expect((await storedCart(page)).items).toHaveLength(1);
    await page.unroute('**/api/quotes');

    await context.setOffline(true);
    await context.setOffline(false);
    const reference = await referenceOf(page);
    await onlyQuote(person, reference);
    expect((await mailsAbout(reference)).length).toBe(2);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await storedCart(page)).items).toEqual([]);
  });

  test('sin conexión no llega nada, y al volver sale sola', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const person = await newPerson({ device: 'phone' });
    const { page, context, expects } = person;
    await readyToAsk(person, 'sin.linea@prueba.test');
    expects(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await generate(page).click();
    await sees(drawer(page).getByText('Pendiente de envío'));
    expect(await quotesOf(person).catch(() => 'offline')).toBe('offline');
    await context.setOffline(false);
    const reference = await referenceOf(page);
    await sees(toast(page).getByText(reference));
    await onlyQuote(person, reference);
    expect((await mailsAbout(reference)).length).toBe(2);
  });

  test('se apaga el teléfono lento mientras espera: al abrir la tienda, sale', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const person = await newPerson({ device: 'phone' });
    const { page, context, expects, open } = person;
    await readyToAsk(person, 'telefono.apagado@prueba.test');
    expects(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await generate(page).click();
    await sees(drawer(page).getByText('Pendiente de envío'));
    expects(/ERR_FAILED/);
    await backInVain(person, '**/api/quotes');
    // Without a tap and with low data, a waiting quotation is reason enough to load React.
    await context.addCookies([{ name: lowDataEntry.name, value: 'poco', url: shopOrigin() }]);
    // The line has just come back, and the first request of the page is lost.
    await context.route('**/assets/boot-*.js', (route) => route.abort(), { times: 1 });
    await open('/products/motocicletas');
    await sees(toast(page).getByText('Cotización generada', { exact: true }));
    await toast(page).getByRole('button', { name: 'Ver' }).click();
    await onlyQuote(person, await referenceOf(page));
  });
});

describe('dos pestañas y doble toque', () => {
  test('dos toques seguidos hacen una cotización', { tags: 'long' }, async ({ newPerson }) => {
    const person = await newPerson();
    const { page } = person;
    await readyToAsk(person, 'doble.toque@prueba.test');
    const sent = submissions(page);
    await generate(page).dblclick();
    const reference = await referenceOf(page);
    await onlyQuote(person, reference);
    expect(sent).toHaveLength(1);
  });

  test('el mismo carrito desde dos pestañas hace una cotización', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const person = await newPerson();
    const { page, openTab } = person;
    await readyToAsk(person, 'dos.pestanas@prueba.test');
    const other = await openTab('/products/automobiles');
    await openDrawer(other);
    // Both requests are under way before either is answered.
    const held: (() => Promise<void>)[] = [];
    const both = Promise.withResolvers<void>();
    for (const tab of [page, other]) {
      await tab.route('**/api/quotes', async (route) => {
        held.push(() => route.continue());
        if (held.length === 2) both.resolve();
      });
    }
    await generate(page).click();
    // The other tab sees a request without an answer, and sends it again by itself.
    await both.promise;
    await Promise.all(held.map((release) => release()));
    const references = await Promise.all([referenceOf(page), referenceOf(other)]);
    expect(new Set(references).size).toBe(1);
    await onlyQuote(person, references[0]);
    expect((await mailsAbout(references[0])).length).toBe(2);
  });
});

test('en el mismo instante desde dos pestañas sale una cotización', { tags: 'long' }, async ({
  newPerson,
}) => {
  const person = await newPerson();
  const { page, openTab } = person;
  await readyToAsk(person, 'mismo.instante@prueba.test');
  const other = await openTab('/products/automobiles');
  await openDrawer(other);
  await live(other);
  const [one, two] = [submissions(page), submissions(other)];
  const tap = (tab: Page) => generate(tab).evaluate((button: HTMLElement) => button.click());
  await Promise.all([tap(page), tap(other)]);
  await Promise.race([referenceOf(page), referenceOf(other)]);
  // Whichever came first, neither tab still waits.
  for (const tab of [page, other])
    await expect.poll(() => storedCart(tab)).toMatchObject({ items: [] });
  const keys = await Promise.all(
    [...one, ...two].map((sent) => sent.headerValue('idempotency-key')),
  );
  expect(new Set(keys).size).toBe(1);
  expect(await quotesOf(person)).toHaveLength(1);
});

/** Signed in with known numbers; a Corolla is in the open drawer. */
async function readyToAsk({ page }: Person, email: string): Promise<void> {
  await signIn(page, { email }, '/products/automobiles');
  await giveContact(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await isAt(page, '/products/automobiles');
  await add(page, corolla.name).click();
  await sees(generate(page));
  await live(page);
}

async function quotesOf({ page }: Person): Promise<{ referenceNumber: string }[]> {
  return page.evaluate(async () => (await fetch('/api/quotes/user')).json());
}

async function onlyQuote(person: Person, reference: string): Promise<void> {
  const quotes = await quotesOf(person);
  expect(quotes.map(({ referenceNumber }) => referenceNumber)).toEqual([reference]);
}

/** Every submission that leaves the page from now on. */
function submissions(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/quotes')) sent.push(request);
  });
  return sent;
}
