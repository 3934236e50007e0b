import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { eraseExpired } from '#app/server/retention/erase-expired.ts';
import { eraseFileJob } from '#app/server/retention/erase-file-job.ts';
import { orderOnItsWay } from '#app/server/testing/journey.ts';
import { ids, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { fileTopic } from '#platform/files/erase-files.ts';
import { deleteDespiteRules } from './testing/people-deleted.ts';

setUpQuoteShop();
beforeEach(() => orderOnItsWay(shop, ids));

/** The tables of an order on its way, with their facts about people. */
const tables = [
  ...['unit', 'unit_stage', 'unit_entry', 'unit_entry_told', 'unit_hold', 'unit_photo'],
  ...['unit_silence', 'export_fact', 'export_scan', 'export_override', 'order_authority'],
  ...['order_payer', 'screening', 'screening_clearing', 'handover', 'handover_code'],
  ...[
    'handover_link',
    'handover_link_unit',
    'customs_price',
    'signed_act',
    'review',
    'review_hiding',
  ],
];
const filled = async () => {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(shop.services.db);
    if (rows.length > 0) found.push(table);
  }
  return found;
};

test('their data hold where the goods are and who they are for, and nothing of the government’s list', async () => {
  const data = await yanet.call(api.ownData, {});
  const [quote] = data.quotes;
  expect(quote?.journeys).toHaveLength(10);
  expect(quote?.journeys.flatMap(({ photos }) => photos)).toHaveLength(1);
  const handedOver = { receivedBy: 'Ana', handedOn: '2025-11-10' };
  expect(quote?.handovers).toMatchObject([handedOver, handedOver, handedOver]);
  expect(quote?.people).toEqual([
    { role: 'asks', name: 'Yanet Pérez' },
    { role: 'pays', name: 'Luis Ruiz' },
  ]);
  const text = JSON.stringify(data);
  for (const word of ['SDN', 'LA NENA', 'Nació en otro año', 'Lo dice el abogado', '/entregar'])
    expect(text).not.toContain(word);
  // What opens something stands in no file.
  expect(Object.keys(quote?.handovers[0] ?? {})).not.toContain('code');
});

test('eleven years after the account nothing of an order on its way is left, nor a file of it', async () => {
  expect(await filled()).toEqual(tables);
  const { db, files } = shop.services;
  const photo = await db.selectFrom('unit_photo').select('id').executeTakeFirstOrThrow();
  const scan = await db.selectFrom('export_scan').select('file').executeTakeFirstOrThrow();
  const stored = async () => {
    const found: string[] = [];
    for await (const key of files.list())
      if (key === scan.file || key.includes(photo.id)) found.push(key);
    return found;
  };
  expect((await stored()).length).toBeGreaterThan(2);
  await deleteDespiteRules(yanet);
  expect(await filled()).toEqual(tables);
  const now = new Date();
  now.setUTCFullYear(now.getUTCFullYear() + 11);
  await sql`delete from outbox where topic <> ${fileTopic}`.execute(db);
  expect(await eraseExpired(shop.services, { now })).toMatchObject({ quotes: 1, handoverLinks: 2 });
  expect(await filled()).toEqual([]);
  const jobs = await db.selectFrom('outbox').selectAll().where('topic', '=', fileTopic).execute();
  for (const job of jobs)
    await eraseFileJob(shop.services)(job as never, new AbortController().signal);
  expect(await stored()).toEqual([]);
});
