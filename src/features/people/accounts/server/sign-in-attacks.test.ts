import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#limits.ts';
import { findSession, purgeExpiredSessions } from '#platform/auth/session.ts';
import { tryConsume } from '#platform/http/rate-limit.ts';
import { CookieJar, formOf } from '#platform/testing/cookie-jar.ts';
import { hostileAddresses } from '#platform/testing/hostile-addresses.ts';
import {
  enter,
  me,
  type SignInEnvironment,
  sessionName,
  startSignInEnvironment,
} from './testing/sign-in.ts';

let environment: SignInEnvironment;
beforeAll(async () => {
  environment = await startSignInEnvironment();
});
afterAll(() => environment.close());

const failed = () => `${environment.origin}/?aviso=entrada-fallida`;
const browser = () => new CookieJar(environment.origin);

const countSessions = async () => {
  const rows = await environment.services.db.selectFrom('session').select('person_id').execute();
  return rows.length;
};

test('returnTo leads nowhere else', async () => {
  const jar = browser();
  await enter(jar, 'cliente@demo.test');
  for (const returnTo of hostileAddresses) {
    const back = await jar.visit(`/api/login?${new URLSearchParams({ returnTo })}`);
    expect(back.url.href, JSON.stringify(returnTo)).toBe(`${environment.origin}/`);
    expect(back.trail.filter((address) => !address.startsWith(`${environment.origin}/`))).toEqual(
      [],
    );
  }
});

test('state, nonce and PKCE are sent, and differ each time', async () => {
  const ask = async () => {
    const answer = await browser().visit('/api/login', { follow: false });
    return new URL(answer.headers.get('location') ?? '').searchParams;
  };
  const [one, two] = [await ask(), await ask()];
  expect(one.get('code_challenge_method')).toBe('S256');
  for (const key of ['state', 'nonce', 'code_challenge']) {
    expect(one.get(key)).toMatch(/^[\w-]{43}$/);
    expect(one.get(key)).not.toBe(two.get(key));
  }
});

/** Enters, but stops before the callback; returns the callback's address. */
async function halfway(jar: CookieJar): Promise<URL> {
  const people = await jar.visit('/api/login');
  const form = { email: 'cliente@demo.test' };
  const sent = await jar.visit(formOf(people), { form, follow: false });
  return new URL(sent.headers.get('location') ?? '');
}

/** Changes what the browser remembers of the attempt. */
function tamper(jar: CookieJar, change: object) {
  const value = jar.value('mariel-auto-login') ?? '';
  const [attempt] = JSON.parse(Buffer.from(value, 'base64url').toString());
  const forged = JSON.stringify([{ ...attempt, ...change }]);
  jar.put('mariel-auto-login', Buffer.from(forged).toString('base64url'));
}

const other = 'A'.repeat(43);
const attacks: [string, (jar: CookieJar, callback: URL) => void][] = [
  ['another state in the address', (_, callback) => callback.searchParams.set('state', other)],
  ['no state', (_, callback) => callback.searchParams.delete('state')],
  ['another issuer', (_, callback) => callback.searchParams.set('iss', 'https://evil.test')],
  ['another code', (_, callback) => callback.searchParams.set('code', other)],
  ['two codes', (_, callback) => callback.searchParams.append('code', other)],
  ['another state in the cookie', (jar) => tamper(jar, { state: other })],
  ['another nonce', (jar) => tamper(jar, { nonce: other })],
  ['another verifier', (jar) => tamper(jar, { verifier: other })],
  ['an attempt of eleven minutes ago', (jar) => tamper(jar, { began: Date.now() - 660_000 })],
  ['no cookie', (jar) => jar.cookies.splice(0)],
  ['a cookie that is no JSON', (jar) => jar.put('mariel-auto-login', 'x%%')],
  [
    'consent denied',
    (_, callback) => {
      callback.searchParams.delete('code');
      callback.searchParams.set('error', 'access_denied');
    },
  ],
  [
    'nothing at all',
    (_, callback) => {
      callback.search = '';
    },
  ],
];
test.each(attacks)('%s: a notice, no session', async (_, attack) => {
  const jar = browser();
  const callback = await halfway(jar);
  attack(jar, callback);
  const before = await countSessions();
  const end = await jar.visit(callback.href);
  expect(end.url.href).toBe(failed());
  expect(jar.value(sessionName)).toBeUndefined();
  expect(await countSessions()).toBe(before);
});

test('a code works once; coming back again when signed in is no failure', async () => {
  const jar = browser();
  const callback = await halfway(jar);
  const thief = browser();
  thief.put('mariel-auto-login', jar.value('mariel-auto-login') ?? '');
  await jar.visit(callback.href);
  expect((await me(jar)).status).toBe(200);
  expect((await thief.visit(callback.href)).url.href).toBe(failed());
  expect((await jar.visit(callback.href)).url.href).toBe(`${environment.origin}/`);
});

