import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { networkOf, networksOf } from './networks.ts';
import { checkLimit, consumeLimit, consumeLimits, purgeLimits, tryConsume } from './rate-limit.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('rate_limit').execute();
});

const three = { name: 'carta', points: 3, seconds: 600 };
const keep = (key = 'ana', limit = three) => consumeLimit(database.db, limit, key);

/** The refusal, as its answer says it. */
async function refused(action: Promise<void>) {
  const appError = await action.then(
    () => undefined,
    (error) => error,
  );
  return (
    appError && { ...appError.body('es'), en: appError.body('en').message, ...appError.headers }
  );
}

test('so many, then no more until the time is over; others are not touched', async () => {
  await Promise.all([keep(), keep(), keep()]);
  expect(await refused(keep())).toEqual({
    code: 'too_many',
    message:
      'Llegaron demasiados pedidos seguidos. Intente de nuevo en 10 minutos. No se pierde nada de lo que escribió.',
    en: 'Too many requests came in a row. Try again in 10 minutes. Nothing that you wrote is lost.',
    'retry-after': expect.stringMatching(/^(600|59\d)$/),
  });
  expect(await refused(keep('eva'))).toBeUndefined();
  expect(await refused(keep('ana', { ...three, name: 'otra' }))).toBeUndefined();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  try {
    expect(await refused(keep())).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('what was counted while a clock was years ahead does not shut anybody out for years', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 365 * 86_400_000 });
  try {
    for (const who of ['ana', 'eva']) await Promise.all([keep(who), keep(who), keep(who)]);
    expect(await refused(keep())).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
  expect(await refused(checkLimit(database.db, three, 'eva'))).toBeUndefined();
  await keep();
  await keep();
  await keep();
  expect(await refused(keep())).toMatchObject({ 'retry-after': expect.stringMatching(/^\d{3}$/) });
});

test('exactly the allowed number of many at once pass', async () => {
  const passed = await Promise.all(
    Array.from({ length: 20 }, () => tryConsume(database.db, three, 'ana')),
  );
  expect(passed.filter(Boolean)).toHaveLength(3);
});

test('what is taken back does not count', async () => {
  for (let at = 0; at < 5; at += 1) {
    const undone = database.db.transaction().execute(async (tx) => {
      await consumeLimit(tx, three, 'ana');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  }
  expect(await refused(keep())).toBeUndefined();
});

test('peeking counts nothing, and refuses when the next one would be refused', async () => {
  const look = () => refused(checkLimit(database.db, three, 'ana'));
  for (let at = 0; at < 5; at += 1) expect(await look()).toBeUndefined();
  for (let at = 0; at < 3; at += 1) await keep();
  expect(await look()).toMatchObject({ code: 'too_many' });
});

test('nobody’s address stands in the table; what is over is swept', async () => {
  await keep('10.1.2.3');
  await keep('ana', { name: 'breve', points: 1, seconds: 1 });
  const keys = async () =>
    (await database.db.selectFrom('rate_limit').select('key').execute()).map(({ key }) => key);
  expect((await keys()).join()).not.toContain('10.1.2.3');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
  try {
    await purgeLimits(database.db);
  } finally {
    vi.useRealTimers();
  }
  expect(await keys()).toHaveLength(1);
});

const table = () => database.db.selectFrom('rate_limit').selectAll().orderBy('key').execute();

test('what is refused writes nothing', async () => {
  for (let at = 0; at < 3; at += 1) await keep();
  const before = await table();
  expect(await refused(keep())).toMatchObject({ code: 'too_many' });
  expect(await tryConsume(database.db, three, 'ana')).toBe(false);
  expect(await table()).toEqual(before);
});

test('when one of several limits is full, none counts', async () => {
  const other = { name: 'sobre', points: 9, seconds: 900 };
  const both = () =>
    consumeLimits(database.db, [
      [other, 'eva'],
      [three, 'ana'],
    ]);
  await both();
  await keep();
  await keep();
  const before = await table();
  expect(before.map(({ points }) => points).toSorted()).toEqual([1, 3]);
  expect(await refused(both())).toMatchObject({ code: 'too_many' });
  expect(await table()).toEqual(before);
});

describe('by network', () => {
  const from = (address: string) => tryConsume(database.db, three, networksOf(address));
  const passed = async (addresses: string[]) => {
    const answers: boolean[] = [];
    for (const address of addresses) answers.push(await from(address));
    return answers.filter(Boolean).length;
  };

  test('a whole home or site may do little more than one subnet', async () => {
    const each = (at: string) => Array.from({ length: 3 }, () => `2001:db8:${at}::1`);
    const subnets = Array.from({ length: 20 }, (_, at) => at.toString(16));
    expect(await passed(subnets.flatMap((at) => each(`0:${at}`)))).toBe(6);
    expect(await passed(subnets.flatMap((at) => each(`1:${at}00`)))).toBe(24);
    expect(await passed(each('2:0'))).toBe(3);
    expect(await passed(['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.1'])).toBe(3);
  });

  test('many addresses of an IPv4 range pass, but not all 256', async () => {
    const range = Array.from({ length: 120 }, (_, at) => `10.0.1.${at}`);
    expect(await passed(range)).toBe(96);
    expect(await from('10.0.2.1')).toBe(true);
  });

  test('exactly the allowed number of many at once pass', async () => {
    const addresses = Array.from({ length: 40 }, (_, at) => `2001:db8:0:${at.toString(16)}00::1`);
    const answers = await Promise.all(addresses.map(from));
    expect(answers.filter(Boolean)).toHaveLength(24);
  });
});

describe('a network', () => {
  test.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['10.1.2.3:5678', '10.1.2.3'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
    ['::ffff:102:304', '1.2.3.4'],
    ['[::FFFF:1.2.3.4]:80', '1.2.3.4'],
    ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
    ['unknown', ''],
    ['_hidden7', ''],
    ['1.2.3.4.5', ''],
    ['1.2.3.4, 5.6.7.8', ''],
  ])('%s is of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
