import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { eraseFilesLater } from '#platform/files/erase-files.ts';
import type { RetentionTime } from '#platform/retention/rules.ts';
import type { Services } from '#platform/services.ts';
import { retentionRules } from './retention-rules.ts';

/** How many rows were or would be erased, by the names of the rules. */
type Erased = Readonly<Record<string, number>>;
type Table = keyof Tables;
type Sql = RawBuilder<unknown>;

const batch = 500;

interface Options {
  /** Default: the database's clock. */
  now?: Date;
  /** Only counts. */
  dryRun?: boolean;
}

/**
 * Erases what the rules no longer keep, and its files after the commit. Returns how many
 * rows of each rule.
 */
export async function eraseExpired(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { now: fixedNow, dryRun = false }: Options = {},
): Promise<Erased> {
  const now = fixedNow ?? (await databaseNow(db));
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - config.brand.retentionYears);
  const time = { now, oldest };
  if (!dryRun) for (const { blank } of retentionRules) await blank?.(db, time);
  const counts: Record<string, number> = {};
  for (const rule of retentionRules.flatMap(({ erased }) => erased ?? [])) {
    const { table, withThem } = rule;
    const which = sql`(${rule.expired(time)}) ${unlessKept(table, time)}`;
    if (withThem) counts[withThem.count] = await countWith(db, withThem, table, which);
    counts[rule.count] = await (dryRun ? count : erase)(db, table, which);
  }
  return counts;
}

/** Follows the condition of a rule in a query: leaves out the rows that other subjects still need. */
function unlessKept(table: Table, time: RetentionTime): Sql {
  const kept = retentionRules.flatMap(({ keeps }) => keeps?.[table]?.(time) ?? []);
  return sql.join(
    kept.map((condition) => sql`and not (${condition})`),
    sql` `,
  );
}

async function count(db: Database, table: Table, expired: Sql): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from ${sql.table(table)} where ${expired}`.execute(db);
  return Number(rows[0]?.count);
}

function countWith(
  db: Database,
  { table, column }: { table: Table; column: string },
  owner: Table,
  expired: Sql,
): Promise<number> {
  const owners = sql`select id from ${sql.table(owner)} where ${expired}`;
  return count(db, table, sql`${sql.ref(column)} in (${owners})`);
}

/** Erases in small transactions, so that nobody waits long for a row. */
async function erase(db: Database, table: Table, expired: Sql): Promise<number> {
  const files = retentionRules.flatMap((each) => each.files?.[table] ?? []);
  let erased = 0;
  for (;;) {
    const batchCount =
      files.length > 0
        ? await eraseWithFiles(db, table, expired, sql.join(files, sql` union `))
        : await eraseRows(db, table, expired);
    erased += batchCount;
    if (batchCount < batch) return erased;
  }
}

async function eraseRows(db: Database, table: Table, expired: Sql): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${expired} limit ${batch}
    ))`.execute(db);
  return Number(numAffectedRows);
}

function eraseWithFiles(db: Database, table: Table, expired: Sql, files: Sql): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string; files: string[] }>`
      select id, array(${files}) as files
      from ${sql.table(table)} where ${expired} limit ${batch} for update`.execute(tx);
    for (const { id, files } of rows) await eraseFilesLater(tx, id, files);
    const ids = rows.map(({ id }) => id);
    await sql`delete from ${sql.table(table)} where id = any(${ids})`.execute(tx);
    return rows.length;
  });
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

/** True in one process a day. */
async function claimDay(db: Database, now: Date): Promise<boolean> {
  const today = JSON.stringify(now.toISOString().slice(0, 10));
  const { rows } = await sql`
    insert into setting (name, value) values ('retention-day', ${today}::jsonb)
    on conflict (name) do update set value = excluded.value where setting.value <> excluded.value
    returning name`.execute(db);
  return rows.length > 0;
}
