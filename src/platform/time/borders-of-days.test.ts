import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { dayInHavana, daysLater } from './days.ts';
import { endOfDayInHavana } from './havana-clock.ts';

// `npm test` runs this folder in the zones at both ends of the world too (vitest.config.ts).

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** The first moments of days, and how many hours these have. */
const days: [what: string, day: string, first: string, hours: number][] = [
  ['of winter', '2026-12-24', '2026-12-24T05:00:00.000Z', 24],
  ['of summer', '2026-07-26', '2026-07-26T04:00:00.000Z', 24],
  // The clocks go back from 1:00 to 0:00, so that midnight comes twice: the day begins at the first.
  ['with two midnights', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ['after it', '2026-11-02', '2026-11-02T05:00:00.000Z', 24],
  // The clocks go on from 0:00 to 1:00.
  ['without a midnight', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['after that', '2026-03-09', '2026-03-09T04:00:00.000Z', 24],
  ['29 February', '2028-02-29', '2028-02-29T05:00:00.000Z', 24],
  ['New Year’s Eve', '2026-12-31', '2026-12-31T05:00:00.000Z', 24],
  ['New Year', '2027-01-01', '2027-01-01T05:00:00.000Z', 24],
];

/** The same of the database, in a session of that zone. */
async function inDatabase(day: string, moment: Date, here: string) {
  return database.db.transaction().execute(async (tx) => {
    await sql`select set_config('timezone', ${here}, true)`.execute(tx);
    const { rows } = await sql<{ midnight: Date; next: Date; day: string }>`
      select havana_midnight(${day}::date) as midnight, havana_midnight(${day}::date + 1) as next,
        havana_day(${moment}::timestamptz)::text as day`.execute(tx);
    const [row] = rows;
    return row && { ...row, midnight: new Date(row.midnight), next: new Date(row.next) };
  });
}

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'America/Havana'];

describe.each(zones)('a server in %s', (here) => {
  test.each(days)('knows when a day %s begins and ends, %s', async (_, day, first, hours) => {
    process.env.TZ = here;
    const begins = new Date(first);
    const ends = new Date(begins.getTime() + hours * 3_600_000);
    const last = new Date(ends.getTime() - 1);
    expect([endOfDayInHavana(daysLater(day, -1)), endOfDayInHavana(day)]).toEqual([begins, ends]);
    expect([begins, last].map(dayInHavana)).toEqual([day, day]);
    expect(await inDatabase(day, begins, here)).toEqual({ midnight: begins, next: ends, day });
    expect(await inDatabase(day, last, here)).toEqual({ midnight: begins, next: ends, day });
    const before = daysLater(day, -1);
    expect((await inDatabase(day, new Date(begins.getTime() - 1), here))?.day).toBe(before);
  });
});

test('every moment is in one day, the same for the database and for us', async () => {
  const moments = fc.date({
    min: new Date('2015-01-01T12:00Z'),
    max: new Date('2036-01-01'),
    noInvalidDate: true,
  });
  await fc.assert(
    fc.asyncProperty(moments, fc.constantFrom(...zones), async (moment, here) => {
      process.env.TZ = here;
      const day = dayInHavana(moment);
      const found = await inDatabase(day, moment, here);
      expect(found?.day).toBe(day);
      expect(found?.midnight).toEqual(endOfDayInHavana(daysLater(day, -1)));
      expect(found?.next).toEqual(endOfDayInHavana(day));
      expect(moment >= (found?.midnight ?? 0) && moment < (found?.next ?? 0)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('nothing in the database asks a clock but the functions that know Havana’s', async () => {
  const { rows } = await sql<{ name: string }>`
    with ours as (select oid from pg_namespace where nspname = current_schema()),
    definition (name, text) as (
      select proname, pg_get_functiondef(oid) from pg_proc
        where pronamespace = (table ours) and prokind = 'f'
      union all select relname, pg_get_viewdef(oid) from pg_class
        where relnamespace = (table ours) and relkind in ('v', 'm')
      union all select conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = (table ours)
      union all select relname, pg_get_indexdef(oid) from pg_class
        where relnamespace = (table ours) and relkind = 'i'
      union all select tgname, pg_get_triggerdef(t.oid) from pg_trigger t
        join pg_class c on c.oid = tgrelid where relnamespace = (table ours)
      union all select concat(adrelid::regclass, '.', attname), pg_get_expr(adbin, adrelid)
        from pg_attrdef join pg_attribute on (attrelid, attnum) = (adrelid, adnum)
        join pg_class c on c.oid = adrelid where relnamespace = (table ours))
    select distinct name::text from definition
    where text ~* 'at time zone|timezone\\(|current_date|localtime|now\\(\\)\\)?::date' order by name`.execute(
    database.db,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'earliest_day',
    'havana_day',
    'havana_days_later',
    'havana_midnight',
  ]);
});
