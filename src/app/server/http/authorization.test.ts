import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import type { CallRoute } from '#features/people/accounts/server/serve.ts';
import { eachOf } from '#platform/testing/short-run.ts';
import { staffApi } from '#staff-api.ts';
import { withSeen } from '../testing/looked.ts';
import { shop, type TestPerson, testPeople } from '../testing/test-shop.ts';
import { allRoutes } from './all-routes.ts';
import {
  ask,
  askAfter,
  askWhenSignedOut,
  hasWritten,
  markUsed,
  quoteId,
  setUpFilledShop,
} from './testing/authorization.ts';
import { calls } from './testing/authorization-calls.ts';

setUpFilledShop();

/**
 * Calls whose answer is the same for everybody. Every other answer belongs to a person, and no
 * browser or proxy stores it.
 */
const shared = [
  'GET /api/products',
  'GET /api/products/choices',
  'GET /api/products/:category/:slug',
  'GET /api/notices',
  'GET /api/deliveries',
  'GET /api/reviews',
];
/** What the table says, and what a page that was just loaded says it saw. */
const inputOf = ({ call }: CallRoute) => withSeen(call, calls[nameOf({ call })]?.input() ?? {});
const nameOf = ({ call }: Pick<CallRoute, 'call'>) => `${call.method} ${call.path}`;

/** Each call is asked by everybody; what all calls answer by the same code, these show. */
const examples = eachOf(allRoutes, 5);

/** Where the age of a sign-in decides nothing, one of those who may shows that. */
function signedInLongAgo({ name, route }: { name: string; route: CallRoute }): TestPerson[] {
  const { answers = [], recent } = calls[name] ?? {};
  if (!recent && !examples.includes(route)) return [];
  const signedIn = testPeople.filter((actor) => actor !== 'anonymous');
  const may = (actor: TestPerson) => (answers[testPeople.indexOf(actor)] ?? 403) !== 403;
  return recent ? signedIn : [signedIn.findLast(may) ?? 'customer'];
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
      test.each(testPeople.map((actor, at) => ({ actor, status: calls[name]?.answers[at] ?? 0 })))(
        '$actor: $status',
        async ({ actor, status }) => {
          const response = await ask(actor, route, await inputOf(route));
          expect(response.status).toBe(status);
          // A refused caller leaves no trace.
          if ([401, 403].includes(status)) expect(hasWritten()).toBe(false);
          const caching = response.headers.get('cache-control');
          expect(caching).toBe(shared.includes(name) ? 'public, no-cache' : 'no-store');
          if (response.ok && !route.call.shape.response) return;
          const body = await response.json();
          if (!response.ok) {
            expect(body).toEqual({
              message: expect.any(String),
              code: expect.any(String),
              // Its own customer reads how far it is.
              ...(body.code === 'quote_under_way' && { status: expect.any(String) }),
            });
            return;
          }
          // Nothing leaves the server that its schema does not name.
          expect(route.call.shape.response?.parse(body)).toEqual(body);
        },
      );

      test.each(signedInLongAgo({ name, route }))(
        '%s, whose sign-in is older than ten minutes',
        async (actor) => {
          const { answers = [], recent } = calls[name] ?? {};
          const status = answers[testPeople.indexOf(actor)] ?? 0;
          const response = await askAfter(10.1, actor, route, await inputOf(route));
          const asksAgain = recent && status !== 403;
          expect(response.status).toBe(asksAgain ? 403 : status);
          if (response.status !== 403) return;
          expect(hasWritten()).toBe(false);
          expect((await response.json()).code === 'sign_in_again').toBe(asksAgain === true);
        },
      );

      const isExample = examples.includes(route);
      test.runIf(isExample)(
        'refuses strangers before it says what is wrong with the input',
        async () => {
          if (route.call.shape.access === 'anyone') return;
          const names = [
            'id',
            'entry',
            'paper',
            'receiptId',
            'scan',
            'reference',
            'number',
            'linkId',
            'merge',
            'actId',
            'position',
            'token',
            'unit',
            'photo',
            'width',
          ];
          const input = { params: Object.fromEntries(names.map((name) => [name, 'nada'])) };
          expect((await ask('anonymous', route, input, '{')).status).toBe(401);
          if (route.call.shape.access === 'signed-in') return;
          expect((await ask('customer', route, input, '{')).status).toBe(403);
        },
      );

      test.runIf(isExample)('a session that is over is no session', async () => {
        const input = await inputOf(route);
        const response = await askWhenSignedOut('administrador', route, input);
        if (route.call.shape.access === 'anyone')
          expect(response.status).toBe(calls[name]?.answers[0]);
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
