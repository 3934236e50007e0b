import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CookieJar } from '#platform/testing/cookie-jar.ts';
import {
  encodeJson,
  type FakeProvider,
  type Parts,
  startFakeProvider,
} from '#platform/testing/fake-provider.ts';
import { type SignInEnvironment, startSignInEnvironment } from './testing/sign-in.ts';

const secret = 'a secret of the shop';
let fake: FakeProvider;
let environment: SignInEnvironment;
beforeAll(async () => {
  fake = await startFakeProvider();
  environment = await startSignInEnvironment({
    OIDC_ISSUER: fake.issuer,
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: secret,
    ADMIN_EMAILS: 'jefa@empresa.test',
  });
});
afterAll(async () => {
  await environment.close();
  await fake.close();
});
beforeEach(() => {
  fake.broken = undefined;
});

/** Begins a sign-in; returns what the shop sent to the provider. */
async function begin(jar: CookieJar): Promise<{ state: string; nonce: string }> {
  const answer = await jar.visit('/api/login?returnTo=/offers', { follow: false });
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' };
}

/** Comes back with an ID token; returns where the browser ends. */
async function comeBackWith(token: (nonce: string) => string | undefined) {
  const jar = new CookieJar(environment.origin);
  const { state, nonce } = await begin(jar);
  fake.give(token(nonce));
  const end = await jar.visit(`/api/callback?${new URLSearchParams({ state, code: 'c' })}`);
  return { jar, end };
}

async function sessions(): Promise<number> {
  const rows = await environment.services.db.selectFrom('session').select('person_id').execute();
  return rows.length;
}

test('behind https the cookies belong to this host alone and travel encrypted only', async () => {
  const secure = await startSignInEnvironment(
    {
      PUBLIC_URL: 'https://tienda.test',
      OIDC_ISSUER: fake.issuer,
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET: secret,
    },
    environment.services.database,
  );
  try {
    const jar = new CookieJar(secure.origin);
    const attributes = /; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
    const elsewhere = await jar.visit('/api/login?returnTo=/offers', { follow: false });
    expect(elsewhere.headers.get('location')).toBe(
      'https://tienda.test/api/login?returnTo=%2Foffers&here=',
    );
    const sent = await jar.visit('/api/login?here=', { follow: false });
    const [attempt = ''] = sent.headers.getSetCookie();
    expect(attempt).toMatch(/^__Host-mariel-auto-login=[\w-]+; Max-Age=600; /);
    expect(attempt).toMatch(attributes);
    const { searchParams } = new URL(sent.headers.get('location') ?? '');
    expect(searchParams.get('redirect_uri')).toBe('https://tienda.test/api/callback');
    fake.give(fake.signed(fake.honest(searchParams.get('nonce') ?? '')));
    const query = new URLSearchParams({ state: searchParams.get('state') ?? '', code: 'c' });
    const back = await jar.visit(`/api/callback?${query}`, { follow: false });
    const session = back.headers.getSetCookie().find((line) => line.includes('session'));
    expect(session).toMatch(/^__Host-mariel-auto-session=[\w-]{43}; Path/);
    expect(session).toMatch(attributes);
  } finally {
    await secure.close();
  }
});

