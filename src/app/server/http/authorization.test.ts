import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import type { Route } from '#features/accounts/server/serve.ts';
import { newQuote } from '#features/quotes/server/testing.ts';
import { newVerification } from '#features/verifications/server/testing.ts';
import type { CallInput } from '#platform/calls/contract.ts';
import { staffApi } from '#staff-api.ts';
import { actors } from '../testing.ts';
import { allRoutes } from './all-routes.ts';
import {
  ask,
  askWhenSignedOut,
  ids,
  mailId,
  markUsed,
  notice,
  noticeId,
  picture,
  pictureHash,
  quoteId,
  reference,
  replyId,
  setUpAuthorization,
  shop,
  synonymId,
  verification,
} from './authorization-testing.ts';
import { moneyCalls } from './money-calls-testing.ts';
import { offerCalls } from './offer-calls-testing.ts';

setUpAuthorization();

/** What is the same for everybody; all else is of a person, and kept by no browser and no proxy. */
const shared = [
  'GET /api/products',
  'GET /api/products/choices',
  'GET /api/products/:category/:slug',
  'GET /api/notices',
  'GET /api/deliveries',
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
  'GET /api/company': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/offices': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/deliveries': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'PUT /api/admin/deliveries/:id': {
    input: () => ({
      params: { id: 'HOL' },
      body: {
        point: { es: 'Mariel', en: 'Mariel' },
        onward: { es: 'Usted', en: 'You' },
        daysFrom: 1,
        daysTo: 2,
      },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/deliveries/:id': {
    input: () => ({ params: { id: 'HOL' } }),
    answers: [401, 403, 403, 200, 200],
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
    input: () => ({ body: newQuote(ids) }),
    answers: [401, 201, 201, 201, 201],
  },
  'GET /api/quotes/user': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/quotes/:id': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/offers/:number/oferta.pdf': {
    input: () => ({ params: { number: `${reference}-O9` } }),
    answers: [401, 404, 404, 404, 404],
  },
  'GET /api/links/:token/oferta.pdf': {
    input: () => ({ params: { token: 'nada' } }),
    answers: [404, 404, 404, 404, 404],
  },
  'GET /api/quotes/:id/cotizacion.pdf': {
    input: () => ({ params: { id: quoteId } }),
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
  'GET /api/admin/open-quotes': {
    input: () => ({ query: { products: ids.corolla } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/undo': {
    input: () => ({
      params: { id: quoteId },
      body: { event: '00000000-0000-4000-8000-000000000000' },
    }),
    answers: [401, 403, 403, 404, 404],
  },
  'PATCH /api/admin/quotes/:id/assignee': {
    input: () => ({ params: { id: quoteId }, body: { personId: shop.as('agente').id } }),
    answers: [401, 403, 403, 200, 200],
  },
  'PATCH /api/admin/quotes/:id/follow-up': {
    input: () => ({ params: { id: quoteId }, body: { day: '2026-11-22' } }),
    answers: [401, 403, 403, 409, 409],
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
  'GET /api/admin/synonyms': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/synonyms': {
    input: () => ({ body: { word: 'zafa', meanings: ['nevera'] } }),
    answers: [401, 403, 403, 201, 201],
  },
  'PUT /api/admin/synonyms/:id': {
    input: () => ({ params: { id: synonymId }, body: { word: 'zafado', meanings: ['nevera'] } }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/synonyms/:id': {
    input: () => ({ params: { id: synonymId } }),
    answers: [401, 403, 403, 200, 200],
  },
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
  'GET /api/admin/payment-instructions': {
    input: () => ({}),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/payment-instructions': {
    input: () => ({
      body: {
        way: quoteId,
        expected: 0,
        method: 'zelle',
        holder: 'Mariel',
        account: 'pagos@marielauto.example',
      },
    }),
    answers: [401, 403, 403, 403, 201],
  },
  'POST /api/admin/payment-instructions/:id/decision': {
    input: () => ({ params: { id: quoteId }, body: { approve: true } }),
    answers: [401, 403, 403, 403, 404],
  },
  'GET /api/check/channels': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'POST /api/check': {
    input: () => ({ body: { code: reference } }),
    answers: [200, 200, 200, 200, 200],
  },
  ...offerCalls,
  ...moneyCalls,
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
  'POST /api/admin/verifications/:id/undo': {
    input: () => ({
      params: { id: verification.id },
      body: { event: '00000000-0000-4000-8000-000000000000' },
    }),
    answers: [401, 403, 403, 404, 404],
  },
  'PATCH /api/admin/verifications/:id/assignee': {
    input: () => ({ params: verification, body: { personId: shop.as('agente').id } }),
    answers: [401, 403, 403, 200, 200],
  },
  'PATCH /api/admin/verifications/:id/follow-up': {
    input: () => ({ params: verification, body: { day: '2020-01-01' } }),
    answers: [401, 403, 403, 409, 409],
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
          const caching = response.headers.get('cache-control');
          expect(caching).toBe(shared.includes(name) ? 'public, no-cache' : 'no-store');
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
        const names = [
          'id',
          'entry',
          'paper',
          'receiptId',
          'reference',
          'number',
          'linkId',
          'token',
        ];
        const input = { params: Object.fromEntries(names.map((name) => [name, 'nada'])) };
        expect((await ask('anonymous', route, input, '{')).status).toBe(401);
        if (route.access === 'signed-in') return;
        expect((await ask('customer', route, input, '{')).status).toBe(403);
      });

      test('a session that is over is no session', async () => {
        const input = calls[name]?.input() ?? {};
        const response = await askWhenSignedOut('administrador', route, input);
        if (route.access === 'anyone') expect(response.status).toBe(calls[name]?.answers[0]);
        else expect(response.status).toBe(401);
      });
    },
  );

  test('a role that was taken away counts at once', async () => {
    markUsed();
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
