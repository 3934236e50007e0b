import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eachOf } from '#platform/testing/short-run.ts';
import { controlled, live } from './live.ts';
import { marta, raul } from './panels.ts';
import { contact, type Entrant, isAt, misses, sees, signIn, test } from './people.ts';
import { add, corolla, drawer } from './shopping.ts';

const phone = contact.whatsapp.replace(/\D/g, '').slice(-7);
const ana = { email: 'ana.sale@prueba.test', firstName: 'Anabel', lastName: 'Quiñones' };

describe('quien cierra la sesión no deja nada suyo en el dispositivo', () => {
  const people: [role: string, who: Entrant, pages: string[]][] = [
    ['cliente', ana, ['/profile', '/my-quotes', '/my-verifications']],
    ['agente', { ...raul, firstName: 'Raúl' }, ['/admin/quotes', '/admin/products?q=toyota']],
    ['administrador', { ...marta, firstName: 'Marta' }, ['/admin/team', '/admin/audit']],
  ];
  test.for(eachOf(people, 3))('%s', async ([, who, pages], { newPerson }) => {
    const { page, open, context } = await newPerson({ device: 'phone' });
    await signIn(page, who, '/', { withContact: true });
    await controlled(page);
    const { id } = await page.evaluate(async () => (await fetch('/api/auth/user')).json());
    for (const path of [...pages, '/products/automobiles', '/verify']) {
      await open(path);
      await live(page);
    }
    await page.getByLabel('Código de verificación').fill('NOTA-DE-LA-PERSONA');
    await open('/products/automobiles');
    await add(page, corolla.name).click();
    await drawer(page).getByText('Nota y quién recibe').click();
    await drawer(page).getByLabel('Nota para el agente').fill('NOTA-DE-LA-PERSONA');
    await page.waitForLoadState('networkidle');
    // What is there before shows that the look below would find it.
    expect(await stored(page)).toContain('NOTA-DE-LA-PERSONA');
    await open('/api/logout');
    await isAt(page, '/');
    await live(page);
    const words = [id, who.email, who.firstName ?? '', 'NOTA-DE-LA-PERSONA', '/admin', phone];
    const read = async () => {
      const all = (await stored(page)) + JSON.stringify(await context.cookies());
      return words.filter((word) => all.includes(word));
    };
    await expect.poll(read).toEqual([]);
  });
});

/** Every byte that scripts can read in this browser; cookies that they cannot are read beside it. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = JSON.stringify([...request.headers, ...(response?.headers ?? [])]);
        found.push(request.url, headers, (await response?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAllKeys();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        found.push(JSON.stringify(all.result));
      }
      database.close();
    }
    return found.join('\n');
  });

describe('salió en otra pestaña', () => {
  test('la que quedó abierta deja de mostrar lo suyo, y lo que escribía se borra', async ({
    newPerson,
  }) => {
    const { page, openTab } = await newPerson({ device: 'phone' });
    await signIn(page, { ...ana, email: 'ana.otra@prueba.test' }, '/profile');
    await live(page);
    await sees(page.getByText('ana.otra@prueba.test'));
    const tab = await openTab('/api/logout');
    await isAt(tab, '/');
    await misses(page.getByText('ana.otra@prueba.test'));
    await isAt(page, '/?aviso=entrar&returnTo=%2Fprofile');
  });

  test('con el botón Atrás, la página guardada no se ve antes de saber quién está', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, context } = await newPerson({ device: 'phone' });
    await signIn(page, { ...ana, email: 'ana.atras@prueba.test' }, '/profile');
    await live(page);
    const comes = (kind: 'pagehide' | 'pageshow') =>
      page.evaluate((type) => {
        dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
        return getComputedStyle(document.body).visibility;
      }, kind);
    expect(await comes('pagehide')).toBe('hidden');
    expect(await comes('pageshow')).toBe('visible');
    // As the answer to a sign-out elsewhere leaves the browser.
    expect(await comes('pagehide')).toBe('hidden');
    await context.request.get('/api/logout', {
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    });
    expect(await comes('pageshow')).toBe('hidden');
    await isAt(page, '/?aviso=entrar&returnTo=%2Fprofile');
  });
});

test('antes de borrar lo que no ha enviado pregunta, y quien se queda no pierde nada', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ serviceWorker: true });
  await signIn(page, { ...ana, email: 'ana.escribe.sale@prueba.test' }, '/verify');
  await live(page);
  const code = page.getByLabel('Código de verificación');
  await code.fill('MA-VER-1');
  const leave = async (answer: 'accept' | 'dismiss') => {
    const asked = page.waitForEvent('dialog');
    await page.getByText('Anabel', { exact: true }).click();
    const tap = page.getByRole('link', { name: 'Cerrar Sesión' }).click({ noWaitAfter: true });
    const dialog = await asked;
    expect(dialog.message()).toContain('algo escrito que no ha enviado');
    await dialog[answer]();
    await tap;
  };
  await leave('dismiss');
  expect(await code.inputValue()).toBe('MA-VER-1');
  await open('/verify');
  await live(page);
  await expect.poll(() => code.inputValue()).toBe('MA-VER-1');
  await leave('accept');
  await isAt(page, '/');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .not.toContain('MA-VER-1');
});
