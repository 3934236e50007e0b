import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { isNorthAmerican, readVin } from './vin.ts';

/** The rule of the database, `vin_holds`. */
const isAllowedVin = (number: string) => !(isNorthAmerican(number) && readVin(number) === 'check');

/** The sample of 49 CFR 565.15, and numbers of real vehicles. */
const vins = [
  '1G4AH59H45G118341',
  '1M8GDM9AXKP042788',
  '11111111111111111',
  '5GZCZ43D13S812715',
  '1HGCM82633A004352',
  'JH4KA7561PC008269',
  '4T1BE32K25U056382',
  '1J4FA29P4YP728937',
  '4F2YU09161KM33122',
  'JHMCM56557C404453',
  '2C3KA43R08H129584',
  '1N4AL11D75C109151',
  'WBAFR7C57CC811956',
  '1GNEK13ZX3R298984',
  '2HNYD28498H554858',
];
const signs = [...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ'];
/** By the table of the law, written out. */
const worth = (sign: string) => {
  const rows = ['', 'AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'];
  const at = rows.findIndex((row) => row.includes(sign));
  return /\d/.test(sign) ? Number(sign) : at;
};

describe('the number of a vehicle', () => {
  test.each(vins)('%s is right', (vin) => expect(readVin(vin)).toBe('good'));

  test.each(vins)('%s with one other sign is caught, but for a sign of the same worth', (vin) => {
    const judged = [...vin].flatMap((right, at) =>
      signs.flatMap((sign) => {
        if (sign === right) return [];
        const typed = vin.slice(0, at) + sign + vin.slice(at + 1);
        const blind = at !== 8 && worth(sign) === worth(right);
        return readVin(typed) === (blind ? 'good' : 'check') ? [] : [typed];
      }),
    );
    expect(judged).toEqual([]);
  });

  test.each([
    '1G4AH59H45G11834',
    '1G4AH59H45G1183411',
    '1G4AH59H45G11834I',
    'O1111111111111111',
    '1111111Q111111111',
    '1g4ah59h45g118341',
    '',
  ])('%j is no such number', (vin) => expect(readVin(vin)).toBe('shape'));

  test('a wrong ninth sign is pointed out for a vehicle of another market, and refuses nothing', () => {
    const european = 'WVWZZZ1JZ3W386752';
    expect([readVin(european), isNorthAmerican(european)]).toEqual(['check', false]);
    expect([isAllowedVin(european), isAllowedVin('1G4AH59H55G118341')]).toEqual([true, false]);
    // A trailer of 1975, a tricycle: numbers of their own.
    expect([isAllowedVin('123456789'), isAllowedVin('LUNA-2026-01')]).toEqual([true, true]);
  });
});

describe('the database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('has the same rule', async () => {
    const wrong = vins.flatMap((vin) =>
      signs.map((sign, at) => vin.slice(0, at % 17) + sign + vin.slice((at % 17) + 1)),
    );
    const others = ['WVWZZZ1JZ3W386752', '7I111111111111111', '7F111111111111111', 'X', '1'];
    const all = [...vins, ...wrong, ...others];
    const { rows } = await sql<{ vin: string; holds: boolean }>`
      select vin, vin_holds(vin) as holds from unnest(${all}::text[]) vin`.execute(database.db);
    expect(rows).toEqual(all.map((vin) => ({ vin, holds: isAllowedVin(vin) })));
  });
});
