import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import type { Route } from '#features/accounts/server/serve.ts';
import { storeOriginal } from '#features/catalogue/pictures/server/picture-files.ts';
import { type Good, listQuery, restock } from '#features/quotes/server/testing.ts';
import { newVerification, pdf, upload } from '#features/verifications/server/testing.ts';
import { callAddress } from '#platform/calls/client.ts';
import type { CallInput } from '#platform/calls/contract.ts';
import { staffApi } from '#staff-api.ts';
import { allScreenRoutes } from '#staff-routes.ts';
import { matchRoute } from '#web/routes/route.ts';
import { allRoutes } from './all-routes.ts';
import { type Actor, actors, openTestShop, type TestShop } from './testing.ts';

let shop: TestShop;
let ids: Record<Good, string>;
/** A quote of `customer`. */
let quoteId: string;
let reference: string;
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
/** A rejected verification of `customer`, and its receipt. */
let verification: { id: string; receiptId: string };
/** Names a picture that is kept. */
let pictureHash: string;
/** A reply that staff have saved. */
let replyId: string;
/** A mail about it, which has not left. */
let mailId: string;
/** What customers should know for a while. */
let noticeId: string;
const notice = {
  title: 'Puerto cerrado',
  text: '',
  provinces: [],
  categories: [],
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2099-01-01T00:00:00Z',
};

beforeAll(async () => {
  shop = await openTestShop();
  pictureHash = await storeOriginal(shop.services.files, picture, 'png');
}, 60_000);
afterAll(() => shop.close());
/** Something may have changed what stands in the shop since it was made. */
let used = true;
beforeEach(async () => {
  if (!used) return;
  used = false;
  ids = await restock(shop);
  const asked = { body: listQuery(ids), key: 'envio-de-yanet' };
  const quote = await shop.as('customer').call(api.createQuote, asked);
  [quoteId, reference] = [quote.id, quote.referenceNumber];
  const mail = shop.services.db.selectFrom('outbox').select('id').where('about', '=', quoteId);
  mailId = (await mail.executeTakeFirstOrThrow()).id;
  verification = await rejectedVerification();
  await shop.services.db.deleteFrom('saved_reply').execute();
  const reply = { body: { title: 'Respuesta', textEs: 'Hola', textEn: 'Hello' } };
  replyId = (await shop.as('agente').call(staffApi.createReply, reply)).id;
  const made = await shop
    .as('agente')
    .call(staffApi.createNotice, { body: notice, key: 'aviso-uno' });
  noticeId = made.id;
});

