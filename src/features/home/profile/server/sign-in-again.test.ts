import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  enter,
  me,
  type SignInEnvironment,
  startSignInEnvironment,
} from '#features/people/accounts/server/testing/sign-in.ts';
import type { Database } from '#platform/database/database.ts';
import { CookieJar } from '#platform/testing/cookie-jar.ts';
import { type FakeProvider, startFakeProvider } from '#platform/testing/fake-provider.ts';
import { profileRoutes } from './routes.ts';
import { findInDump } from './testing/people-deleted.ts';

let environment: SignInEnvironment;
beforeAll(async () => {
  environment = await startSignInEnvironment({}, undefined, profileRoutes);
});
afterAll(() => environment.close());

const json = { 'content-type': 'application/json' };
const remove = (jar: CookieJar) => jar.visit('/api/auth/delete-account', { method: 'DELETE' });
const giveNumber = (jar: CookieJar) =>
  jar.visit('/api/user/profile', {
    method: 'PATCH',
    headers: json,
    body: JSON.stringify({ phone: '5 123 4567' }),
  });

/** Delivers the deletion's mail and lets its time pass, after which nothing should be left. */
const deliver = (db: Database) => db.deleteFrom('outbox').execute();

test('the same identity is a new and empty account; the old sessions are dead everywhere', async () => {
  const [phone, desk] = [new CookieJar(environment.origin), new CookieJar(environment.origin)];
  await enter(phone, 'cliente@demo.test');
  await enter(desk, 'cliente@demo.test');
  await giveNumber(phone);
  const { person: before } = await me(phone);
  expect((await remove(phone)).status).toBe(200);
  expect([(await me(phone)).status, (await me(desk)).status]).toEqual([401, 401]);
  // As the browser does 1.5 s later; the provider lets go of them too.
  expect((await phone.visit('/api/logout')).url.href).toBe(`${environment.origin}/`);
  expect((await phone.visit('/api/login')).text).toContain('Personas de demostración');

  await enter(phone, 'cliente@demo.test');
  const { person: after } = await me(phone);
  expect(after).toEqual({ ...before, id: after.id, phone: null });
  expect(after.id).not.toBe(before.id);
  expect((await me(desk)).status).toBe(401);
});

test('nothing in the whole database names who left, once the last mail has gone', async () => {
  const jar = new CookieJar(environment.origin);
  await enter(jar, 'ramona.se.va@correo.test', {
    firstName: 'Ramonaida',
    lastName: 'Quesadapérez',
  });
  await giveNumber(jar);
  const { db } = environment.services;
  const { person } = await me(jar);
  expect(await findInDump(db, 'ramona.se.va@correo.test')).toMatchObject({
    idp_account: 1,
    person: 1,
  });
  await remove(jar);
  expect(await findInDump(db, 'ramona.se.va@correo.test')).toEqual({ outbox: 1 });
  await deliver(db);
  const known = ['ramona.se.va', 'ramonaida', 'quesadapérez', '5351234567', person.id];
  for (const text of known) expect([text, await findInDump(db, text)]).toEqual([text, {}]);
});

test('with another provider too: its identity comes back as somebody new', async () => {
  const fake = await startFakeProvider();
  const env = { OIDC_ISSUER: fake.issuer, OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: 'secreto' };
  const other = await startSignInEnvironment(env, undefined, profileRoutes);
  try {
    const jar = new CookieJar(other.origin);
    await enterWith(fake, jar);
    const { person: before } = await me(jar);
    await giveNumber(jar);
    expect((await remove(jar)).status).toBe(200);
    expect((await me(jar)).status).toBe(401);
    await enterWith(fake, jar);
    const { person: after } = await me(jar);
    expect(after).toEqual({ ...before, id: after.id });
    expect(after.id).not.toBe(before.id);
  } finally {
    await other.close();
    await fake.close();
  }
});

async function enterWith(fake: FakeProvider, jar: CookieJar): Promise<void> {
  const answer = await jar.visit('/api/login', { follow: false });
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  const { header, claims } = fake.honest(searchParams.get('nonce') ?? '');
  const now = Math.floor(Date.now() / 1000);
  fake.give(fake.signed({ header, claims: { ...claims, auth_time: now } }));
  const query = new URLSearchParams({ state: searchParams.get('state') ?? '', code: 'c' });
  await jar.visit(`/api/callback?${query}`);
}
