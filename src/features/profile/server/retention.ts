import { type RawBuilder, sql } from 'kysely';
import { paperFileColumn } from '#features/documents/server/paper-file.ts';
import { dayMs } from '#platform/time/durations.ts';
import '#features/matching/server/tables.ts';
import '#features/screening/server/tables.ts';
import { photoFileRows, photoOfFile } from '#features/shipping/server/unit-photo-files.ts';
import type { Database, Tables } from '#platform/database/database.ts';
import { eraseFilesLater } from '#platform/files/erase-files.ts';
import type { Handler } from '#platform/jobs/outbox.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { deletionEvent } from './delete-account.ts';
import {
  expiredHandovers,
  forgetDrivers,
  photosOfAct,
  photosOfOrder,
} from './handover-retention.ts';

/** How many rows were or would be erased; lines, receipts and history go with their record. */
export interface Erased {
  quotes: number;
  verifications: number;
  receipts: number;
  mails: number;
  sessions: number;
  signIns: number;
  bankLines: number;
  acts: number;
  handoverLinks: number;
}

/** In days. Delivered mails stay this long, so that staff can answer questions about one. */
const mailDays = 90;
const screenedYears = 10;
const batch = 500;

interface Options {
  now?: Date;
  /** Counts without erasing. */
  dryRun?: boolean;
}

/**
 * Erases records without an account after RETENTION_YEARS without activity, delivered mails, ended
 * sessions and sign-ins. Returns how many.
 */
export async function eraseExpired(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { now: fixedNow, dryRun = false }: Options = {},
): Promise<Erased> {
  const now = fixedNow ?? (await databaseNow(db));
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - config.brand.retentionYears);
  const rows = expiredConditions(now, oldest);
  const receipts = await countReceipts(db, rows.verification);
  const countOrErase = dryRun ? count : erase;
  if (!dryRun) await forgetDrivers(db, oldest);
  const withFiles = (table: WithFiles, filesOf: Condition) =>
    dryRun ? count(db, table, rows[table]) : eraseWithFiles(db, table, filesOf, rows[table]);
  return {
    quotes: await withFiles('quote', papersOf),
    receipts,
    verifications: await withFiles('verification', receiptsOf),
    mails: await countOrErase(db, 'outbox', rows.outbox),
    sessions: await countOrErase(db, 'session', rows.session),
    signIns: await countOrErase(db, 'idp_record', rows.idp_record),
    bankLines: await countOrErase(db, 'bank_statement_line', rows.bank_statement_line),
    acts: await withFiles('signed_act', photosOfAct),
    handoverLinks: await countOrErase(db, 'handover_link', rows.handover_link),
  };
}

function expiredConditions(now: Date, oldest: Date) {
  // Records of screened names are kept ten years (90 FR 13286), even where RETENTION_YEARS says
  // less.
  const screeningLimit = new Date(now);
  screeningLimit.setUTCFullYear(screeningLimit.getUTCFullYear() - screenedYears);
  const unscreened = sql`not exists (
    select from screening where screening.quote_id = quote.id and screening.made_at >= ${screeningLimit})`;
  const record = (column: 'quote_id' | 'verification_id', table: 'quote' | 'verification') => sql`
    person_id is null and created_at < ${oldest} and not exists (
      select from event where ${sql.ref(column)} = ${sql.ref(`${table}.id`)} and at >= ${oldest}
    )`;
  return {
    quote: sql`${record('quote_id', 'quote')} and ${unscreened}`,
    verification: record('verification_id', 'verification'),
    // The mail about a deleted account is the last place that holds the address.
    outbox: sql`done_at < ${new Date(now.getTime() - mailDays * dayMs)}
      or (done_at <= ${now} and dedupe like ${`${mailTopic}:${deletionEvent} %`})`,
    session: sql`expires_at < ${now}`,
    // These lines name strangers; one that backs a payment goes after its quotation.
    bank_statement_line: sql`moved_on < ${oldest}::date and not exists (
      select from ledger_entry where bank_line_id = bank_statement_line.id)`,
    idp_record: sql`expires_at < ${now}`,
    ...expiredHandovers(now),
  };
}

type Condition = RawBuilder<unknown>;
type WithFiles = 'quote' | 'verification' | 'signed_act';

async function count(db: Database, table: keyof Tables, expired: Condition): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from ${sql.table(table)} where ${expired}`.execute(db);
  return Number(rows[0]?.count);
}

async function countReceipts(db: Database, expired: Condition): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from receipt where verification_id in (select id from verification where ${expired})`.execute(
    db,
  );
  return Number(rows[0]?.count);
}

/** Erases in small transactions, so that nobody waits long for a row. */
async function erase(db: Database, table: keyof Tables, expired: Condition): Promise<number> {
  let erased = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${expired} limit ${batch}
      ))`.execute(db);
    const batchCount = Number(numAffectedRows);
    erased += batchCount;
    if (batchCount < batch) return erased;
  }
}

const receiptsOf = sql`select file from receipt where verification_id = verification.id`;
const papersOf = sql`
  select ${paperFileColumn} from document where quote_id = quote.id
  union select file from export_scan join unit on unit.id = export_scan.unit_id where unit.quote_id = quote.id
  union select ${photoFileRows} from unit_photo join unit on unit.id = unit_photo.unit_id where unit.quote_id = quote.id
  union ${photosOfOrder}`;

async function eraseWithFiles(
  db: Database,
  table: WithFiles,
  filesOf: Condition,
  expired: Condition,
) {
  for (let erased = 0; ; ) {
    const batchCount = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string; files: string[] }>`
        select id, array(${filesOf}) as files
        from ${sql.table(table)} where ${expired} limit ${batch} for update`.execute(tx);
      for (const { id, files } of rows) await eraseFilesLater(tx, id, files);
      const ids = rows.map(({ id }) => id);
      await sql`delete from ${sql.table(table)} where id = any(${ids})`.execute(tx);
      return rows.length;
    });
    erased += batchCount;
    if (batchCount < batch) return erased;
  }
}

/** Handles `fileTopic`. A file that another record still needs stays. */
export function eraseFileJob({ db, files }: Pick<Services, 'db' | 'files'>): Handler {
  return async ({ payload }) => {
    // Only eraseFilesLater writes this topic.
    const { file } = payload as { file: string };
    const { rows } = await sql`
      select from receipt where file = ${file}
      union all select from document where ${paperFileColumn} = ${file}
      union all select from export_scan where file = ${file}
      union all select from unit_photo where id = ${photoOfFile(file)}
      union all select from signed_act_photo where file = ${file}
      limit 1`.execute(db);
    if (rows.length === 0) await files.delete(file);
  };
}

/**
 * Runs once a day, in whichever process is first. Uses the database's day: a machine whose clock is
 * ten years ahead must not erase ten years of records.
 */
export async function runRetention(services: Services, today?: Date): Promise<void> {
  const now = today ?? (await databaseNow(services.db));
  if (!(await claimDay(services.db, now))) return;
  services.log.info('retention', { ...(await eraseExpired(services, { now })) });
  services.wakeWorker();
}

async function databaseNow(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  if (!rows[0]) throw new Error('the database tells no time');
  return rows[0].now;
}

/** Returns true in only one process a day. */
async function claimDay(db: Database, now: Date): Promise<boolean> {
  const today = JSON.stringify(now.toISOString().slice(0, 10));
  const { rows } = await sql`
    insert into setting (name, value) values ('retention-day', ${today}::jsonb)
    on conflict (name) do update set value = excluded.value where setting.value <> excluded.value
    returning name`.execute(db);
  return rows.length > 0;
}
