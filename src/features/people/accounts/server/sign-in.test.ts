import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CookieJar, formOf } from '#platform/testing/cookie-jar.ts';
import {
  enter,
  me,
  type SignInEnvironment,
  sessionName,
  startSignInEnvironment,
} from './testing/sign-in.ts';

let environment: SignInEnvironment;
beforeAll(async () => {
  environment = await startSignInEnvironment({ ADMIN_EMAILS: 'Jefa@Empresa.test' });
});
afterAll(() => environment.close());

const browser = () => new CookieJar(environment.origin);

describe('signing in', () => {
  test('a visitor signs up, is known, and comes back to where the visit began', async () => {
    const jar = browser();
    expect((await me(jar)).status).toBe(401);
    const names = { firstName: 'Yoana', lastName: 'Leyva Ñico' };
    const returnTo = '/products/automobiles?year=2020';
    const people = await jar.visit(`/api/login?${new URLSearchParams({ returnTo })}`);
    const back = await jar.visit(formOf(people), {
      form: { email: 'yoana@correo.test', ...names },
    });
    expect(back.url.href).toBe(environment.origin + returnTo);
    // OpenID Connect needs at least these steps: to the provider, and back to the shop.
    expect([...people.trail, ...back.trail].map((each) => new URL(each).pathname)).toEqual([
      '/api/login',
      '/idp/auth',
      expect.stringMatching(/^\/idp\/auth\/[\w-]+\/persona$/),
      '/api/callback',
      '/products/automobiles',
    ]);
    const { status, person } = await me(jar);
    expect(status).toBe(200);
    expect(person).toMatchObject({ ...names, email: 'yoana@correo.test', phone: null });
    expect(person).toMatchObject({
      whatsapp: null,
      province: 'HAB',
      role: 'cliente',
      locale: 'es',
    });
    expect((await jar.visit('/api/user')).text).toBe(JSON.stringify(person));
  });

  test('two that were begun in two tabs both end signed in, each where it began', async () => {
    const jar = browser();
    const first = await jar.visit('/api/login?returnTo=/my-quotes');
    const second = await jar.visit('/api/login?returnTo=/profile');
    for (const [form, place] of [
      [first, '/my-quotes'],
      [second, '/profile'],
    ] as const) {
      const back = await jar.visit(formOf(form), { form: { email: 'dos@correo.test' } });
      expect(back.url.pathname).toBe(place);
      expect((await me(jar)).person).toMatchObject({ email: 'dos@correo.test' });
    }
  });

  test('many that were begun and given up leave a cookie that a browser stores', async () => {
    const jar = browser();
    for (let tab = 0; tab < 12; tab += 1)
      await jar.visit(`/api/login?returnTo=/${'x'.repeat(300)}`);
    expect(jar.value('mariel-auto-login')?.length).toBeLessThan(4000);
    await enter(jar, 'muchas@correo.test');
    expect((await me(jar)).person).toMatchObject({ email: 'muchas@correo.test' });
  });

  test('signing out tells the browser that somebody left, by part of their id and nothing else', async () => {
    const jar = browser();
    await enter(jar, 'sale@correo.test');
    const { person } = await me(jar);
    expect(jar.value('mariel-auto-out')).toBeUndefined();
    await jar.visit('/api/logout');
    const told = jar.value('mariel-auto-out');
    expect(told).toMatch(new RegExp(`^[0-9a-z]{8,9}\\.${person.id.slice(0, 13)}$`));
    await enter(jar, 'entra@correo.test');
    expect(jar.value('mariel-auto-out')).toBe(told);
  });

  test.each([
    ['admin@demo.test', 'administrador'],
    ['agente@demo.test', 'agente'],
    ['cliente@demo.test', 'cliente'],
    ['Admin@Demo.test', 'administrador'],
    ['jefa@empresa.test', 'administrador'],
  ])('%s is %s', async (email, role) => {
    const jar = browser();
    await enter(jar, email);
    expect((await me(jar)).person).toMatchObject({ role });
  });

  test('signing in again is the same person: numbers stay, a new name is taken over', async () => {
    const email = 'otra@correo.test';
    const first = browser();
    await enter(first, email, { firstName: 'Ana' });
    const contact = JSON.stringify({ phone: '5 123 4567', whatsapp: '305 555 0142' });
    const json = { 'content-type': 'application/json' };
    await first.visit('/api/user/profile', { method: 'PATCH', body: contact, headers: json });
    const second = browser();
    await enter(second, 'OTRA@correo.test', { lastName: 'Ruiz' });
    expect((await me(second)).person).toEqual({
      ...(await me(first)).person,
      firstName: 'Ana',
      lastName: 'Ruiz',
      phone: '+5351234567',
      whatsapp: '+13055550142',
    });
  });

  test('a role that was granted survives the next sign-in', async () => {
    const jar = browser();
    await enter(jar, 'ascendida@correo.test');
    const { person } = await me(jar);
    const grant = environment.services.db.updateTable('person').set({ role: 'agente' });
    await grant.where('id', '=', person.id).execute();
    const again = browser();
    await enter(again, 'ascendida@correo.test');
    expect((await me(again)).person.role).toBe('agente');
  });

  test('a wrong e-mail is said beside the field, and what was typed stays', async () => {
    const jar = browser();
    const people = await jar.visit('/api/login');
    const form = { email: 'no"es<correo', firstName: 'Íñigo', lastName: 'x'.repeat(81) };
    const again = await jar.visit(formOf(people), { form });
    expect(again.status).toBe(422);
    expect(again.text).toContain('Escriba un correo electrónico válido');
    expect(again.text).toContain('Escriba 80 caracteres como máximo.');
    expect(again.text).toContain('value="no&quot;es&lt;correo"');
    expect(again.text).toContain('value="Íñigo"');
    expect(again.text).toContain('aria-invalid="true"');
  });

  test('the people page says what it is, in the language of the visitor, without any script', async () => {
    const page = await browser().visit('/api/login');
    expect(page.text).toContain('<html lang="es">');
    expect(page.text).toContain('solo para probar');
    for (const label of ['Correo electrónico', 'Nombre', 'Apellidos']) {
      expect(page.text).toMatch(new RegExp(`<label for="\\w+">${label}</label>`));
    }
    expect(page.text).not.toMatch(/<script|style=|javascript:/);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:\d+; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const english = browser();
    english.put('mariel-auto-language', 'en');
    expect((await english.visit('/api/login')).text).toContain('<html lang="en">');
  });

  test('is in the log, as are signing out and what did not succeed, by ids alone', async () => {
    const jar = browser();
    environment.lines.length = 0;
    await enter(jar, 'agente@demo.test');
    const { person } = await me(jar);
    await jar.visit('/api/logout');
    await jar.visit('/api/callback?code=x&state=y');
    expect(environment.lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'signed in', person: person.id, role: 'agente' }),
      expect.objectContaining({ event: 'signed out', person: person.id }),
      expect.objectContaining({ event: 'sign-in not under way', level: 'info' }),
    ]);
    expect(environment.lines.join('')).not.toMatch(/demo\.test|Raúl/);
  });

  test('another site’s page begins none by itself: it is asked for first', async () => {
    const jar = browser();
    await enter(jar, 'cliente@demo.test');
    jar.put(sessionName, '');
    const silent = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const page = await jar.visit('/api/login?returnTo=/offers', { headers: silent });
    expect(page.text).toContain('Otra página pidió abrir su sesión');
    expect(page.text).toContain('href="/api/login?returnTo=%2Foffers"');
    expect((await me(jar)).status).toBe(401);
    const tapped = { headers: { ...silent, 'sec-fetch-user': '?1' } };
    expect((await jar.visit('/api/login?returnTo=/offers', tapped)).text).toBe('shop /offers');
    expect((await me(jar)).status).toBe(200);
  });

  test('typing another name of the host still ends signed in at the canonical one', async () => {
    const jar = browser();
    const elsewhere = environment.origin.replace('localhost', '127.0.0.1');
    const people = await jar.visit(`${elsewhere}/api/login?returnTo=/offers`);
    const back = await jar.visit(formOf(people), { form: { email: 'cliente@demo.test' } });
    expect(back.url.href).toBe(`${environment.origin}/offers`);
    expect((await me(jar)).status).toBe(200);
  });
});

