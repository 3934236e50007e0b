import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { post } from '#platform/calls/contract.ts';
import { CookieJar, formOf } from '#platform/testing/cookie-jar.ts';
import { type FakeProvider, startFakeProvider } from '#platform/testing/fake-provider.ts';
import { serve } from './serve.ts';
import { enter, me, type SignInEnvironment, startSignInEnvironment } from './testing/sign-in.ts';

const body = z.strictObject({ careful: z.boolean() });
const always = serve(
  post('/api/siempre', { access: 'signed-in', recent: true, response: z.string() }),
  async () => 'done',
);
const sometimes = serve(
  post('/api/a-veces', {
    access: 'signed-in',
    recent: ({ careful }: z.output<typeof body>) => careful,
    body,
    response: z.string(),
  }),
  async () => 'done',
);

const json = { 'content-type': 'application/json' };
const ask = async (jar: CookieJar, path = '/api/siempre', sent?: object) => {
  const options = { method: 'POST', headers: json, body: JSON.stringify(sent ?? {}) };
  const { status, text } = await jar.visit(path, options);
  return status === 200 ? 'done' : `${status} ${JSON.parse(text).code}`;
};
const again = '/api/login?otra-vez&returnTo=/equipo';

describe('with the embedded provider', () => {
  let environment: SignInEnvironment;
  let jar: CookieJar;
  beforeAll(async () => {
    environment = await startSignInEnvironment({}, undefined, [always, sometimes]);
  });
  afterAll(() => environment.close());
  beforeEach(async () => {
    jar = new CookieJar(environment.origin);
    await enter(jar, 'agente@demo.test');
  });

  /** As if everybody had signed in so long ago, here and at the provider. */
  const minutesPass = async (minutes: number) => {
    const { db } = environment.services;
    await sql`update session set authenticated_at = authenticated_at - ${minutes} * interval '1 minute'`.execute(
      db,
    );
    await sql`update idp_record set payload = jsonb_set(payload, '{loginTs}',
      to_jsonb((payload ->> 'loginTs')::bigint - ${minutes * 60}::bigint)) where payload ? 'loginTs'`.execute(
      db,
    );
  };

  test('a call asks for a sign-in of the last ten minutes', async () => {
    expect(await ask(jar)).toBe('done');
    await minutesPass(9.9);
    expect(await ask(jar)).toBe('done');
    await minutesPass(0.2);
    expect(await ask(jar)).toBe('403 sign_in_again');
    expect((await me(jar)).status).toBe(200);
  });

  test('where it depends on the body, only then', async () => {
    await minutesPass(11);
    expect(await ask(jar, '/api/a-veces', { careful: false })).toBe('done');
    expect(await ask(jar, '/api/a-veces', { careful: true })).toBe('403 sign_in_again');
    expect(await ask(jar, '/api/a-veces', {})).toBe('400 bad_input');
  });

  test('signing in again really asks who it is, comes back, and then it may be done', async () => {
    await minutesPass(11);
    const people = await jar.visit(again);
    expect(people.url.pathname).toBe('/idp/auth');
    expect(await ask(jar)).toBe('403 sign_in_again');
    const back = await jar.visit(formOf(people), { form: { email: 'agente@demo.test' } });
    expect(back.url.pathname).toBe('/equipo');
    expect(await ask(jar)).toBe('done');
  });

  test('a plain sign-in, which the provider answers without asking, is as old as it was', async () => {
    await minutesPass(11);
    const back = await jar.visit('/api/login?returnTo=/equipo');
    expect(back.url.pathname).toBe('/equipo');
    expect(await ask(jar)).toBe('403 sign_in_again');
  });
});

describe('with any provider', () => {
  let fake: FakeProvider;
  let environment: SignInEnvironment;
  let jar: CookieJar;
  beforeAll(async () => {
    fake = await startFakeProvider();
    const oidc = { OIDC_ISSUER: fake.issuer, OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: 'secret' };
    environment = await startSignInEnvironment(oidc, undefined, [always]);
  });
  afterAll(async () => {
    await environment.close();
    await fake.close();
  });
  beforeEach(() => {
    jar = new CookieJar(environment.origin);
  });

  async function signIn(address: string, claims: object) {
    const { headers } = await jar.visit(address, { follow: false });
    const asked = new URL(headers.get('location') ?? '').searchParams;
    const honest = fake.honest(asked.get('nonce') ?? '');
    fake.give(fake.signed({ ...honest, claims: { ...honest.claims, ...claims } }));
    const query = new URLSearchParams({ state: asked.get('state') ?? '', code: 'c' });
    return { maxAge: asked.get('max_age'), end: await jar.visit(`/api/callback?${query}`) };
  }
  const secondsAgo = (seconds: number) => ({ auth_time: Math.floor(Date.now() / 1000) - seconds });

  test('who signed in there a minute ago is back, and may do it', async () => {
    const { maxAge, end } = await signIn(again, secondsAgo(60));
    expect([maxAge, end.url.pathname]).toEqual(['600', '/equipo']);
    expect(await ask(jar)).toBe('done');
  });

  test.each<[string, object]>([
    ['that does not say when', {}],
    ['that lets in whoever signed in long ago', secondsAgo(700)],
  ])('a provider %s opens nothing more, and the page says so', async (_, claims) => {
    await signIn('/api/login', secondsAgo(900));
    const { end } = await signIn(again, claims);
    expect(end.status).toBe(403);
    expect(end.text).toContain('auth_time');
    expect(end.text).toContain('href="/equipo"');
    expect(await ask(jar)).toBe('403 sign_in_again');
    expect((await me(jar)).status).toBe(200);
  });

  test('without it everybody signs in as ever, and that is never recent', async () => {
    const { end } = await signIn('/api/login?returnTo=/offers', {});
    expect(end.url.pathname).toBe('/offers');
    expect(await ask(jar)).toBe('403 sign_in_again');
  });

  test('a provider whose clock is ahead makes no sign-in last longer', async () => {
    await signIn(again, secondsAgo(-86_400));
    expect(await ask(jar)).toBe('done');
    const { rows } = await sql<{ ahead: boolean }>`
      select bool_or(authenticated_at > now()) as ahead from session`.execute(
      environment.services.db,
    );
    expect(rows).toEqual([{ ahead: false }]);
  });

  test('whoever takes the mark out of the cookie of the sign-in gains nothing', async () => {
    const { headers } = await jar.visit(again, { follow: false });
    const asked = new URL(headers.get('location') ?? '').searchParams;
    const cookie = jar.cookies.find(({ value }) => value.length > 100);
    const attempts: object[] = JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString());
    const changed = JSON.stringify(attempts.map((each) => ({ ...each, anew: false })));
    if (cookie) cookie.value = Buffer.from(changed).toString('base64url');
    const honest = fake.honest(asked.get('nonce') ?? '');
    fake.give(fake.signed({ ...honest, claims: { ...honest.claims, ...secondsAgo(900) } }));
    await jar.visit(
      `/api/callback?${new URLSearchParams({ state: asked.get('state') ?? '', code: 'c' })}`,
    );
    expect(await ask(jar)).toBe('403 sign_in_again');
  });
});
