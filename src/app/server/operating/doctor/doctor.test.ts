import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '#platform/config.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { type BucketServer, startBucketServer } from '#platform/testing/bucket-server.ts';
import { type FakeProvider, startFakeProvider } from '#platform/testing/fake-provider.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { addressCheck } from './address-check.ts';
import { examine } from './check.ts';
import { databaseCheck } from './database-check.ts';
import { machineCheck } from './machine-check.ts';
import { logTroubles, servicesChecks } from './services-checks.ts';

let store: BucketServer;
let provider: FakeProvider;
let mail: SMTPServer;
let proxy: Server;
let right: Record<string, string>;
/** What stands at PUBLIC_URL; each test may put something else there. */
let answer: RequestListener;

beforeAll(async () => {
  store = await startBucketServer();
  provider = await startFakeProvider();
  mail = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ password }, _, done) =>
      password === 'right' ? done(null, { user: 'shop' }) : done(new Error('Invalid password')),
  });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  proxy = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  right = {
    NODE_ENV: 'test',
    DATA_DIR: '.',
    PUBLIC_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    S3_ENDPOINT: store.bucket.endpoint,
    S3_BUCKET: store.bucket.name,
    S3_ACCESS_KEY_ID: store.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.bucket.secretAccessKey,
    SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: 'secret',
  };
});
beforeEach(() => {
  answer = asTheShop({});
  refuseTheCode('invalid_grant');
});
afterAll(async () => {
  await store.close();
  await provider.close();
  await new Promise<void>((resolve) => mail.close(resolve));
  proxy.close();
});

function refuseTheCode(error: string, error_description?: string): void {
  provider.answer = (response) =>
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error, error_description }));
}

const asTheShop =
  ({ large = 404, entry = '/auth', caching = 'no-store' }): RequestListener =>
  (request, response) => {
    if (request.method === 'POST') response.writeHead(large).end();
    else if (request.url === '/healthz') response.writeHead(200).end('{"ok":true}');
    else if (request.url === '/api/login') response.writeHead(302, { location: entry }).end();
    else response.writeHead(302, { 'cache-control': caching }).end();
  };

const configOf = (env: Record<string, string>): Config => readConfig(env, { serving: false });
const parts = [...servicesChecks, addressCheck, machineCheck];

test('where all is well, each part is fine', async () => {
  const found = await examine(configOf(right), parts);
  expect(found.filter(({ fine }) => !fine)).toEqual([]);
  expect(found.map(({ part }) => part)).toEqual(['files', 'mail', 'sign-in', 'address', 'machine']);
  expect([...store.objects.keys()]).toEqual([]);
});

test.each<[string, Record<string, string>, string, RegExp]>([
  ['a bucket of another name', { S3_BUCKET: 'otra' }, 'files', /NoSuchBucket.*S3_BUCKET/],
  ['another secret of the store', { S3_SECRET_ACCESS_KEY: 'x' }, 'files', /S3_SECRET_ACCESS_KEY/],
  ['another region', { S3_REGION: 'eu-1' }, 'files', /S3_REGION/],
  ['a store that is away', { S3_ENDPOINT: 'http://127.0.0.1:2' }, 'files', /S3_ENDPOINT/],
  ['a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:2' }, 'mail', /host.*SMTP_URL/],
  ['a provider that is away', { OIDC_ISSUER: 'http://127.0.0.1:2' }, 'sign-in', /OIDC_ISSUER/],
  ['nobody at the address', { PUBLIC_URL: 'http://127.0.0.1:2' }, 'address', /PUBLIC_URL/],
])('%s: that part alone is wrong, and the setting is named', async (_, wrong, part, says) => {
  const found = await examine(configOf({ ...right, ...wrong }), parts);
  expect(found.filter(({ fine }) => !fine)).toEqual([
    { part, fine: false, says: expect.stringMatching(says) },
  ]);
});

test.each<[string, () => void, RegExp]>([
  ['a secret that the provider does not know', () => refuseTheCode('invalid_client'), /SECRET/],
  [
    'an address to return to that it does not know',
    () => refuseTheCode('invalid_grant', 'Incorrect redirect_uri'),
    /api\/callback/,
  ],
  [
    'a proxy that takes no large bodies',
    () => {
      answer = asTheShop({ large: 413 });
    },
    /26 MB/,
  ],
  [
    'a proxy that gives the shop another name',
    () => {
      answer = asTheShop({ entry: 'http://shop/api/login?here=' });
    },
    /Host/,
  ],
  [
    'a proxy that keeps personal pages',
    () => {
      answer = asTheShop({ caching: 'max-age=60' });
    },
    /Cache-Control/,
  ],
  [
    'something else at the address',
    () => {
      answer = (_, response) => response.end('<h1>It works</h1>');
    },
    /does not lead to a running shop/,
  ],
])('%s', async (_, wrong, says) => {
  wrong();
  const found = await examine(configOf(right), parts);
  expect(found.filter(({ fine }) => !fine).map(({ says: said }) => said)).toEqual([
    expect.stringMatching(says),
  ]);
});

test('a start says in its log which part will not do', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  await logTroubles(configOf(right), log);
  expect(lines).toEqual([]);
  await logTroubles(configOf({ ...right, S3_BUCKET: 'otra' }), log);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 'error',
      event: 'not ready',
      part: 'files',
      error: expect.stringMatching(/S3_BUCKET/),
    },
  ]);
});

const look = async (databaseUrl: string) => {
  const [found] = await examine(configOf({ ...right, DATABASE_URL: databaseUrl }), [databaseCheck]);
  return found;
};

test.each([
  ['nothing listens there', 'postgres://shop@127.0.0.1:2/shop'],
  ['nobody knows that host', 'postgres://shop@nobody.invalid/shop'],
])('of a database is said that %s', async (_, url) => {
  expect(await look(url)).toMatchObject({
    fine: false,
    says: expect.stringMatching(/DATABASE_URL/),
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('a superuser is refused, as whom the tests come', async () => {
    expect(await look(database.url ?? '')).toMatchObject({
      fine: false,
      says: expect.stringMatching(/superuser.*db\/roles\.sql/),
    });
  });

  test('a database that is not there is told by name of its setting', async () => {
    const url = new URL(database.url ?? '');
    url.pathname = '/none';
    expect(await look(url.href)).toMatchObject({
      fine: false,
      says: expect.stringMatching(/no database/),
    });
  });
});