describe('signing out', () => {
  test('one click ends it at the shop, on the server and at the provider', async () => {
    const jar = browser();
    await enter(jar, 'cliente@demo.test');
    const visitor = browser();
    visitor.put(sessionName, jar.value(sessionName) ?? '');
    const end = await jar.visit('/api/logout');
    expect(end.url.href).toBe(`${environment.origin}/`);
    expect(jar.value(sessionName)).toBeUndefined();
    expect((await me(visitor)).status).toBe(401);
    expect((await jar.visit('/api/login')).text).toContain('Personas de demostración');
  });

  test('it ends one browser, not the others', async () => {
    const [phone, desk] = [browser(), browser()];
    await enter(phone, 'cliente@demo.test');
    await enter(desk, 'cliente@demo.test');
    await phone.visit('/api/logout');
    expect((await me(desk)).status).toBe(200);
  });

  test('somebody who is signed out just comes home', async () => {
    expect((await browser().visit('/api/logout')).url.href).toBe(`${environment.origin}/`);
    const stale = browser();
    stale.put(sessionName, 'a'.repeat(43));
    const end = await stale.visit('/api/logout');
    expect(end.url.href).toBe(`${environment.origin}/`);
    expect(stale.value(sessionName)).toBeUndefined();
  });

  test.each(['cross-site', 'same-site'])('a %s link asks first', async (site) => {
    const jar = browser();
    await enter(jar, 'cliente@demo.test');
    const page = await jar.visit('/api/logout', { headers: { 'sec-fetch-site': site } });
    expect(page.text).toContain('Cerrar Sesión');
    expect((await me(jar)).status).toBe(200);
    await jar.visit('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect((await me(jar)).status).toBe(401);
  });

  test.each<[string, string, Record<string, string>]>([
    ['Chrome’s prefetch', 'GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older prefetch', 'GET', { purpose: 'prefetch' }],
    ['a preview of Safari', 'GET', { 'x-purpose': 'preview', purpose: 'preview' }],
    ['Firefox’s prefetch', 'GET', { 'x-moz': 'prefetch' }],
    ['a HEAD', 'HEAD', {}],
    ['a checker of links', 'GET', { accept: '*/*' }],
  ])('%s does not end the session', async (_, method, headers) => {
    const jar = browser();
    await enter(jar, 'cliente@demo.test');
    await jar.visit('/api/logout', { method, headers });
    expect((await me(jar)).status).toBe(200);
    await jar.visit('/api/logout');
    expect((await me(jar)).status).toBe(401);
  });

  test('a bare link to the provider asks first, and its button works', async () => {
    const jar = browser();
    await enter(jar, 'cliente@demo.test');
    const page = await jar.visit('/idp/session/end', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(page.text).not.toContain('<script');
    const [, action = ''] = /action="([^"]+)"/.exec(page.text) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? [];
    expect((await jar.visit('/api/login', { follow: true })).text).toBe('shop /');
    const left = await jar.visit(action, { form: { xsrf, logout: 'yes' } });
    expect(left.text).toContain('Se cerró la sesión.');
    expect((await jar.visit('/api/login')).text).toContain('Personas de demostración');
  });

  test('after the account is forgotten, no session of it works and signing in starts anew', async () => {
    const { removeAccount } = await import('./embedded-provider/accounts.ts');
    const { db } = environment.services;
    const jar = browser();
    await enter(jar, 'se-va@correo.test');
    const { person } = await me(jar);
    const gone = db.deleteFrom('person').where('id', '=', person.id).returning('subject');
    await removeAccount(db, (await gone.executeTakeFirstOrThrow()).subject);
    expect((await me(jar)).status).toBe(401);
    expect((await jar.visit('/api/logout')).url.href).toBe(`${environment.origin}/`);
    await enter(jar, 'se-va@correo.test');
    expect((await me(jar)).person.id).not.toBe(person.id);
  });
});

