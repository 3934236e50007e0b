import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { controlled, live } from './live.ts';
import { isAt, type NewPerson, sees, shopOrigin, test } from './people.ts';
import { corolla } from './shopping.ts';
import { openWire } from './wire.ts';

const offer = (page: Page) => page.getByText('Also in English');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('mariel-auto-language'));

test('a un navegador en inglés se le ofrece el inglés una vez', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page, open } = await someoneIn('en-US', newPerson);
  await open('/offices');
  await sees(offer(page));
  await page.getByRole('button', { name: 'English' }).last().click();
  await sees(page.getByRole('heading', { level: 1, name: 'Our offices' }));
  await isAt(page, '/offices');
  expect(await stored(page)).toBe('en');
  await page.getByRole('banner').getByRole('button', { name: 'Español' }).first().click();
  await sees(page.getByRole('heading', { level: 1, name: 'Nuestras Oficinas' }));
  await expect.poll(() => offer(page).isVisible()).toBe(false);
  expect(await stored(page)).toBe('es');
});

test('quien lo elige mientras la tienda se guarda en el teléfono también la lee en inglés', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, context, expects } = await someoneIn('en-US', newPerson);
  const chosen = Promise.withResolvers<void>();
  const stored = Promise.withResolvers<void>();
  const wire = await openWire(shopOrigin(), (path) => {
    if (path.startsWith('/sw.js')) return chosen.promise;
    if (path !== '/idioma') return undefined;
    chosen.resolve();
    return stored.promise;
  });
  context.on('close', wire.close);
  expects(new RegExp(`^foreign host: ${wire.origin}/`));
  const began = context.waitForEvent('serviceworker');
  await page.goto(`${wire.origin}/offices`, { waitUntil: 'load' });
  const tap = page.getByRole('button', { name: 'English' }).last().click({ noWaitAfter: true });
  const worker = await began;
  const stateOf = () => (self as unknown as WorkerScope).registration.active?.state;
  await expect.poll(() => worker.evaluate(stateOf)).toBe('activated');
  stored.resolve();
  await tap;
  await sees(page.getByRole('heading', { level: 1, name: 'Our offices' }));
});

test('quien prefiere el español no lo vuelve a leer', { tags: 'long' }, async ({ newPerson }) => {
  const { page, open } = await someoneIn('en-US', newPerson);
  await open('/offices');
  await page.getByRole('button', { name: 'Español' }).last().click();
  await expect.poll(() => offer(page).isVisible()).toBe(false);
  await open('/terms');
  await page.waitForLoadState();
  expect(await offer(page).isVisible()).toBe(false);
});

test('a un navegador en español no se le ofrece', { tags: 'long' }, async ({ newPerson }) => {
  const { page, open } = await someoneIn('es-ES', newPerson);
  await open('/offices');
  await page.waitForLoadState();
  expect(await offer(page).isVisible()).toBe(false);
});

test('el pie lleva al inicio', { tags: 'long' }, async ({ newPerson }) => {
  const { page, open } = await newPerson();
  await open('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inicio' }).click();
  await isAt(page, '/');
});

test('quien abre un enlace en inglés sigue en inglés, y lo que eligió sigue en español', async ({
  newPerson,
}) => {
  const { page, context, expects, open, asked } = await newPerson({ device: 'phone' });
  expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS/);
  const title = (name: string) => sees(page.getByRole('heading', { level: 1, name }));
  const list = '/products/automobiles';
  await open(list);
  await controlled(page);
  await title('Automóviles');
  await open(`/en${list}`);
  await title('Cars');
  await live(page);
  asked.length = 0;
  await page.getByRole('link', { name: corolla.name }).first().click();
  await isAt(page, `/en${corolla.path}`);
  await sees(page.getByRole('dialog').getByText('Specifications'));
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  await isAt(page, '/en/terms');
  await page.goBack();
  await page
    .getByRole('button', { name: `Add to quotation: ${corolla.name}` })
    .first()
    .click();
  await sees(page.getByText('Added to your quotation').first());
  expect(asked.filter((path) => path.startsWith('/en'))).toEqual([]);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await open(`/en${list}`);
  await title('Cars');
  await open(list);
  await title('Automóviles');
  await context.setOffline(false);
  await open(`/en${corolla.path}`);
  await page.getByLabel('Menu').first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Español' }).last().click();
  await isAt(page, corolla.path);
  await sees(page.getByText('Especificaciones').first());
});

interface WorkerScope {
  registration: ServiceWorkerRegistration;
}

/** The language of the browser does not change the page, which is the same for all. */
async function someoneIn(language: string, newPerson: NewPerson) {
  const person = await newPerson({ serviceWorker: true });
  await person.context.addInitScript((own) => {
    Object.defineProperty(navigator, 'language', { get: () => own });
  }, language);
  return person;
}
