import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { orderOnItsWay } from '#app/server/testing/journey.ts';
import { openTestShop, type TestShop } from '#app/server/testing/test-shop.ts';
import { acceptedOrders } from '#features/ledger/entries/server/testing/orders.ts';
import {
  receiptPhoto,
  submitVerification,
  uploadBytes,
} from '#features/payments/verifications/server/testing/verifications.ts';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { memoryFiles } from '#features/shop/catalogue/server/testing/products.ts';
import { callAddress } from '../calls/client.ts';
import type { OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { readMigrations } from '../database/read-migrations.ts';
import { seededTables } from '../database/seeded-tables.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { BackupError } from './archive.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { readTables } from './tables.ts';

const migrations = readMigrations();
let shop: TestShop;
let ids: ProductIds;
/** Where backups are restored. */
let other: OpenDatabase;
let folder: string;
let path: string;

beforeAll(async () => {
  shop = await openTestShop({ database: await openTestDatabase() });
  other = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'mariel-backup-'));
  path = join(folder, 'copia.gz');
  await doBusiness();
  await backUp(shop.services, path);
});
afterAll(async () => {
  await wipe(other);
  await migrate(other.db, migrations);
  await other.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => wipe(other));

async function wipe({ db }: OpenDatabase): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

/** Makes a bit of everything that a shop holds, with the parts that are hard to carry over. */
async function doBusiness(): Promise<void> {
  ids = await restock(shop);
  const customer = shop.as('customer');
  for (const key of ['envio-uno', 'envio-dos']) {
    const { id } = await customer.call(api.createQuote, { body: newQuote(ids), key });
    await customer.fetch(callAddress(api.quotePaper, { params: { id }, query: {} }));
  }
  await orderOnItsWay(shop, ids);
  const receipt = await uploadBytes(shop.as('anonymous'), await receiptPhoto().webp().toBuffer());
  await submitVerification(shop.as('anonymous'), { receipts: [receipt] });
  const { db, files } = shop.services;
  await files.put('pictures/una.svg', '<svg/>');
  const hard = 'ñandú "comillas" \\ {llaves},[1]\u2028línea\u0085 \r\n\t🚗 null';
  await sql`update product set description = ${hard}, provinces = '{HAB,CMG}',
    specifications = '{"z": 1,  "a": [1.50, null]}' where slug = 'corolla'`.execute(db);
  await sql`insert into outbox (topic, dedupe, payload, run_after, last_error) values
    ('mail', 'dado por perdido', ${JSON.stringify({ text: hard })}, 'infinity', ''),
    ('mail', 'hace mucho', '{}', '0044-03-15 12:00:00.000001+00 BC', null)`.execute(db);
  await sql`insert into receipt_part (upload_id, part, bytes)
    values (gen_random_uuid(), 0, decode('00ff0a0d5c', 'hex'))`.execute(db);
  await sql`insert into audit (action, subject_kind, subject_name) values ('a', 'b', ${hard})`.execute(
    db,
  );
  // Numbers that were given out and are gone: they must not come again.
  await sql`delete from product where slug = 'lejos'`.execute(db);
}

const target = (files = memoryFiles()) => ({ db: other.db, files, migrations });

const ofJourney = /^(unit|voyage|export|order|screening|handover|tariff|customs)/;

/** Every table in a text form of the server's own, generated columns too. */
async function contentOf({ db }: OpenDatabase): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of await readTables(db)) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} as t`.execute(db);
    content[name] = rows.map(({ row }) => row).sort();
  }
  return content;
}

/** Counts rows besides those of the migrations. */
async function rowsBesideSeeds(database: OpenDatabase): Promise<string[]> {
  const seeded = await seededTables(database.db);
  const content = Object.entries(await contentOf(database));
  return content.filter(([table]) => !seeded.includes(table)).flatMap(([, rows]) => rows);
}

describe('a backup restored into an empty database', () => {
  test('holds every row and every file as they were', async () => {
    const files = memoryFiles();
    const restored = await restore(target(files), path);
    const before = await contentOf(shop.services.database);
    expect(await contentOf(other)).toEqual(before);
    expect(files.objects).toEqual((shop.services.files as typeof files).objects);
    const counts = Object.entries(before).map(([name, rows]) => [name, rows.length]);
    expect(restored.tables).toEqual(Object.fromEntries(counts));
    expect(restored.tables).toMatchObject({
      quote: 3,
      quote_line: 3,
      document: 2,
      receipt: 1,
      unit: 10,
      unit_stage: 10 * 7,
      handover: 3,
      signed_act: 1,
      review: 2,
      review_hiding: 1,
      voyage: 3,
      customs_price: 1,
    });
    // No table of an order on its way is empty, so that each was compared.
    const empty = Object.keys(before).filter((name) => before[name]?.length === 0);
    expect(empty.filter((name) => ofJourney.test(name))).toEqual([]);
    expect([...files.objects.keys()].filter((key) => key.startsWith('receipts/'))).toHaveLength(2);
    expect(restored.totals.files).toBe(files.objects.size);
  });

  test('goes on where the shop was: no number is given out twice, what is final stays final', async () => {
    const last = async ({ db }: OpenDatabase) => {
      const { rows } = await sql<{ seq: string }>`
        insert into product (slug, category, name) values ('nuevo', 'automobiles', 'Nuevo')
        returning seq`.execute(db);
      await sql`delete from product where slug = 'nuevo'`.execute(db);
      return Number(rows[0]?.seq);
    };
    await restore(target(), path);
    const given = await last(other);
    const { rows } = await sql<{ seq: string }>`
      select last_value as seq from product_seq_seq`.execute(shop.services.db);
    expect(given).toBe(Number(rows[0]?.seq) + 1);
    await expect(sql`update event set note = 'x'`.execute(other.db)).rejects.toThrow('append-only');
    await expect(sql`delete from audit`.execute(other.db)).rejects.toThrow('append-only');
    await expect(sql`truncate audit`.execute(other.db)).rejects.toThrow('append-only');
    await expect(
      sql`update quote set subtotal_cents = 1, total_cents = 1`.execute(other.db),
    ).rejects.toThrow('does not add up');
  });

  test('skips the numbers that were given out since, and tells which mails may leave again', async () => {
    const counters = async ({ db }: OpenDatabase) => {
      const { rows } = await sql<{ name: string; value: string }>`
        select name, value from counter order by name`.execute(db);
      return rows.map(({ name, value }) => [name, Number(value)] as const);
    };
    const { waiting } = await restore(target(), path, { skip: 1000 });
    const before = await counters(shop.services.database);
    expect(before).not.toEqual([]);
    expect(await counters(other)).toEqual(before.map(([name, value]) => [name, value + 1000]));
    const { rows } = await sql<{ to: string }>`select payload->>'to' as to from outbox
      where topic = 'mail' and done_at is null order by created_at`.execute(shop.services.db);
    expect(waiting.map(({ to }) => to)).toEqual(rows.map(({ to }) => to));
    expect(waiting).not.toEqual([]);
  });

  test('may be restored where the schema is there already, but no row', async () => {
    await migrate(other.db, migrations);
    await restore(target(), path);
    expect(await contentOf(other)).toEqual(await contentOf(shop.services.database));
  });

  test('has rows whose others stand behind them: a database writes where it finds a hole', async () => {
    const busy = await openTestDatabase();
    const [order] = await acceptedOrders(busy.db, 1);
    const take = (count: number) =>
      sql`insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, recorded_by)
        select ${order?.id}, 'payment', 1, 'cash', '2026-11-20', gen_random_uuid()
        from generate_series(1, ${count}::int)`.execute(busy.db);
    // The rules of the ledger are off for this.
    await sql`alter table ledger_entry disable trigger user`.execute(busy.db);
    await take(1);
    await sql`insert into ledger_entry (quote_id, kind, amount_cents, of_entry, reason, recorded_by)
      select quote_id, 'reversal', 1, id, 'Error', recorded_by from ledger_entry`.execute(busy.db);
    await take(600);
    // Its row is written anew, at the end.
    await sql`update ledger_entry set recorded_at = recorded_at
      where id = (select of_entry from ledger_entry where kind = 'reversal')`.execute(busy.db);
    await sql`alter table ledger_entry enable trigger user`.execute(busy.db);
    const some = join(folder, 'huecos.gz');
    await backUp({ db: busy.db, files: memoryFiles() }, some);
    await restore(target(), some);
    expect(await contentOf(other)).toEqual(await contentOf(busy));
    await busy.close();
    // From then on such a reference is looked at at once, as before.
    await expect(
      sql`insert into ledger_entry (quote_id, kind, amount_cents, of_entry, recorded_by)
        values (${order?.id}, 'count', 1, gen_random_uuid(), gen_random_uuid())`.execute(other.db),
    ).rejects.toThrow();
    const { rows } = await sql`select conname from pg_constraint
      where contype = 'f' and conrelid = confrelid and condeferrable`.execute(other.db);
    expect(rows).toEqual([]);
  });

  test('gets the schema of a newer program afterwards, its rows changed by it', async () => {
    const newer = {
      name: '999-newer',
      sql: `alter table saved_reply add column used integer not null default 0;
        insert into saved_reply (title, text_es, text_en)
          select count(*)::text, 'cotizaciones', 'quotes' from quote`,
    };
    await restore({ ...target(), migrations: [...migrations, newer] }, path);
    const { rows } = await sql`select title, used from saved_reply`.execute(other.db);
    expect(rows).toEqual([{ title: '3', used: 0 }]);
  });
});

describe('nothing is changed', () => {
  /** Tries to restore, checks that nothing was written, and returns the message. */
  async function refused(from: string, to = target()): Promise<string> {
    const error = await restore(to, from).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(BackupError);
    expect(to.files.objects.size).toBe(0);
    return error.message;
  }

  function altered(bytes: Buffer | string): string {
    const file = join(folder, 'otra.gz');
    writeFileSync(file, bytes);
    return file;
  }

  /** Another text in a valid gzip; with `honest` its last line is made to fit. */
  function rewritten(change: (lines: string[]) => string[], honest = false): string {
    const lines = change(gunzipSync(readFileSync(path)).toString().trimEnd().split('\n'));
    if (honest) {
      const body = `${lines.slice(0, -1).join('\n')}\n`;
      const sha256 = createHash('sha256').update(body).digest('hex');
      lines.push(JSON.stringify({ ...JSON.parse(lines.pop() ?? ''), sha256 }));
    }
    return altered(gzipSync(`${lines.join('\n')}\n`));
  }

  test('in a database that is not empty', async () => {
    await restore(target(), path);
    const before = await contentOf(other);
    expect(await refused(path)).toMatch(/^The database is not empty \(“\w+” has rows\)/);
    expect(await contentOf(other)).toEqual(before);
  });

  test('when any byte of the backup was changed, or its end is missing', async () => {
    const whole = readFileSync(path);
    // Starts past gzip's header, whose name and time mean nothing.
    for (let step = 0; step < 25; step += 1) {
      const at = 10 + Math.floor(((whole.length - 11) * step) / 24);
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 4;
      expect(await refused(altered(bytes))).toMatch(/damaged|is no backup/);
      expect(await refused(altered(whole.subarray(0, at)))).toMatch(/damaged/);
    }
    expect(await readTables(other.db)).toEqual([]);
  });

  test.each<[string, (lines: string[]) => string[], boolean]>([
    ['without a row', (lines) => lines.filter((line) => !line.includes('dado por perdido')), false],
    [
      'without a row, hash made anew',
      (lines) => lines.filter((line) => !/perdido/.test(line)),
      true,
    ],
    ['with another row', (lines) => lines.map((line) => line.replace('28000', '18000')), true],
    ['without a table', (lines) => lines.filter((line) => !/"setting"|"rows":0/.test(line)), true],
    ['with another file', (lines) => lines.map((line) => line.replace('PHN2', 'PHM2')), true],
    ['without its end', (lines) => lines.slice(0, -1), false],
    ['twice', (lines) => [...lines, ...lines], false],
  ])('by a backup %s', async (_, change, honest) => {
    expect(await refused(rewritten(change, honest))).toMatch(/^The backup is damaged/);
  });

  test.each<[string, Buffer | string]>([
    ['nothing', ''],
    ['a text', 'hola\n'],
    ['another gzip', gzipSync('hola\n')],
    ['an empty gzip', gzipSync('')],
    ['JSON of others', gzipSync('{"rows":1}\n')],
    ['a picture', readFileSync('docs/shop.webp')],
  ])('when the file is no backup: %s', async (_, bytes) => {
    expect(await refused(altered(bytes))).toMatch(/is no backup of the shop|damaged/);
  });

  test('when the file does not exist', async () => {
    expect(await refused(join(folder, 'nada.gz'))).toBe('There is no such file.');
  });

  test('when the backup is of a newer program, or of another past', async () => {
    const older = { ...target(), migrations: migrations.slice(0, -1) };
    expect(await refused(path, older)).toMatch(/of a newer version of the program/);
    const past = migrations.map((each) => ({ ...each, sql: `${each.sql}\n` }));
    expect(await refused(path, { ...target(), migrations: past })).toMatch(
      /with another migration 001/,
    );
    const format = rewritten((lines) =>
      lines.map((line) => line.replace('"version":1', '"version":2')),
    );
    expect(await refused(format)).toMatch(/version 2 of the format/);
  });

  test('when the file store fails on the way; the next try succeeds', async () => {
    const full = memoryFiles();
    full.put = () => Promise.reject(new Error('disk full'));
    await expect(restore(target(full), path)).rejects.toThrow('disk full');
    expect(await rowsBesideSeeds(other)).toEqual([]);
    await restore(target(), path);
  });

  test('when a file does not come back as it was written', async () => {
    const forgetful = memoryFiles();
    forgetful.get = async () => Buffer.from('otra cosa');
    await expect(restore(target(forgetful), path)).rejects.toThrow('did not come back');
    expect(await rowsBesideSeeds(other)).toEqual([]);
  });
});

test('a backup is for its owner only, overwrites nothing, and leaves no halves behind', async () => {
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const before = readFileSync(path);
  await expect(backUp(shop.services, path)).rejects.toThrow('exists');
  expect(readFileSync(path).equals(before)).toBe(true);
  const broken = { ...memoryFiles(), get: () => Promise.reject(new Error('disk lost')) };
  broken.objects.set('a.svg', Buffer.from('a'));
  await expect(
    backUp({ db: shop.services.db, files: broken }, join(folder, 'rota.gz')),
  ).rejects.toThrow('disk lost');
  expect(readdirSync(folder).filter((name) => /part|rota/.test(name))).toEqual([]);
});

const url = process.env.TEST_DATABASE_URL;
describe.skipIf(!url)('between the embedded database and PostgreSQL', () => {
  let server: OpenDatabase;
  beforeAll(async () => {
    server = await openDatabase({ url, folder: '' });
    await wipe(server);
  });
  afterAll(async () => {
    await wipe(server);
    await migrate(server.db, migrations);
    await server.close();
  });

  test('a shop moves there and back, and is the same', async () => {
    const files = memoryFiles();
    await restore({ db: server.db, files, migrations }, path);
    const back = join(folder, 'vuelta.gz');
    await backUp({ db: server.db, files }, back);
    await restore(target(), back);
    expect(await contentOf(other)).toEqual(await contentOf(shop.services.database));
  });

  test('what is written while a backup is made is in it whole or not at all', async () => {
    await wipe(server);
    await migrate(server.db, migrations);
    const busy = await openTestShop({ database: server });
    const products = await restock(busy);
    let made = 0;
    let over = false;
    const buying = (async () => {
      while (!over) {
        made += 1;
        const key = `envio-vivo-${made}`;
        await busy.as('customer').call(api.createQuote, { body: newQuote(products), key });
        // A busy machine makes more than anybody may send in an hour.
        if (made % 50 === 0) await busy.services.db.deleteFrom('rate_limit').execute();
      }
    })();
    for (let round = 0; round < 3; round += 1) {
      const some = join(folder, `viva-${round}.gz`);
      await backUp(busy.services, some);
      await wipe(other);
      const { tables } = await restore(target(), some);
      expect(tables.quote).toBe(tables.quote_line);
    }
    over = true;
    await buying;
    expect(made).toBeGreaterThan(3);
  });
});