describe('ID tokens', () => {
  test('an honest one opens a session, and stays on the server', async () => {
    let token = '';
    const { jar, end } = await comeBackWith((nonce) => {
      token = fake.signed(fake.honest(nonce));
      return token;
    });
    expect(end.url.pathname).toBe('/offers');
    const { text } = await jar.visit('/api/user');
    expect(JSON.parse(text)).toMatchObject({ firstName: 'Alguien', role: 'cliente' });
    // The browser gets no tokens: it stores a random cookie of ours.
    expect(jar.value('mariel-auto-session')).toMatch(/^[\w-]{43}$/);
    const browsers = JSON.stringify([jar.cookies, end.text, end.trail, text]);
    expect(token.split('.').filter((part) => browsers.includes(part))).toEqual([]);
  });

  test.each([
    [true, 'administrador'],
    [false, 'cliente'],
    ['true', 'cliente'],
    [undefined, 'cliente'],
  ])(
    'ADMIN_EMAILS counts only when the provider vouches for the e-mail: %s',
    async (email_verified, role) => {
      const { jar } = await comeBackWith((nonce) => {
        const { header, claims } = fake.honest(nonce);
        const sub = `boss ${JSON.stringify(email_verified)}`;
        return fake.signed({
          header,
          claims: { ...claims, sub, email: 'Jefa@empresa.test', email_verified },
        });
      });
      expect(JSON.parse((await jar.visit('/api/user')).text).role).toBe(role);
    },
  );

  const claims = (change: object) => (nonce: string) => {
    const { header, claims } = fake.honest(nonce);
    return fake.signed({ header, claims: { ...claims, ...change } });
  };
  const header =
    (change: object, by?: Parameters<FakeProvider['signed']>[1]) => (nonce: string) => {
      const honest = fake.honest(nonce);
      return fake.signed({ ...honest, header: { ...honest.header, ...change } }, by);
    };
  const unsigned = (parts: Parts, signature = '') =>
    `${encodeJson(parts.header)}.${encodeJson(parts.claims)}.${signature}`;
  const now = () => Math.floor(Date.now() / 1000);

  const forged: [string, (nonce: string) => string | undefined][] = [
    ['another issuer', claims({ iss: 'https://evil.test' })],
    ['the issuer with a slash', (nonce) => claims({ iss: `${fake.issuer}/` })(nonce)],
    ['no issuer', claims({ iss: undefined })],
    ['for another client', claims({ aud: 'other' })],
    ['for nobody', claims({ aud: undefined })],
    ['for several, made for another', claims({ aud: ['shop', 'other'], azp: 'other' })],
    ['for several, made for nobody', claims({ aud: ['shop', 'other'] })],
    ['over since ten minutes', claims({ exp: now() - 600 })],
    ['without an end', claims({ exp: undefined })],
    ['an end that is text', claims({ exp: 'tomorrow' })],
    ['without a beginning', claims({ iat: undefined })],
    ['valid in an hour', claims({ nbf: now() + 3600 })],
    ['another nonce', claims({ nonce: 'A'.repeat(43) })],
    ['no nonce', claims({ nonce: undefined })],
    ['no subject', claims({ sub: undefined })],
    ['an empty subject', claims({ sub: '' })],
    ['no e-mail', claims({ email: undefined })],
    ['a subject that is a number', claims({ sub: 7 })],
    ['signed by another key under the same name', header({}, 'other')],
    ['signed by a key that is not published', header({ kid: 'two' }, 'other')],
    ['alg none', (nonce) => unsigned({ ...fake.honest(nonce), header: { alg: 'none' } })],
    [
      'alg NONE with a signature',
      (nonce) => unsigned({ ...fake.honest(nonce), header: { alg: 'NONE' } }, 'AAAA'),
    ],
    ['signed with our secret', header({ alg: 'HS256', kid: undefined }, { secret })],
    [
      'signed with the public key as a secret',
      (nonce) => header({ alg: 'HS256' }, { secret: fake.publicKey })(nonce),
    ],
    ['another algorithm in the header', header({ alg: 'RS256' })],
    ['an extension that we must understand', header({ crit: ['x'], x: 1 })],
    ['no signature', (nonce) => unsigned(fake.honest(nonce))],
    [
      'changed after signing',
      (nonce) => {
        const honest = fake.honest(nonce);
        const [, , signature] = fake.signed(honest).split('.');
        return unsigned({ ...honest, claims: { ...honest.claims, sub: 'boss' } }, signature);
      },
    ],
    ['one part short', (nonce) => fake.signed(fake.honest(nonce)).split('.').slice(0, 2).join('.')],
    ['not a token', () => 'garbage'],
    ['absent', () => undefined],
  ];
  test.each(forged)('%s: no session', async (_, token) => {
    const before = await sessions();
    const { jar, end } = await comeBackWith(token);
    expect(end.status).not.toBe(500);
    expect([`${environment.origin}/?aviso=entrada-fallida`, 'unavailable']).toContain(
      end.status === 503 ? 'unavailable' : end.url.href,
    );
    expect(jar.value('mariel-auto-session')).toBeUndefined();
    expect(await sessions()).toBe(before);
  });
});

