import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { createSession, sessionCookie } from '#platform/auth/session.ts';

let yanet: Client;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  yanet = shop.as('customer');
});

const post = (client: Client, form: Record<string, string>, headers: HeadersInit = {}) =>
  client.fetch('/profile', { method: 'POST', body: new URLSearchParams(form), headers });

const contact = (phone: string, whatsapp: string) => ({ accion: 'contacto', phone, whatsapp });

describe('the numbers, without JavaScript', () => {
  test('are kept in one spelling, and the page says so', async () => {
    const answer = await post(yanet, contact('5 555 5555', '+1 305 555 0142'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/profile?guardado=1']);
    expect((await yanet.call(api.currentUser, {})).phone).toBe('+5355555555');
    const page = await (await yanet.fetch('/profile?guardado=1')).text();
    expect(page).toContain('Contacto actualizado');
    expect(page).toContain('+53 5 555 5555');
  });

  test('a wrong one comes back with what was typed, and what is wrong beside its field', async () => {
    const answer = await post(yanet, contact('llámame', '+1 305 555 0142'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      400,
      'private, no-store',
    ]);
    const page = await answer.text();
    expect(page).toContain('value="llámame"');
    expect(page).toContain('Hay un problema');
    expect(page).toMatch(/id="phone-error"[^>]*>.*Escriba el teléfono con su código de país/);
    expect((await yanet.call(api.currentUser, {})).phone).toBe('+5351234567');
  });

  test('one that is there cannot be left out; in English it is said in English', async () => {
    const answer = await post(yanet, contact('+53 5 123 4567', ' '));
    expect(await answer.text()).toContain('Por favor ingrese su número de WhatsApp.');
    const english = await post(yanet.with('mariel-auto-language=en'), contact('', ''));
    expect(await english.text()).toContain('Please enter your WhatsApp number.');
  });
});

describe('signing out everywhere', () => {
  test('the page says in how many browsers, and one button ends them all', async () => {
    const { db } = shop.services;
    expect(await (await yanet.fetch('/profile')).text()).toContain('solo en este navegador');
    await createSession(db, yanet.id, undefined);
    const page = await (await yanet.fetch('/profile')).text();
    expect(page).toContain('Tiene la sesión abierta en 2 navegadores:');
    expect(page).toMatch(/<button[^>]* value="sesiones"[^>]* name="accion"/);
    const ended = await post(yanet, { accion: 'sesiones' });
    expect(await ended.text()).toContain('href="/api/logout"');
    expect((await yanet.fetch('/api/user')).status).toBe(401);
    const left = await db.selectFrom('session').select('person_id').execute();
    expect(left.length).toBeGreaterThan(0);
    expect(left.map(({ person_id }) => person_id)).not.toContain(yanet.id);
    expect(shop.lines.join('')).toContain(`"signed out everywhere"`);
  });
});

describe('deleting the account, without JavaScript', () => {
  test('asks first: the page tells what is lost, and a box must be ticked', async () => {
    const page = await (await yanet.fetch('/profile?eliminar=1')).text();
    expect(page).toContain('¿Eliminar su cuenta?');
    expect(page).toContain('Entiendo que no se puede deshacer');
    const answer = await post(yanet, { accion: 'eliminar' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('clear-site-data')).toBeNull();
    expect(await answer.text()).toContain('Marque la casilla para eliminar la cuenta.');
    expect((await yanet.call(api.currentUser, {})).id).toBe(yanet.id);
  });

  test('deletes, and leads to the way out', async () => {
    const answer = await post(yanet, { accion: 'eliminar', confirmo: 'si' });
    const page = await answer.text();
    expect(page).toContain('<h1>Cuenta eliminada</h1>');
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    expect(page).toContain('Su cuenta ha sido eliminada exitosamente');
    expect(page).toContain('href="/api/logout"');
    expect((await yanet.refused(api.currentUser, {})).status).toBe(401);
    const again = await post(yanet, { accion: 'eliminar', confirmo: 'si' });
    expect([again.status, again.headers.get('location')]).toEqual([303, '/profile']);
  });

  test('whose sign-in is older than ten minutes signs in again first, and comes back to the form', async () => {
    const { db, config } = shop.services;
    const older = await createSession(db, yanet.id, undefined);
    const client = shop.as('anonymous').with(`${sessionCookie(config).name}=${older}`);
    const answer = await post(client, { accion: 'eliminar', confirmo: 'si', persona: yanet.id });
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain('Para eliminarla, vuelva a entrar');
    const back = new URLSearchParams({ returnTo: '/profile?eliminar=1#eliminar', 'otra-vez': '' });
    expect(page.replaceAll('&amp;', '&')).toContain(`href="/api/login?${back}"`);
    expect(page).not.toContain('name="confirmo"');
    expect((await yanet.call(api.currentUser, {})).id).toBe(yanet.id);
  });

  test('the last administrador reads why not', async () => {
    const marta = shop.as('administrador');
    const answer = await post(marta, { accion: 'eliminar', confirmo: 'si' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('dé ese rol a otra persona');
    expect((await marta.call(api.currentUser, {})).role).toBe('administrador');
  });
});

describe('a page of somebody else’s, in a browser where Yanet has signed in since', () => {
  test('names whom it was rendered for in each of its forms', async () => {
    const page = await (await yanet.fetch('/profile?editar=contacto&eliminar=1')).text();
    expect(page.split(`name="persona" value="${yanet.id}"`)).toHaveLength(4);
  });

  test.each([
    ['the numbers', contact('+53 5 999 9999', '+53 5 999 9999')],
    ['the end of all sessions', { accion: 'sesiones' }],
    ['the deletion', { accion: 'eliminar', confirmo: 'si' }],
  ])('%s: nothing is changed, it says so, and what was typed is not shown', async (_, form) => {
    const answer = await post(yanet, { ...form, persona: shop.as('other customer').id });
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain('Esta página es de otra sesión y no se hizo ningún cambio.');
    expect(page).toContain('href="/profile"');
    // Not three digits alone: an id may have them.
    expect(page).not.toMatch(/999 ?9999/);
    expect((await yanet.call(api.currentUser, {})).phone).toBe('+5351234567');
  });

  test('her own is taken', async () => {
    const form = { ...contact('5 555 5555', '+1 305 555 0142'), persona: yanet.id };
    expect((await post(yanet, form)).status).toBe(303);
    expect((await yanet.call(api.currentUser, {})).phone).toBe('+5355555555');
  });
});

test('a form sent after signing out keeps its numbers, and sends them once signed in', async () => {
  const out = await post(shop.as('anonymous'), {
    ...contact('5 555 5555', '5 555 5556'),
    persona: yanet.id,
  });
  expect(out.status).toBe(401);
  const page = await out.text();
  expect(page).toContain('href="/api/login?returnTo=%2Fprofile"');
  expect(page).toContain('Inicie sesión para continuar');
  const held = [...page.matchAll(/<input[^>]* name="([^"]+)" value="([^"]*)"/g)];
  const form = Object.fromEntries(held.map(([, name = '', value = '']) => [name, value]));
  expect((await post(yanet, form)).headers.get('location')).toBe('/profile?guardado=1');
  const { phone, whatsapp } = await yanet.call(api.currentUser, {});
  expect([phone, whatsapp]).toEqual(['+5355555555', '+5355555556']);
});

test('another site asks in vain, and so does who sends too much', async () => {
  const form = { accion: 'eliminar', confirmo: 'si' };
  const foreign = await post(yanet, form, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
  const large = await post(yanet, contact('5'.repeat(10_000), ''));
  expect(large.status).toBe(413);
  expect((await yanet.call(api.currentUser, {})).phone).toBe('+5351234567');
});
