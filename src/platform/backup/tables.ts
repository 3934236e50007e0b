import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

/** Leaves out generated columns. */
export interface BackupTable {
  name: string;
  columns: { name: string; type: string }[];
}

export interface Sequence {
  name: string;
  last: string;
  called: boolean;
}

/** Rows in memory at once: 13 MB when all are of the largest kind. */
const batch = 100;

/** All tables but that of the migrations, each after those that it refers to. */
export async function readTables(db: Database): Promise<BackupTable[]> {
  const { rows: tables } = await sql<BackupTable>`
    select relname as name, json_agg(
      json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum
    ) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`.execute(db);
  const { rows: references } = await sql<{ name: string; other: string }>`
    select conrelid::regclass::text as name, confrelid::regclass::text as other
    from pg_constraint where contype = 'f' and conrelid <> confrelid
      and connamespace = 'public'::regnamespace`.execute(db);
  const sorted: BackupTable[] = [];
  while (sorted.length < tables.length) {
    const waiting = tables.filter((table) => !sorted.includes(table));
    const names = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter(
      ({ name }) => !references.some((each) => each.name === name && names.has(each.other)),
    );
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...names].join(', ')}`);
    sorted.push(...free);
  }
  return sorted;
}

/**
 * The rows of a table, each as a JSON array of texts: another server reads the text form of every
 * type as the same value. Needs a transaction; takes little memory.
 */
export async function* readTableRows(
  tx: Database,
  { name, columns }: BackupTable,
): AsyncGenerator<string> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare backup_rows no scroll cursor for
    select json_build_array(${texts})::text as row from ${sql.table(name)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batch)} from backup_rows`.execute(
      tx,
    );
    for (const { row } of rows) yield row;
    if (rows.length < batch) break;
  }
  await sql`close backup_rows`.execute(tx);
}

/** Writes rows as `readTableRows` returns them, with their generated ids. */
export async function writeRows(
  tx: Database,
  { name, columns }: BackupTable,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(
    columns.map(({ type }, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(type)}`),
  );
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${rows.join(',')}]`}::json) as r`.execute(tx);
}

/**
 * Sequences are outside of any snapshot, so they are read last: they must not be behind the rows.
 */
export async function readSequences(db: Database): Promise<Sequence[]> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`.execute(db);
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await sql<Omit<Sequence, 'name'>>`
      select last_value::text as last, is_called as called from ${sql.table(name)}`.execute(db);
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

export async function writeSequence(db: Database, { name, last, called }: Sequence): Promise<void> {
  await sql`select setval(${name}::regclass, ${last}::bigint, ${called})`.execute(db);
}

/**
 * Fixes the text forms that a session reads and writes, whatever the settings of server and role,
 * and removes its time limits.
 */
export async function fixForms(tx: Database): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, MDY',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  };
  for (const [name, value] of Object.entries(settings)) {
    await sql`select set_config(${name}, ${value}, true)`.execute(tx);
  }
}

/** The number of rows, and a sum over their hashes, which does not depend on their order. */
export class Digest {
  rows = 0;
  private total = 0n;

  add(row: string): void {
    this.rows += 1;
    const hash = createHash('sha256').update(row).digest('hex');
    this.total = (this.total + BigInt(`0x${hash}`)) % 2n ** 256n;
  }

  get sum(): string {
    return this.total.toString(16).padStart(64, '0');
  }
}

export async function digestOf(tx: Database, table: BackupTable): Promise<Digest> {
  const digest = new Digest();
  for await (const row of readTableRows(tx, table)) digest.add(row);
  return digest;
}

/**
 * Triggers are off while rows are restored: rows come in another order, and those that triggers
 * wrote are among them. Foreign keys and checks stay on.
 */
export async function setTriggers(
  tx: Tx,
  tables: readonly BackupTable[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(tx);
  }
}