test('the provider is not asked without end from one network', async () => {
  const { db } = environment.services;
  const jar = browser();
  const callback = await halfway(jar);
  try {
    await tryConsume(db, limits.signIn, '127.0.0.1');
    await db.updateTable('rate_limit').set({ points: limits.signIn.points }).execute();
    const end = await jar.visit(callback.href);
    expect([end.status, jar.value(sessionName)]).toEqual([429, undefined]);
    expect(end.text).toContain('Desde su red se ha entrado demasiadas veces');
  } finally {
    await db.deleteFrom('rate_limit').execute();
  }
});

test('returnTo in a forged cookie is a path of ours again', async () => {
  const jar = browser();
  const callback = await halfway(jar);
  tamper(jar, { returnTo: '//evil.test' });
  expect((await jar.visit(callback.href)).url.href).toBe(`${environment.origin}/`);
});

test('a session planted before does not become signed in, and each sign-in has a new one', async () => {
  const jar = browser();
  const planted = 'p'.repeat(43);
  jar.put(sessionName, planted);
  await enter(jar, 'cliente@demo.test');
  const first = jar.value(sessionName);
  expect(first).not.toBe(planted);
  const old = browser();
  old.put(sessionName, first ?? '');
  expect((await me(old)).status).toBe(200);
  // Still signed in at the provider, so no question comes.
  await jar.visit('/api/login');
  expect(jar.value(sessionName)).not.toBe(first);
  expect((await me(jar)).status).toBe(200);
  expect((await me(old)).status).toBe(401);
});

test.each(['', 'x', 'a'.repeat(43), '../../etc', `${'a'.repeat(42)}%`, "' or 1=1 --"])(
  'a made-up session is nobody: %s',
  async (value) => {
    const jar = browser();
    jar.put(sessionName, value);
    expect((await me(jar)).status).toBe(401);
  },
);

test('the table does not hold what the cookie holds', async () => {
  const jar = browser();
  await enter(jar, 'cliente@demo.test');
  const rows = await environment.services.db.selectFrom('session').selectAll().execute();
  const token = jar.value(sessionName) ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(rows.some((row) => row.token_hash.toString('base64url') === token)).toBe(false);
  const [row] = rows;
  expect(row?.token_hash.length).toBe(32);
});

test('an expired session is over', async () => {
  const jar = browser();
  await enter(jar, 'vieja@correo.test');
  const past = new Date(Date.now() - 1000);
  const { person } = await me(jar);
  const { db } = environment.services;
  await db
    .deleteFrom('session')
    .where('person_id', '=', person.id)
    .returning('token_hash')
    .execute();
  expect((await me(jar)).status).toBe(401);
  const token_hash = Buffer.alloc(32, 7);
  await db
    .insertInto('session')
    .values({ token_hash, person_id: person.id, expires_at: past })
    .execute();
  expect(await findSession(db, token_hash)).toBeUndefined();
  const before = await countSessions();
  await purgeExpiredSessions(db);
  expect(await countSessions()).toBe(before - 1);
});

describe('a session lasts', () => {
  const hour = 3_600_000;
  const day = 24 * hour;

  /** Enters, then lets the session have begun and been used last so long ago. */
  async function sessionOf(email: string, { begun, used }: { begun: number; used: number }) {
    const jar = browser();
    await enter(jar, email);
    const { person } = await me(jar);
    const { db } = environment.services;
    await db.deleteFrom('session').where('person_id', '!=', person.id).execute();
    const end = Math.min(-begun + 30 * day, -used + 14 * day);
    const now = Date.now();
    await db
      .updateTable('session')
      .set({ created_at: new Date(now - begun), expires_at: new Date(now + end) })
      .execute();
    return jar;
  }

  test.each([
    ['a customer', 'cliente@demo.test', 13 * day, 13 * day, 200],
    ['a customer who did not come for two weeks', 'cliente@demo.test', 15 * day, 14.1 * day, 401],
    ['a customer who comes daily', 'cliente@demo.test', 29 * day, day, 200],
    ['the same a day later', 'cliente@demo.test', 30.1 * day, day, 401],
    ['an agent after lunch', 'agente@demo.test', 8 * hour, 3 * hour, 200],
    ['an agent after half a day elsewhere', 'agente@demo.test', 8 * hour, 4.1 * hour, 401],
    ['an agent the next day', 'agente@demo.test', 24.1 * hour, hour, 401],
    ['an administrador the next day', 'admin@demo.test', 24.1 * hour, hour, 401],
  ])('%s (%s)', async (_, email, begun, used, status) => {
    const jar = await sessionOf(email, { begun, used });
    expect((await me(jar)).status).toBe(status);
  });

  test('on when it is used, but not past its end', async () => {
    const jar = await sessionOf('cliente@demo.test', { begun: 20 * day, used: 2 * day });
    await me(jar);
    const { db } = environment.services;
    const session = await db
      .selectFrom('session')
      .select(['created_at', 'expires_at'])
      .executeTakeFirstOrThrow();
    const lasts = session.expires_at.getTime() - session.created_at.getTime();
    expect(lasts).toBe(30 * day);
  });
});
