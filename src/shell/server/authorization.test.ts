import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '../../api.ts';
import type { Route } from '../../features/accounts/server/serve.ts';
import { keepOriginal } from '../../features/catalogue/server/picture-files.ts';
import { type Good, restock, wish } from '../../features/quotes/server/testing.ts';
import { pdf, said, upload } from '../../features/verifications/server/testing.ts';
import { match, pages } from '../../pages.ts';
import { callAddress } from '../../platform/http/client.ts';
import type { CallInput } from '../../platform/http/contract.ts';
import { staffApi } from '../../staff-api.ts';
import { staffPages } from '../../staff-pages.ts';
import { allRoutes } from './all-routes.ts';
import { type Actor, actors, openTestShop, type TestShop } from './testing.ts';

let shop: TestShop;
let ids: Record<Good, string>;
/** A quote of `customer`. */
let quoteId: string;
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
  pictureHash = await keepOriginal(shop.platform.files, picture, 'png');
}, 60_000);
afterAll(() => shop.close());
/** Something may have changed what stands in the shop since it was made. */
let used = true;
beforeEach(async () => {
  if (!used) return;
  used = false;
  ids = await restock(shop);
  const asked = { body: wish(ids), key: 'envio-de-yanet' };
  quoteId = (await shop.as('customer').call(api.createQuote, asked)).id;
  const mail = shop.platform.db.selectFrom('outbox').select('id').where('about', '=', quoteId);
  mailId = (await mail.executeTakeFirstOrThrow()).id;
  verification = await rejectedVerification();
  await shop.platform.db.deleteFrom('saved_reply').execute();
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
  await yanet.call(api.createVerification, { body: { ...said, receipts }, key: 'recibo-1' });
  const { id } = await shop.platform.db
    .updateTable('verification')
    .set({ status: 'rejected', processed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const receipt = shop.platform.db.selectFrom('receipt').select('id');
  return { id, receiptId: (await receipt.executeTakeFirstOrThrow()).id };
}

const nameOf = ({ call }: Pick<Route, 'call'>) => `${call.method} ${call.path}`;

/** For each call the answers to anonymous, customer, other customer, agente, administrador. */
const calls: Record<string, { takes: () => CallInput; answers: number[] }> = {
  'GET /api/products': { takes: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/products/choices': { takes: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/products/:category/:slug': {
    takes: () => ({ params: { category: 'automobiles', slug: 'corolla' } }),
    answers: [200, 200, 200, 200, 200],
  },
  'POST /api/admin/pictures': {
    takes: () => ({ bytes: new Blob([picture]) }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/pictures/import': {
    takes: () => ({ body: { address: `/pictures/${pictureHash}-320.webp` } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/products': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/products/stats': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/products.csv': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/products/import': {
    takes: () => ({ bytes: new Blob(['name,category,price\nLuna,triciclos,1']) }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/products/status': {
    takes: () => ({ body: { ids: [ids.corolla], status: 'sold' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/products/:id': {
    takes: () => ({ params: { id: ids.corolla } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/products': {
    takes: () => ({ body: { name: 'Luna', category: 'triciclos', price: null } }),
    answers: [401, 403, 403, 201, 201],
  },
  'PATCH /api/admin/products/:id': {
    takes: () => ({ params: { id: ids.corolla }, body: { price: '1' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/products/:id': {
    takes: () => ({ params: { id: ids.corolla } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/products/:id/restore': {
    takes: () => ({ params: { id: ids.borrado } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/notices': { takes: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/auth/user': { takes: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/user': { takes: () => ({}), answers: [401, 200, 200, 200, 200] },
  'PATCH /api/user/profile': {
    takes: () => ({ body: { phone: '+5355555555' } }),
    answers: [401, 200, 200, 200, 200],
  },
  'GET /api/user/data': { takes: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/user/sessions': { takes: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/user/deletion': { takes: () => ({}), answers: [401, 200, 200, 200, 200] },
  // The administrador here is the last one.
  'DELETE /api/auth/delete-account': { takes: () => ({}), answers: [401, 200, 200, 200, 409] },
  'GET /api/admin/dashboard': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/mails': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/mails/:id/retry': {
    takes: () => ({ params: { id: mailId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/notices': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/notices/counts': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/notices/:id': {
    takes: () => ({ params: { id: noticeId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/notices': {
    takes: () => ({ body: notice }),
    answers: [401, 403, 403, 201, 201],
  },
  'PUT /api/admin/notices/:id': {
    takes: () => ({ params: { id: noticeId }, body: notice }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/notices/:id': {
    takes: () => ({ params: { id: noticeId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/team': { takes: () => ({}), answers: [401, 403, 403, 403, 200] },
  'PATCH /api/admin/team/:id/role': {
    takes: () => ({ params: { id: shop.as('customer').id }, body: { role: 'agente' } }),
    answers: [401, 403, 403, 403, 200],
  },
  'DELETE /api/admin/team/:id/sessions': {
    takes: () => ({ params: { id: shop.as('customer').id } }),
    answers: [401, 403, 403, 403, 200],
  },
  'GET /api/admin/audit': { takes: () => ({}), answers: [401, 403, 403, 403, 200] },
  'GET /api/admin/audit/choices': { takes: () => ({}), answers: [401, 403, 403, 403, 200] },
  'POST /api/quotes': {
    takes: () => ({ body: wish(ids) }),
    answers: [401, 201, 201, 201, 201],
  },
  'GET /api/quotes/user': { takes: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/quotes/:id': {
    takes: () => ({ params: { id: quoteId } }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/quotes/:id/messages': {
    takes: () => ({ params: { id: quoteId }, body: { text: '¿Hay fecha?' } }),
    answers: [401, 201, 404, 404, 404],
  },
  'POST /api/admin/quotes/:id/messages': {
    takes: () => ({ params: { id: quoteId }, body: { text: 'El jueves.' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/quotes': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/quotes/:id': {
    takes: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'PATCH /api/admin/quotes/:id/status': {
    takes: () => ({ params: { id: quoteId }, body: { status: 'en_revision' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/quotes/stats': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/quotes.csv': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'PATCH /api/admin/quotes/:id/assignee': {
    takes: () => ({ params: { id: quoteId }, body: { personId: shop.as('agente').id } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/viewing': {
    takes: () => ({ params: { id: quoteId }, body: {} }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/contact': {
    takes: () => ({ params: { id: quoteId }, body: { channel: 'phone' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'POST /api/admin/quotes/:id/codes': {
    takes: () => ({ params: { id: quoteId }, body: {} }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/agents': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/replies': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/replies': {
    takes: () => ({ body: { title: 'Saludo', textEs: 'Hola', textEn: 'Hello' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'PATCH /api/admin/replies/:id': {
    takes: () => ({
      params: { id: replyId },
      body: { title: 'Otra', textEs: 'Hola', textEn: 'Hello' },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/replies/:id': {
    takes: () => ({ params: { id: replyId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/verifications/challenge': { takes: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/verifications/receipts/:uploadId': {
    takes: () => ({ params: { uploadId: quoteId } }),
    answers: [200, 200, 200, 200, 200],
  },
  'PUT /api/verifications/receipts/:uploadId/:part': {
    takes: () => ({ params: { uploadId: quoteId, part: '0' }, bytes: new Blob(['%PDF-']) }),
    answers: [200, 200, 200, 200, 200],
  },
  'POST /api/verifications': {
    takes: () => ({ body: said }),
    answers: [201, 201, 201, 201, 201],
  },
  'GET /api/verifications/sent/:token': {
    takes: () => ({ params: { token: 'nada' } }),
    answers: [200, 200, 200, 200, 200],
  },
  'GET /api/verifications/user': { takes: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/verifications/:id': {
    takes: () => ({ params: verification }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/verifications/:id/resend': {
    takes: () => ({ params: verification, body: {} }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/verifications/:id/messages': {
    takes: () => ({ params: verification, body: { text: '¿Qué falta?' } }),
    answers: [401, 201, 404, 404, 404],
  },
  'GET /api/verifications/:id/receipts/:receiptId': {
    takes: () => ({ params: verification }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/admin/verifications': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/verifications/:id': {
    takes: () => ({ params: verification }),
    answers: [401, 403, 403, 200, 200],
  },
  'PATCH /api/admin/verifications/:id/status': {
    takes: () => ({ params: verification, body: { status: 'approved' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/verifications/:id/messages': {
    takes: () => ({ params: verification, body: { text: 'La segunda página.' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/verifications/:id/receipts/:receiptId': {
    takes: () => ({ params: verification }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/verifications/stats': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/verifications.csv': { takes: () => ({}), answers: [401, 403, 403, 200, 200] },
  'PATCH /api/admin/verifications/:id/assignee': {
    takes: () => ({ params: verification, body: { personId: shop.as('agente').id } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/verifications/:id/viewing': {
    takes: () => ({ params: verification, body: {} }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/verifications/:id/deletion': {
    takes: () => ({ params: verification, body: { reason: 'Insultos' } }),
    answers: [401, 403, 403, 403, 200],
  },
  'POST /api/admin/verifications/:id/contact': {
    takes: () => ({ params: verification, body: { channel: 'email' } }),
    answers: [401, 403, 403, 201, 201],
  },
};

/** Makes a call as it is, or with a body that no call takes. */
function ask(actor: Actor, { call }: Route, takes: CallInput, body?: string): Promise<Response> {
  used ||= call.method !== 'GET';
  const sent = body ?? takes.bytes ?? (takes.body && JSON.stringify(takes.body));
  return shop.as(actor).fetch(callAddress(call, takes), {
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
          const response = await ask(actor, route, calls[name]?.takes() ?? {});
          expect(response.status).toBe(status);
          // A file.
          if (response.ok && !route.shape.gives) return;
          const body = await response.json();
          if (!response.ok) {
            expect(body).toEqual({ message: expect.any(String), code: expect.any(String) });
            return;
          }
          // Nothing leaves the server that its schema does not name.
          expect(route.shape.gives?.parse(body)).toEqual(body);
        },
      );

      test('who may not call learns nothing about what is wrong with the call', async () => {
        if (route.access === 'anyone') return;
        const takes = { params: { id: 'nada', receiptId: 'nada' } };
        expect((await ask('anonymous', route, takes, '{')).status).toBe(401);
        if (route.access === 'signed-in') return;
        expect((await ask('customer', route, takes, '{')).status).toBe(403);
      });

      test('a session that is over is no session', async () => {
        used = true;
        await shop.platform.db.deleteFrom('session').execute();
        const response = await ask('administrador', route, calls[name]?.takes() ?? {});
        if (route.access === 'anyone') expect(response.ok).toBe(true);
        else expect(response.status).toBe(401);
      });
    },
  );

  test('a role that was taken away counts at once', async () => {
    used = true;
    const raul = shop.as('agente');
    const { db } = shop.platform;
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
  const screens = { ...pages, ...staffPages };
  /** Addresses that say more than the screen's path; one with parameters needs a row here. */
  const addresses: Record<string, () => string> = {
    catalogue: () => '/products/automobiles?year=2021',
    product: () => '/products/automobiles/corolla',
    adminQuotes: () => '/admin/quotes?status=pending',
    adminProduct: () => `/admin/products/${ids.corolla}`,
  };
  const addressOf = (name: string) =>
    addresses[name]?.() ?? screens[name as keyof typeof screens].path;
  const answers: Record<string, number[]> = {
    anyone: [200, 200, 200, 200, 200],
    'signed-in': [302, 200, 200, 200, 200],
    staff: [302, 403, 403, 200, 200],
    administrador: [302, 403, 403, 403, 200],
  };

  test('every screen of the shop can be asked for', () => {
    for (const [name, { path }] of Object.entries(screens)) {
      expect([name, match(addressOf(name).replace(/\?.*/, ''))?.screen.path]).toEqual([name, path]);
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
    test.each(actors.map((actor, at) => ({ actor, status: answers[access]?.[at] })))(
      '$actor: $status',
      async ({ actor, status }) => {
        const address = addressOf(name);
        const response = await shop.as(actor).fetch(address);
        expect(response.status).toBe(status);
        const page = await response.text();
        // The files of a screen are named to those alone who may see it.
        // (what stays still needs none).
        const needsCode = status === 200 && !page.includes('"kind":"still"');
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