describe('the contact numbers', () => {
  const json = { 'content-type': 'application/json' };
  const patch = (jar: CookieJar, body: object) =>
    jar.visit('/api/user/profile', { method: 'PATCH', body: JSON.stringify(body), headers: json });

  test('one number is changed and the other stays', async () => {
    const jar = browser();
    await enter(jar, 'numeros@correo.test');
    await patch(jar, { phone: '51234567', whatsapp: '+1 305 555 0142' });
    const changed = await patch(jar, { phone: '7 830 1234' });
    expect(changed.status).toBe(200);
    expect(JSON.parse(changed.text)).toMatchObject({
      phone: '+5378301234',
      whatsapp: '+13055550142',
    });
    expect((await patch(jar, {})).text).toBe(changed.text);
  });

  test('nonsense, unknown fields and strangers are refused', async () => {
    const jar = browser();
    await enter(jar, 'numeros@correo.test');
    const refused = await patch(jar, { phone: 'llámame' });
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text).fields.phone).toContain('código de país');
    expect((await patch(jar, { role: 'administrador' })).status).toBe(400);
    expect((await patch(browser(), { phone: '51234567' })).status).toBe(401);
  });
});

describe('two processes on one database', () => {
  test('what one begins the other ends', async () => {
    const other = await startSignInEnvironment(
      { PUBLIC_URL: environment.origin },
      environment.services.database,
    );
    try {
      const jar = browser();
      const people = await jar.visit('/api/login');
      const form = { email: 'agente@demo.test' };
      const there = other.port;
      // Cookies belong to the host, not to the port: another process receives the post.
      const sent = await jar.visit(
        formOf(people).replace(environment.origin, `http://localhost:${there}`),
        {
          form,
          follow: false,
        },
      );
      const back = await jar.visit(sent.headers.get('location') ?? '');
      expect(back.url.href).toBe(`${environment.origin}/admin`);
      const answer = await jar.visit(`http://localhost:${there}/api/user`);
      expect(JSON.parse(answer.text).role).toBe('agente');
    } finally {
      await other.close();
    }
  });
});
