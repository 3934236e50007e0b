import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { queueImport } from '#platform/tasks/import-queue.ts';
import type { Language } from '#platform/text/language.ts';
import { screeningErrors } from '../errors.ts';
import type { ScreeningListImport, WeakerList } from '../schema.ts';
import { keepOut, letIn, lockLists } from './decide-list.ts';
import { jsonOf, listReading, type ReadList } from './list-reading.ts';
import { isOpenOrder } from './screen-orders.ts';

interface ListFile {
  agent: CurrentUser;
  language: Language;
  bytes: Uint8Array;
  name: string;
  listedOn: string;
  dryRun: boolean;
}

/**
 * Imports a list, with which names are compared from then on, those of open orders once more; one
 * that compares less waits for a second person. The same file is imported once. Throws AppError: no whole list, too many imports at once.
 */
export function importList(services: Services, request: ListFile): Promise<ScreeningListImport> {
  return queueImport(() => runImport(services, request));
}

async function runImport(services: Services, request: ListFile): Promise<ScreeningListImport> {
  const { db, tasks } = services;
  const { bytes, language, dryRun } = request;
  const read = await tasks.run(listReading, { bytes, language, dryRun });
  const known = await isImported(db, read.sha256);
  const report = {
    ...summaryOf(read),
    known,
    orders: await countOrders(db),
    written: false,
    weaker: null,
  };
  if (dryRun || (known && !read.problem)) return { ...report, written: !dryRun };
  if (read.problem) throw new AppError(screeningErrors.listRefused, { details: { report } });
  const written = await inTransaction(db, (tx) => writeList(tx, request, read));
  services.wakeWorker();
  return { ...report, known: !written, written: true, weaker: written?.weaker ?? null };
}

const summaryOf = ({ problem, rows, skipped, entries }: ReadList) => ({
  problem,
  rows,
  left: skipped,
  entries,
});

async function isImported(db: Database, sha256: string): Promise<boolean> {
  const { rows } = await sql`select from screening_list
    where sha256 = ${sha256} and coalesce(outcome, 'counts') = 'counts'`.execute(db);
  return rows.length > 0;
}

async function countOrders(db: Database): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from quote where ${isOpenOrder}`.execute(db);
  return rows[0]?.orders ?? 0;
}

/**
 * Returns why the list waits for a second person, or null where it counts at once. Undefined where
 * another request imported the same file at the same moment.
 */
async function writeList(
  tx: Tx,
  request: ListFile,
  read: ReadList,
): Promise<{ weaker: WeakerList | null } | undefined> {
  const { agent, name, listedOn } = request;
  await lockLists(tx);
  if (await isImported(tx, read.sha256)) return undefined;
  await keepOut(tx, 'overtaken', null);
  const list = await tx
    .insertInto('screening_list')
    .values({
      name,
      listed_on: listedOn,
      sha256: read.sha256,
      entries: read.entries,
      imported_by: agent.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const batch of read.batches) {
    // Other requests are answered between two batches, also by the embedded database.
    await setImmediate();
    await sql`
      insert into screening_entry (list_id, facts, names, words)
      select ${list.id}, facts, names, words
      from json_to_recordset(${jsonOf(batch)}::json)
        as entry (facts jsonb, names text[], words text[])`.execute(tx);
  }
  const { rows } = await sql<{ weaker: WeakerList | null }>`
    select screening_list_weaker(${list.id}) as weaker`.execute(tx);
  const weaker = rows[0]?.weaker ?? null;
  if (weaker)
    await tx.updateTable('screening_list').set({ weaker }).where('id', '=', list.id).execute();
  else await letIn(tx, list.id, null);
  const subject = { kind: 'screening', id: list.id, name };
  const details = { entries: read.entries, asOf: listedOn, ...(weaker && { weaker }) };
  await writeAudit(tx, agent, 'screening.import', subject, details);
  return { weaker };
}