async function rejectedVerification() {
  const yanet = shop.as('customer');
  const receipts = [await upload(yanet, pdf)];
  await yanet.call(api.createVerification, {
    body: { ...newVerification, receipts },
    key: 'recibo-1',
  });
  const { id } = await shop.services.db
    .updateTable('verification')
    .set({ status: 'rejected', processed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const receipt = shop.services.db.selectFrom('receipt').select('id');
  return { id, receiptId: (await receipt.executeTakeFirstOrThrow()).id };
}

/** What is the same for everybody; all else is of a person, and kept by no browser and no proxy. */
const shared = [
  'GET /api/products',
  'GET /api/products/choices',
  'GET /api/products/:category/:slug',
  'GET /api/notices',
];

const nameOf = ({ call }: Pick<Route, 'call'>) => `${call.method} ${call.path}`;

/** For each call the answers to anonymous, customer, other customer, agente, administrador. */
const calls: Record<string, { input: () => CallInput; answers: number[] }> = {
  'GET /api/products': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/cart': { input: () => ({ query: {} }), answers: [200, 200, 200, 200, 200] },
  'GET /api/products/choices': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/products/:category/:slug': {
    input: () => ({ params: { category: 'automobiles', slug: 'corolla' } }),
    answers: [200, 200, 200, 200, 200],
  },
  'POST /api/admin/pictures': {
    input: () => ({ bytes: new Blob([picture]) }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/pictures/import': {
    input: () => ({ body: { address: `/pictures/${pictureHash}-320.webp` } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/products': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/products/stats': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/products.csv': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/products/import': {
    input: () => ({ bytes: new Blob(['name,category,price\nLuna,triciclos,1']) }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/products/status': {
    input: () => ({ body: { ids: [ids.corolla], status: 'sold' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/products/:id': {
    input: () => ({ params: { id: ids.corolla } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/products': {
    input: () => ({ body: { name: 'Luna', category: 'triciclos', price: null } }),
    answers: [401, 403, 403, 201, 201],
  },
  'PATCH /api/admin/products/:id': {
    input: () => ({ params: { id: ids.corolla }, body: { price: '1' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/products/:id': {
    input: () => ({ params: { id: ids.corolla } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/products/:id/restore': {
    input: () => ({ params: { id: ids.borrado } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/notices': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/auth/user': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/user': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'PATCH /api/user/profile': {
    input: () => ({ body: { phone: '+5355555555' } }),
    answers: [401, 200, 200, 200, 200],
  },
  'GET /api/user/data': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/user/sessions': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/user/deletion': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  // The administrador here is the last one.
  'DELETE /api/auth/delete-account': { input: () => ({}), answers: [401, 200, 200, 200, 409] },
  'GET /api/admin/dashboard': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/mails': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/mails/:id/retry': {
    input: () => ({ params: { id: mailId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/notices': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/notices/counts': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/notices/:id': {
    input: () => ({ params: { id: noticeId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/notices': {
    input: () => ({ body: notice }),
    answers: [401, 403, 403, 201, 201],
  },
  'PUT /api/admin/notices/:id': {
    input: () => ({ params: { id: noticeId }, body: notice }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/notices/:id': {
    input: () => ({ params: { id: noticeId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/team': { input: () => ({}), answers: [401, 403, 403, 403, 200] },
  'PATCH /api/admin/team/:id/role': {
    input: () => ({ params: { id: shop.as('customer').id }, body: { role: 'agente' } }),
    answers: [401, 403, 403, 403, 200],
  },
  'DELETE /api/admin/team/:id/sessions': {
    input: () => ({ params: { id: shop.as('customer').id } }),
    answers: [401, 403, 403, 403, 200],
  },
  'GET /api/admin/audit': { input: () => ({}), answers: [401, 403, 403, 403, 200] },
  'GET /api/admin/audit/choices': { input: () => ({}), answers: [401, 403, 403, 403, 200] },
  'POST /api/quotes': {
    input: () => ({ body: listQuery(ids) }),
    answers: [401, 201, 201, 201, 201],
  },
  'GET /api/quotes/user': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/quotes/:id': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/quotes/made/:reference': {
    input: () => ({ params: { reference } }),
    answers: [401, 200, 404, 404, 404],
  },
  'PATCH /api/quotes/:id': {
    input: () => ({ params: { id: quoteId }, body: { expected: 0, notes: 'Otra' } }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/quotes/:id/cancel': {
    input: () => ({ params: { id: quoteId }, body: {} }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/quotes/:id/messages': {
    input: () => ({ params: { id: quoteId }, body: { text: '¿Hay fecha?' } }),
    answers: [401, 201, 404, 404, 404],
  },
  'POST /api/admin/quotes/:id/messages': {
    input: () => ({ params: { id: quoteId }, body: { text: 'El jueves.' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/quotes': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/quotes/:id': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'PATCH /api/admin/quotes/:id/status': {
    input: () => ({ params: { id: quoteId }, body: { status: 'en_revision' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/quotes/stats': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/quotes.csv': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'PATCH /api/admin/quotes/:id/assignee': {
    input: () => ({ params: { id: quoteId }, body: { personId: shop.as('agente').id } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/viewing': {
    input: () => ({ params: { id: quoteId }, body: {} }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/contact': {
    input: () => ({ params: { id: quoteId }, body: { channel: 'phone' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'POST /api/admin/quotes/:id/codes': {
    input: () => ({ params: { id: quoteId }, body: {} }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/agents': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/replies': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/replies': {
    input: () => ({ body: { title: 'Saludo', textEs: 'Hola', textEn: 'Hello' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'PATCH /api/admin/replies/:id': {
    input: () => ({
      params: { id: replyId },
      body: { title: 'Otra', textEs: 'Hola', textEn: 'Hello' },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/replies/:id': {
    input: () => ({ params: { id: replyId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/verifications/challenge': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/verifications/receipts/:uploadId': {
    input: () => ({ params: { uploadId: quoteId } }),
    answers: [200, 200, 200, 200, 200],
  },
  'PUT /api/verifications/receipts/:uploadId/:part': {
    input: () => ({ params: { uploadId: quoteId, part: '0' }, bytes: new Blob(['%PDF-']) }),
    answers: [200, 200, 200, 200, 200],
  },
  'POST /api/verifications': {
    input: () => ({ body: newVerification }),
    answers: [201, 201, 201, 201, 201],
  },
  'GET /api/verifications/sent/:token': {
    input: () => ({ params: { token: 'nada' } }),
    answers: [200, 200, 200, 200, 200],
  },
  'GET /api/verifications/user': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/verifications/:id': {
    input: () => ({ params: verification }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/verifications/:id/resend': {
    input: () => ({ params: verification, body: {} }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/verifications/:id/messages': {
    input: () => ({ params: verification, body: { text: '¿Qué falta?' } }),
    answers: [401, 201, 404, 404, 404],
  },
  'GET /api/verifications/:id/receipts/:receiptId': {
    input: () => ({ params: verification }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/admin/verifications': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/verifications/:id': {
    input: () => ({ params: verification }),
    answers: [401, 403, 403, 200, 200],
  },
  'PATCH /api/admin/verifications/:id/status': {
    input: () => ({ params: verification, body: { status: 'approved' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/verifications/:id/messages': {
    input: () => ({ params: verification, body: { text: 'La segunda página.' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/verifications/:id/receipts/:receiptId': {
    input: () => ({ params: verification }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/verifications/stats': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/verifications.csv': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'PATCH /api/admin/verifications/:id/assignee': {
    input: () => ({ params: verification, body: { personId: shop.as('agente').id } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/verifications/:id/viewing': {
    input: () => ({ params: verification, body: {} }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/verifications/:id/deletion': {
    input: () => ({ params: verification, body: { reason: 'Insultos' } }),
    answers: [401, 403, 403, 403, 200],
  },
  'POST /api/admin/verifications/:id/contact': {
    input: () => ({ params: verification, body: { channel: 'email' } }),
    answers: [401, 403, 403, 201, 201],
  },
};

/** Makes a call as it is, or with a body that no call takes. */
function ask(actor: Actor, { call }: Route, input: CallInput, body?: string): Promise<Response> {
  used ||= call.method !== 'GET';
  const sent = body ?? input.bytes ?? (input.body && JSON.stringify(input.body));
  return shop.as(actor).fetch(callAddress(call, input), {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    ...(sent !== undefined && call.method !== 'GET' && { body: sent }),
  });
}

describe('calls', () => {
  test('every call of the shop has its row here, and every call of api.ts is served', () => {
    expect(allRoutes.map(nameOf).toSorted()).toEqual(Object.keys(calls).toSorted());
    const served = allRoutes.map(({ call }) => call);
    expect(
      Object.entries({ ...api, ...staffApi }).filter(([, call]) => !served.includes(call)),
    ).toEqual([]);
  });

  describe.each(allRoutes.map((route) => ({ name: nameOf(route), route })))(
    '$name',
    ({ name, route }) => {
      test.each(actors.map((actor, at) => ({ actor, status: calls[name]?.answers[at] ?? 0 })))(
        '$actor: $status',
        async ({ actor, status }) => {
          const response = await ask(actor, route, calls[name]?.input() ?? {});
          expect(response.status).toBe(status);
          const kept = response.headers.get('cache-control');
          expect(kept).toBe(shared.includes(name) ? 'public, no-cache' : 'no-store');
          // A file.
          if (response.ok && !route.shape.response) return;
          const body = await response.json();
          if (!response.ok) {
            expect(body).toEqual({ message: expect.any(String), code: expect.any(String) });
            return;
          }
          // Nothing leaves the server that its schema does not name.
          expect(route.shape.response?.parse(body)).toEqual(body);
        },
      );

      test('who may not call learns nothing about what is wrong with the call', async () => {
        if (route.access === 'anyone') return;
        const input = { params: { id: 'nada', receiptId: 'nada' } };
        expect((await ask('anonymous', route, input, '{')).status).toBe(401);
        if (route.access === 'signed-in') return;
        expect((await ask('customer', route, input, '{')).status).toBe(403);
      });

      test('a session that is over is no session', async () => {
        used = true;
        await shop.services.db.deleteFrom('session').execute();
        const response = await ask('administrador', route, calls[name]?.input() ?? {});
        if (route.access === 'anyone') expect(response.ok).toBe(true);
        else expect(response.status).toBe(401);
      });
    },
  );

  test('a role that was taken away counts at once', async () => {
    used = true;
    const raul = shop.as('agente');
    const { db } = shop.services;
    await raul.call(staffApi.listQuotes, { query: {} });
    await db.updateTable('person').set({ role: 'cliente' }).where('id', '=', raul.id).execute();
    expect((await raul.refused(staffApi.listQuotes, { query: {} })).status).toBe(403);
  });

  test('there is no other method and no other path', async () => {
    for (const [method, path] of [
      ['DELETE', `/api/admin/quotes/${quoteId}`],
      ['PUT', `/api/admin/quotes/${quoteId}/status`],
      ['POST', '/api/products'],
      ['PATCH', '/api/auth/user'],
      ['GET', '/api/admin'],
      ['GET', '/api/../api/nada'],
      ['GET', '/api/ADMIN/quotes'],
    ] as const) {
      const response = await shop.as('administrador').fetch(path, { method });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toEqual({
        message: 'No encontramos lo que busca.',
        code: 'not_found',
      });
    }
  });
});

describe('screens', () => {
  const screens = allScreenRoutes;
  const match = (path: string) => matchRoute(Object.values(screens), path)?.route.path;
  /** Addresses that say more than the screen's path; one with parameters needs a row here. */
  const addresses: Record<string, () => string> = {
    catalogue: () => '/products/automobiles?year=2021',
    product: () => '/products/automobiles/corolla',
    madeQuote: () => `/cotizacion/${reference}`,
    staffQuotes: () => '/admin/quotes?status=pending',
    staffProduct: () => `/admin/products/${ids.corolla}`,
  };
  const addressOf = (name: string) =>
    addresses[name]?.() ?? screens[name as keyof typeof screens].path;
  const answers: Record<string, number[]> = {
    anyone: [200, 200, 200, 200, 200],
    'signed-in': [302, 200, 200, 200, 200],
    staff: [302, 403, 403, 200, 200],
    administrador: [302, 403, 403, 403, 200],
  };

  /** Screens of one person alone. */
  const own: Record<string, number[]> = { madeQuote: [302, 200, 404, 404, 404] };

  test('every screen of the shop can be asked for', () => {
    for (const [name, { path }] of Object.entries(screens)) {
      expect([name, match(addressOf(name).replace(/\?.*/, ''))]).toEqual([name, path]);
    }
  });

  test('each screen of somebody signed in shows the way out', async () => {
    for (const [name, { access }] of Object.entries(screens)) {
      if (access === 'anyone') continue;
      const page = await (await shop.as('administrador').fetch(addressOf(name))).text();
      expect([name, page.includes('href="/api/logout"')]).toEqual([name, true]);
    }
  });

  describe.each(Object.entries(screens))('%s', (name, { access }) => {
    test.each(actors.map((actor, at) => ({ actor, status: (own[name] ?? answers[access])?.[at] })))(
      '$actor: $status',
      async ({ actor, status }) => {
        const address = addressOf(name);
        const response = await shop.as(actor).fetch(address);
        expect(response.status).toBe(status);
        const page = await response.text();
        // The files of a screen are named to those alone who may see it.
        // (what stays still needs none).
        const needsCode = status === 200 && !page.includes('"kind":"static"');
        expect(page.includes(`/assets/${name}-00000000.js`)).toBe(needsCode);
        if (status === 302) {
          expect(response.headers.get('location')).toBe(
            `/?aviso=entrar&returnTo=${encodeURIComponent(address)}`,
          );
          expect(page).toBe('');
        }
        if (status === 403) {
          expect(page).toContain('<h1>Acceso Denegado</h1>');
          expect(page).toContain('No tienes permisos para acceder a esta página.');
          expect(page).not.toMatch(/MA-TX-|Corolla|data-live="true" aria-label="Ver detalle/);
        }
        if (access !== 'anyone')
          expect(response.headers.get('cache-control') ?? '').not.toContain('public');
      },
    );

    test('with a slash at its end it is as closed as without', async () => {
      const closed = access !== 'anyone';
      const [path = '', query] = addressOf(name).split('?');
      const response = await shop.as('anonymous').fetch(`${path}/${query ? `?${query}` : ''}`);
      expect(response.status === 200).toBe(!closed && path !== '/');
    });
  });

  test('who was sent home reads why, and the way in leads back', async () => {
    const sent = await shop.as('anonymous').fetch('/my-quotes');
    const home = await shop.as('anonymous').fetch(sent.headers.get('location') ?? '');
    const page = await home.text();
    expect(page).toContain('Entre con su cuenta para ver esa página.');
    expect(page).toContain('href="/api/login?returnTo=%2Fmy-quotes"');
    expect(await (await shop.as('anonymous').fetch('/')).text()).not.toContain(
      'Entre con su cuenta',
    );
  });

  test('each person sees their own: quotes, name, menu', async () => {
    const mine = await (await shop.as('customer').fetch('/my-quotes')).text();
    expect(mine).toContain('MA-TX-');
    expect(mine).not.toContain('href="/admin/quotes"');
    const theirs = await (await shop.as('other customer').fetch('/my-quotes')).text();
    expect(theirs).not.toContain('MA-TX-');
    expect(theirs).not.toContain('Yanet');
    const staffs = await (await shop.as('agente').fetch('/admin/quotes')).text();
    expect(staffs).toContain('MA-TX-');
    expect(staffs).toContain('Yanet Pérez');
    expect(staffs).toContain('href="/admin/quotes"');
    const filtered = await (await shop.as('agente').fetch('/admin/quotes?status=sent')).text();
    expect(filtered).not.toContain('MA-TX-');
  });

  test('what a person was shown is never given to another', async () => {
    for (const path of ['/', addressOf('catalogue'), addressOf('product')]) {
      const before = await (await shop.as('anonymous').fetch(path)).text();
      for (const actor of ['agente', 'customer', 'agente'] as const) {
        const response = await shop.as(actor).fetch(path);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(await response.text()).toContain(shop.as(actor).email);
      }
      const after = await shop.as('anonymous').fetch(path);
      expect(after.headers.get('vary')).toContain('cookie');
      expect(await after.text()).toBe(before);
      expect(before).not.toContain('@correo.test');
    }
  });
});