describe('a provider in trouble', () => {
  const troubles: [string, (response: ServerResponse) => void][] = [
    ['it drops the connection', (response) => response.destroy()],
    ['it answers 500', (response) => response.writeHead(500).end('oops')],
    [
      'it answers 502 with a page',
      (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>'),
    ],
    [
      'it answers half of something',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"issu'),
    ],
    [
      'it has lost our client',
      (response) =>
        response
          .writeHead(401, { 'content-type': 'application/json' })
          .end('{"error":"invalid_client"}'),
    ],
  ];

  test.each(troubles)(
    '%s at the exchange: 503 with a way on, and the next try works',
    async (_, trouble) => {
      const jar = new CookieJar(environment.origin);
      const { state } = await begin(jar);
      fake.answer = trouble;
      const end = await jar.visit(`/api/callback?${new URLSearchParams({ state, code: 'c' })}`);
      expect(end.status).toBe(503);
      expect(end.headers.get('retry-after')).toBe('30');
      expect(end.text).toContain('href="/api/login?returnTo=%2Foffers"');
      expect(jar.value('mariel-auto-session')).toBeUndefined();
      const { end: again } = await comeBackWith((nonce) => fake.signed(fake.honest(nonce)));
      expect(again.url.pathname).toBe('/offers');
    },
  );

  test.each(troubles)(
    '%s before we know it: 503, the shop works, and later so does sign-in',
    async (_, trouble) => {
      fake.broken = trouble;
      const fresh = await startSignInEnvironment(
        { OIDC_ISSUER: fake.issuer, OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: secret },
        environment.services.database,
      );
      try {
        const jar = new CookieJar(fresh.origin);
        const page = await jar.visit('/api/login?returnTo=/offers');
        expect(page.status).toBe(503);
        expect(page.text).toContain('No podemos abrir la entrada');
        expect(page.text).toContain('href="/"');
        jar.put('mariel-auto-language', 'en');
        expect((await jar.visit('/api/login')).text).toContain('Sign-in is not available');
        expect((await jar.visit('/offers')).text).toBe('shop /offers');
        expect((await jar.visit('/api/user')).status).toBe(401);
        fake.broken = undefined;
        const answer = await jar.visit('/api/login', { follow: false });
        expect(answer.headers.get('location')).toContain(`${fake.issuer}/auth`);
      } finally {
        await fresh.close();
      }
    },
  );

  test('one that calls itself by another issuer is not believed', async () => {
    fake.broken = (response) => {
      const metadata = {
        issuer: 'https://evil.test',
        authorization_endpoint: 'https://evil.test/auth',
        token_endpoint: 'https://evil.test/token',
        jwks_uri: 'https://evil.test/jwks',
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata));
    };
    const env = { OIDC_ISSUER: fake.issuer, OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: secret };
    const fresh = await startSignInEnvironment(env, environment.services.database);
    try {
      const page = await new CookieJar(fresh.origin).visit('/api/login', { follow: false });
      expect([page.status, page.headers.get('location')]).toEqual([503, null]);
    } finally {
      await fresh.close();
    }
  });

  test('one that is away since a while: nobody is sent there, and all is well when it is back', async () => {
    const jar = new CookieJar(environment.origin);
    await begin(jar);
    fake.broken = (response) => response.destroy();
    const later = performance.now() + 1500;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    try {
      const page = await jar.visit('/api/login?returnTo=/offers');
      expect(page.status).toBe(503);
      expect(page.headers.get('retry-after')).toBe('30');
      expect(page.text).toContain('href="/api/login?returnTo=%2Foffers"');
      fake.broken = undefined;
      const answer = await jar.visit('/api/login', { follow: false });
      expect(answer.headers.get('location')).toContain(`${fake.issuer}/auth`);
    } finally {
      vi.restoreAllMocks();
    }
  });

  test('signing out works without it', async () => {
    const { jar } = await comeBackWith((nonce) => fake.signed(fake.honest(nonce)));
    fake.broken = (response) => response.destroy();
    expect((await jar.visit('/api/logout')).url.href).toBe(`${environment.origin}/`);
    expect((await jar.visit('/api/user')).status).toBe(401);
  });

  test('what it says is in the log, but of nobody; who cancels is no error', async () => {
    const back = async (query: Record<string, string>) => {
      const jar = new CookieJar(environment.origin);
      const { state } = await begin(jar);
      environment.lines.length = 0;
      await jar.visit(`/api/callback?${new URLSearchParams({ state, ...query })}`);
      return environment.lines
        .map((line) => JSON.parse(line))
        .filter(({ event }) => /^sign-in/.test(event));
    };
    const error_description = 'Client of Alguien Real is unknown';
    fake.answer = (response) =>
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: 'invalid_client', error_description }));
    expect(await back({ code: 'c' })).toMatchObject([
      {
        level: 'error',
        event: 'sign-in unavailable',
        said: 'invalid_client Client of … is unknown',
      },
    ]);
    expect(await back({ error: 'access_denied', error_description })).toMatchObject([
      { level: 'info', event: 'sign-in cancelled', said: 'access_denied Client of … is unknown' },
    ]);
    expect(await back({ error: 'unauthorized_client' })).toMatchObject([
      { level: 'error', event: 'sign-in failed', said: 'unauthorized_client' },
    ]);
    fake.broken = (response) => response.destroy();
    const away = await startSignInEnvironment(
      { OIDC_ISSUER: 'http://127.0.0.1:2', OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: secret },
      environment.services.database,
    );
    await new CookieJar(away.origin).visit('/api/login');
    await away.close();
    expect(JSON.parse(away.lines.find((line) => line.includes('unavailable')) ?? '')).toMatchObject(
      {
        cause: 'ECONNREFUSED connect ECONNREFUSED 127.0.0.1:2',
      },
    );
  });

  test('what people typed and who they are is not in the log', async () => {
    await comeBackWith(() => 'no token');
    const log = environment.lines.join('');
    expect(log).toContain('sign-in failed');
    expect(log).not.toMatch(/correo\.test|empresa\.test|Alguien|eyJ/);
  });
});
