import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { awayDatabase } from '#platform/testing/away-database.ts';
import { openTestShop, setUpShop, shop, type TestShop } from '../testing/test-shop.ts';

let ids: ProductIds;
setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
});

describe('the database is away', () => {
  let away: TestShop;
  beforeAll(async () => {
    away = await openTestShop({ database: awayDatabase() });
  });
  afterAll(() => away.close());
  const cookie = { cookie: `mariel-auto-session=${'a'.repeat(43)}` };

  test('this process says that it lives and that it is not ready', async () => {
    const live = await away.as('anonymous').fetch('/healthz');
    expect([live.status, await live.json()]).toEqual([200, { ok: true }]);
    const ready = await away.as('anonymous').fetch('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, waiting: 0 }]);
  });

  test.each(['/api/products', '/api/user', '/api/quotes/user', '/api/admin/quotes'])(
    '%s says so, and when to come back',
    async (path) => {
      const response = await away.as('anonymous').fetch(path, { headers: cookie });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('30');
      expect(await response.json()).toEqual({
        message:
          'El servicio no está disponible en este momento. Sus datos se conservan; intente de nuevo en un minuto.',
        code: 'unavailable',
      });
    },
  );

  test('a quotation that is asked for meanwhile is not lost in silence', async () => {
    const response = await away.as('anonymous').fetch('/api/quotes', {
      method: 'POST',
      headers: { ...cookie, 'content-type': 'application/json' },
      body: JSON.stringify(newQuote(ids)),
    });
    expect([response.status, (await response.json()).code]).toEqual([503, 'unavailable']);
  });

  test.each(['/products/automobiles', '/my-quotes', '/admin/quotes'])(
    'the page %s is a page, signed in or not, and gives away nothing',
    async (path) => {
      for (const headers of [{}, cookie]) {
        const response = await away.as('anonymous').fetch(path, { headers });
        // Somebody signed out is told to sign in, database or not.
        if (response.status === 302) continue;
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('30');
        expect(response.headers.get('content-type')).toMatch(/^text\/html/);
        const page = await response.text();
        expect(page).toContain('El servicio no está disponible en este momento');
        expect(page).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
      }
    },
  );

  const html = { accept: 'text/html,application/xhtml+xml' };
  const english = { cookie: `${cookie.cookie}; mariel-auto-language=en` };
  const verification = () => {
    const form = new FormData();
    form.append('verificationCode', 'MA-VER-20261120-7K4Q');
    form.append('email', 'yanet@correo.test');
    form.append('comment', 'Pagué "ayer" <b>en efectivo</b>');
    form.append('receipts', new Blob(['%PDF-1.7']), 'recibo.pdf');
    return form;
  };

  test.each([
    ['signed out', {}, 'es', 'El servicio no está disponible en este momento'],
    ['signed in', cookie, 'es', 'El servicio no está disponible en este momento'],
    ['signed in, in English', english, 'en', 'The service is not available right now'],
  ])(
    'a verification sent without JavaScript comes back as it was typed: %s',
    async (_, headers, language, sentence) => {
      const response = await away.as('anonymous').fetch('/verify', {
        method: 'POST',
        headers: { ...html, ...headers },
        body: verification(),
      });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      const page = await response.text();
      expect(page).toContain(`<html lang="${language}"`);
      expect(page).toContain(sentence);
      expect(page).toContain('value="MA-VER-20261120-7K4Q"');
      expect(page).toContain('value="yanet@correo.test"');
      expect(page).toContain('&lt;b&gt;en efectivo');
    },
  );

  test('numbers of a profile sent without JavaScript can be sent again with one tap', async () => {
    const response = await away.as('anonymous').fetch('/profile', {
      method: 'POST',
      headers: { ...html, ...english },
      body: new URLSearchParams({ accion: 'contacto', phone: '5 555 5555', whatsapp: '"<1' }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    const page = await response.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('The service is not available right now');
    expect(page).toMatch(
      /<form method="post" action="\/profile">.*<button type="submit">Send again/s,
    );
    expect(page).toContain('name="accion" value="contacto"');
    expect(page).toContain('name="phone" value="5 555 5555"');
    expect(page).toContain('value="&quot;&lt;1"');
  });

  test('a message sent without JavaScript can be sent again with one tap', async () => {
    const place = '/my-quotes?ver=00000000-0000-4000-8000-000000000001';
    const response = await away.as('anonymous').fetch(place, {
      method: 'POST',
      headers: { ...html, ...english },
      body: new URLSearchParams({ text: '¿Ya hay <fecha>?', seen: '3' }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    const page = await response.text();
    expect(page).toContain(`<form method="post" action="${place}">`);
    expect(page).toContain('¿Ya hay &lt;fecha&gt;?</textarea>');
    expect(page).toContain('name="seen" value="3"');
    expect(page).toContain('Send now');
  });

  test('what was typed on the page of a link stands in a form that sends it again', async () => {
    const place = '/oferta/sMn0ap_Nvn0IfTq0F5yAb2Xt';
    const said = { cambio: 'Lo quiero en rojo,\nsi se puede.', motivo: 'Muy caro', nombre: 'Ana' };
    for (const [action, path, field] of [
      ['cambio', place, 'cambio'],
      ['rechazar', place, 'motivo'],
      ['aceptar', `${place}/aceptar`, 'nombre'],
    ] as const) {
      const response = await away.as('anonymous').fetch(path, {
        method: 'POST',
        body: new URLSearchParams({ accion: action, oferta: 'MA-TX-2026-000001-O1', ...said }),
      });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
      const page = await response.text();
      expect(page).toContain(`<form method="post" action="${path}">`);
      expect(page).toMatch(new RegExp(`<label for="${field}">.*${said[field].slice(0, 8)}`));
      expect(page).toContain('Enviar de nuevo');
    }
  });

  test('any other form of a browser is answered with a page', async () => {
    const response = await away.as('anonymous').fetch('/provincia', {
      method: 'POST',
      headers: { ...html, ...english },
      body: new URLSearchParams({ province: 'ninguna' }),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.text()).toContain('The service is not available right now');
  });

  test('a call is refused in the language that was chosen here, else in the browser’s', async () => {
    const sentence = async (headers: Record<string, string>) =>
      (await (await away.as('anonymous').fetch('/api/user', { headers })).json()).message;
    expect(await sentence(english)).toContain('not available');
    expect(await sentence({ ...cookie, 'accept-language': 'en-US' })).toContain('not available');
    const spanish = `${cookie.cookie}; mariel-auto-language=es`;
    expect(await sentence({ cookie: spanish, 'accept-language': 'en-US' })).toContain('disponible');
  });

  test('a page that needs no database is still there', async () => {
    for (const path of ['/', '/offices', '/terms', '/legal']) {
      for (const headers of [{}, cookie]) {
        const response = await away.as('anonymous').fetch(path, { headers });
        expect(response.status, path).toBe(200);
        expect(await response.text()).toContain('<h1');
      }
    }
  });
});
