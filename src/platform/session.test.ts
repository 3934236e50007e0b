import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import {
  createSession,
  endSession,
  findSession,
  purgeExpiredSessions,
  sessionCookie,
  sessionKey,
} from './session.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const config = readConfig({ PUBLIC_URL: 'http://tienda.test' });
let database: TestDatabase;
let personId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const yanet = { issuer: 'https://id.test', subject: 'yanet', email: 'yanet@correo.test' };
  const { id } = await database.db
    .insertInto('person')
    .values(yanet)
    .returning('id')
    .executeTakeFirstOrThrow();
  personId = id;
}, 60_000);
afterAll(() => database.close());

/** The key that a browser with this cookie would have, as text. */
async function keyOf(cookie: string | undefined): Promise<Buffer | undefined> {
  let key: Buffer | undefined;
  const app = new Hono().get('/', (context) => {
    key = sessionKey(context, config);
    return context.body(null);
  });
  await app.request('/', { headers: cookie === undefined ? {} : { cookie } });
  return key;
}
const { name } = sessionCookie(config);

test('a session is found by its cookie for thirty days, and ends once', async () => {
  const token = await createSession(database.db, personId, 'id-token');
  const key = (await keyOf(`${name}=${token}`)) ?? Buffer.alloc(0);
  expect(await findSession(database.db, key)).toEqual({ personId });
  const kept = database.db.selectFrom('session').select('expires_at');
  const days =
    ((await kept.executeTakeFirstOrThrow()).expires_at.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  expect(await endSession(database.db, key)).toBe('id-token');
  expect(await findSession(database.db, key)).toBeUndefined();
  expect(await endSession(database.db, key)).toBeUndefined();
});

test('what has expired is found no more, and is swept', async () => {
  const { db } = database;
  const token = await createSession(db, personId, undefined);
  const key = (await keyOf(`${name}=${token}`)) ?? Buffer.alloc(0);
  const past = { token_hash: Buffer.alloc(32, 7), person_id: personId };
  const expired = { ...past, expires_at: new Date(Date.now() - 1000) };
  await db.insertInto('session').values(expired).execute();
  expect(await findSession(db, past.token_hash)).toBeUndefined();
  await purgeExpiredSessions(db);
  const left = await db.selectFrom('session').select('token_hash').execute();
  expect(left.map(({ token_hash }) => Buffer.compare(token_hash, key))).toEqual([0]);
  await endSession(db, key);
});

test('who came without an ID token leaves without one', async () => {
  const token = await createSession(database.db, personId, undefined);
  const key = (await keyOf(`${name}=${token}`)) ?? Buffer.alloc(0);
  expect(await endSession(database.db, key)).toBeUndefined();
});

test.each([
  undefined,
  `${name}=`,
  `${name}=${'a'.repeat(42)}`,
  `${name}=${'a'.repeat(44)}`,
  `${name}=${'a'.repeat(42)}.`,
  `${name}=${'a'.repeat(43)}.`,
  `${name}=.${'a'.repeat(43)}`,
  `other=${'a'.repeat(43)}`,
])('what cannot be a session of ours never reaches the database: %s', async (cookie) => {
  expect(await keyOf(cookie)).toBeUndefined();
});
