import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  createSession,
  endSession,
  endSessionsOf,
  findSession,
  lastUse,
  prolongSession,
  purgeExpiredSessions,
  sessionCookie,
  sessionKey,
} from './session.ts';

const config = readConfig({ PUBLIC_URL: 'http://tienda.test' }, { serving: false });
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
});
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

const day = 86_400_000;
const opened = async (idToken?: string) => {
  const key =
    (await keyOf(`${name}=${await createSession(database.db, personId, idToken)}`)) ??
    Buffer.alloc(0);
  return { key, times: () => timesOf(key) };
};
const timesOf = (key: Buffer) =>
  database.db
    .selectFrom('session')
    .select(['created_at', 'expires_at'])
    .select(sql<Date>`now()`.as('now'))
    .where('token_hash', '=', key)
    .executeTakeFirstOrThrow();

test('a session is found by its cookie for fourteen days, and ends once', async () => {
  const { key, times } = await opened('id-token');
  expect(await findSession(database.db, key)).toEqual({ personId });
  const { created_at, expires_at } = await times();
  expect(expires_at.getTime() - created_at.getTime()).toBe(14 * day);
  expect(await endSession(database.db, key)).toEqual({ personId, idToken: 'id-token' });
  expect(await findSession(database.db, key)).toBeUndefined();
  expect(await endSession(database.db, key)).toBeUndefined();
});

test('one that is used lasts on, thirty days in all', async () => {
  const { key, times } = await opened();
  const { created_at } = await times();
  const usedAfter = async (ms: number) => {
    const now = new Date(created_at.getTime() + ms);
    await prolongSession(database.db, key, { ...(await times()), now });
    const used = await times();
    return {
      left: (used.expires_at.getTime() - created_at.getTime()) / day,
      used: (lastUse(used).getTime() - created_at.getTime()) / day,
    };
  };
  // Not each page that is read is written down.
  expect(await usedAfter(599_999)).toEqual({ left: 14, used: 0 });
  expect(await usedAfter(600_000)).toEqual({ left: 14 + 600_000 / day, used: 600_000 / day });
  expect(await usedAfter(5 * day)).toEqual({ left: 19, used: 5 });
  expect(await usedAfter(16 * day)).toEqual({ left: 30, used: 16 });
  expect(await usedAfter(20 * day)).toEqual({ left: 30, used: 16 });
  await endSession(database.db, key);
});

test('all of a person end at once, and nobody else’s', async () => {
  const { id: other } = await database.db
    .insertInto('person')
    .values({ issuer: 'https://id.test', subject: 'raul', email: 'raul@correo.test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await createSession(database.db, other, undefined);
  await opened();
  await opened();
  expect(await endSessionsOf(database.db, personId)).toBe(2);
  expect(await endSessionsOf(database.db, personId)).toBe(0);
  const key = (await keyOf(`${name}=${token}`)) ?? Buffer.alloc(0);
  expect(await endSession(database.db, key)).toEqual({ personId: other, idToken: undefined });
});

test('what has expired is found no more, and is swept', async () => {
  const { db } = database;
  const { key } = await opened();
  const past = { token_hash: Buffer.alloc(32, 7), person_id: personId };
  const expired = { ...past, expires_at: new Date(Date.now() - 1000) };
  await db.insertInto('session').values(expired).execute();
  expect(await findSession(db, past.token_hash)).toBeUndefined();
  await purgeExpiredSessions(db);
  const left = await db.selectFrom('session').select('token_hash').execute();
  expect(left.map(({ token_hash }) => Buffer.compare(token_hash, key))).toEqual([0]);
  await endSession(db, key);
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
