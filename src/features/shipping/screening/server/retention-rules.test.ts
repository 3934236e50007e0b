import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { eraseExpired } from '#app/server/retention/erase-expired.ts';
import { eraseFileJob } from '#app/server/retention/erase-file-job.ts';
import { raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  addExportScan,
  newUnitOf,
  nobodyListed,
} from '#features/shipping/export-file/server/testing/export.ts';
import { fileTopic } from '#platform/files/erase-files.ts';

setUpQuoteShop();

const later = (years: number, days = 0) => {
  const moment = new Date();
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment;
};

/** Where RETENTION_YEARS is seven. */
const erase = (now: Date) => {
  const { db, config } = shop.services;
  const brand = { ...config.brand, retentionYears: 7 };
  return eraseExpired({ db, config: { ...config, brand } }, { now });
};

test('an order whose names were compared stays ten years; then its scans go with it', async () => {
  const { db, files } = shop.services;
  const { id, quoteId } = await newUnitOf();
  await addExportScan(id, 'title');
  await nobodyListed(db, quoteId);
  const { file } = await db.selectFrom('export_scan').select('file').executeTakeFirstOrThrow();
  await yanet.call(api.deleteAccount, {});
  // Only administradores see the records of a deleted account.
  expect((await raul.fetch(`/api/admin/units/${id}/export-file`)).status).toBe(404);
  expect((await erase(later(8))).quotes).toBe(0);
  await sql`delete from outbox`.execute(db);
  expect((await erase(later(10, 1))).quotes).toBe(1);
  const jobs = await db.selectFrom('outbox').selectAll().where('topic', '=', fileTopic).execute();
  for (const job of jobs)
    await eraseFileJob(shop.services)(job as never, new AbortController().signal);
  expect(await files.get(file)).toBeUndefined();
  expect(await db.selectFrom('screening').select('id').execute()).toEqual([]);
});

test('a scan that another unit has too stays', async () => {
  const { db, files } = shop.services;
  const { id } = await newUnitOf();
  await addExportScan(id, 'title');
  const { file } = await db.selectFrom('export_scan').select('file').executeTakeFirstOrThrow();
  const job = { payload: { file } } as never;
  await eraseFileJob(shop.services)(job, new AbortController().signal);
  expect(await files.get(file)).toBeDefined();
});
