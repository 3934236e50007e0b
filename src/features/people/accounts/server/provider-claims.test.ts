import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CookieJar } from '#platform/testing/cookie-jar.ts';
import { type FakeProvider, startFakeProvider } from '#platform/testing/fake-provider.ts';
import { me, type SignInEnvironment, startSignInEnvironment } from './testing/sign-in.ts';

let fake: FakeProvider;
let environment: SignInEnvironment;
beforeAll(async () => {
  fake = await startFakeProvider();
  // The token is read before userinfo is asked.
  fake.userinfo = {};
  environment = await startSignInEnvironment({
    OIDC_ISSUER: fake.issuer,
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: 'a secret of the shop',
    ADMIN_EMAILS: 'jefa@empresa.test',
  });
});
afterAll(async () => {
  await environment.close();
  await fake.close();
});
beforeEach(() => {
  fake.userinfo = {};
});

/** Signs in with these claims of the ID token and of userinfo. */
async function signIn(token: object, userinfo: object = {}) {
  const jar = new CookieJar(environment.origin);
  const answer = await jar.visit('/api/login?returnTo=/offers', { follow: false });
  const parameters = new URL(answer.headers.get('location') ?? '').searchParams;
  const { header, claims } = fake.honest(parameters.get('nonce') ?? '');
  fake.userinfo = { sub: claims.sub, ...userinfo };
  fake.give(fake.signed({ header, claims: { ...claims, ...token } }));
  const query = new URLSearchParams({ state: parameters.get('state') ?? '', code: 'c' });
  const end = await jar.visit(`/api/callback?${query}`);
  return { jar, end };
}

const boss = 'jefa@empresa.test';
const silent = { email: undefined, email_verified: undefined };

test.each([
  ['userinfo gives both', silent, { email: boss, email_verified: true }, 'administrador'],
  [
    'the address from userinfo, "verified" from the token',
    { ...silent, email_verified: true },
    { email: boss },
    'cliente',
  ],
  [
    'userinfo says it is not verified, the token that it is',
    { ...silent, email_verified: true },
    { email: boss, email_verified: false },
    'cliente',
  ],
  [
    'the address from the token, "verified" from userinfo',
    { email: boss, email_verified: undefined },
    { email: 'otra@correo.test', email_verified: true },
    'cliente',
  ],
] as const)('%s', async (name, token, userinfo, role) => {
  const sub = `of ${name}`;
  const { jar } = await signIn({ ...token, sub }, { ...userinfo, sub });
  expect((await me(jar)).person).toMatchObject({ email: boss, role });
  const { email_verified } = await environment.services.db
    .selectFrom('person')
    .select('email_verified')
    .where('subject', '=', sub)
    .executeTakeFirstOrThrow();
  expect(email_verified).toBe(role === 'administrador');
});

test.each([
  'no es un correo',
  'yanet@correo',
  'yanet@correo.test\r\nBcc: otra@correo.test',
  'yanet@correo.test, otra@correo.test',
  'Yanet <yanet@correo.test>',
  'yanet\u202e@correo.test',
  `${'a'.repeat(300)}@correo.test`,
  // Without marks, or in lower case, they are the administrador's address.
  'je\u200bfa@empresa.test',
  'jefa@emp\u00adresa.test',
  'jefa@empresa.test'.replace('e', '\u0435'),
  7,
])('the e-mail %j is refused with a notice', async (email) => {
  const { jar, end } = await signIn({ email, sub: 'of a wrong e-mail' });
  expect(end.url.href).toBe(`${environment.origin}/?aviso=correo-no-valido`);
  expect((await me(jar)).status).toBe(401);
});

test('an international domain is taken as mail servers write it', async () => {
  const { jar } = await signIn({ email: 'ana@camión.test', sub: 'of an international domain' });
  expect((await me(jar)).person).toMatchObject({ email: 'ana@xn--camin-3ta.test' });
});

test('a name is one line without addresses, whatever the provider tells', async () => {
  const { jar } = await signIn({
    sub: 'of a strange name',
    given_name: 'Ana\r\nPague hoy',
    family_name: 'en https://evil.test',
  });
  expect((await me(jar)).person).toMatchObject({ firstName: 'Ana Pague hoy', lastName: '' });
});

test('a whole name serves where the first one is an address', async () => {
  const { jar } = await signIn({
    sub: 'of an address for a name',
    given_name: 'alguien@correo.test',
    name: 'Alguien',
    family_name: undefined,
  });
  expect((await me(jar)).person).toMatchObject({ firstName: 'Alguien', lastName: '' });
});
