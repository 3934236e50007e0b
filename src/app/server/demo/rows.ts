import { sql } from 'kysely';
import {
  type BackupTable,
  fixForms,
  readSequences,
  readTableRows,
  readTables,
  type Sequence,
  setTriggers,
  writeRows,
  writeSequence,
} from '#platform/backup/tables.ts';
import type { Database, Tx } from '#platform/database/database.ts';

/** All that a database holds, in the forms of a backup: rows by table, each an array of texts. */
export interface Content {
  rows: Record<string, string[]>;
  sequences: Sequence[];
}

/** What is a database's own: who is signed in, what it counts, and what it has under way. */
const own = ['session', 'rate_limit', 'idp_record', 'spent_proof'];

export async function readContent(db: Database): Promise<Content> {
  return db.transaction().execute(async (tx) => {
    await fixForms(tx);
    const rows: Content['rows'] = {};
    for (const table of await readTables(tx)) {
      if (own.includes(table.name)) continue;
      const found: string[] = [];
      rows[table.name] = found;
      for await (const row of readTableRows(tx, table)) found.push(row);
    }
    return { rows, sequences: await readSequences(tx) };
  });
}

/** What the shop's database held when the story began, and what it shall hold. */
export interface Past {
  before: Content;
  after: Content;
}

/** Numbers that the shop's database gives meanwhile. */
const reserve = 10_000;

/**
 * Makes of a copy of the shop's database that in which the story is told: it has its own jobs, and
 * counts on from higher numbers than the shop's will have used by then.
 */
export async function beginStory(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Nothing follows from it: by this database's clock all of it has been so from the first.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const name of ['outbox', ...own]) await sql`delete from ${sql.table(name)}`.execute(tx);
    for (const sequence of await readSequences(tx))
      await writeSequence(tx, { ...sequence, last: String(Number(sequence.last) + reserve) });
    // For so few rows to plan a statement anew takes longer than any plan does.
    await sql`set plan_cache_mode = force_generic_plan`.execute(tx);
    await sql`update person set created_at = now()`.execute(tx);
    await sql`update staff_term set since = now()`.execute(tx);
    await sql`update product set created_at = now()`.execute(tx);
  });
}

/**
 * Adds what the story has brought: new rows, and the columns that are other now. What is gone
 * stays. Fails where somebody else has used a number meanwhile that the new rows have.
 */
export async function addChanges(db: Database, { before, after }: Past): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await fixForms(tx);
    const tables = (await readTables(tx)).filter(({ name }) => !own.includes(name));
    await setTriggers(tx, tables, 'disable');
    await sql`set constraints all deferred`.execute(tx);
    for (const table of tables) {
      const known = new Set(before.rows[table.name]);
      const fresh = (after.rows[table.name] ?? []).filter((row) => !known.has(row));
      const keys = await keyOf(tx, table);
      const former = new Map((before.rows[table.name] ?? []).map((row) => [idOf(row, keys), row]));
      const added = fresh.filter((row) => !former.has(idOf(row, keys)));
      for (let at = 0; at < added.length; at += 500)
        await writeRows(tx, table, added.slice(at, at + 500));
      for (const row of fresh) {
        const was = former.get(idOf(row, keys));
        if (was) await updateRow(tx, table, keys, { was, row });
      }
    }
    for (const sequence of after.sequences)
      await sql`select setval(${sequence.name}::regclass,
        greatest(${sequence.last}::bigint, (select last_value from ${sql.table(sequence.name)})),
        ${sequence.called} or (select is_called from ${sql.table(sequence.name)}))`.execute(tx);
    await setTriggers(tx, tables, 'enable');
  });
}

/** The places of the columns of a table's primary key. */
async function keyOf(tx: Tx, { name, columns }: BackupTable): Promise<number[]> {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${name}::regclass and indisprimary`.execute(tx);
  return rows.map(({ column }) => columns.findIndex((each) => each.name === column));
}

const valuesOf = (row: string): (string | null)[] => JSON.parse(row);
const idOf = (row: string, keys: readonly number[]) => {
  const values = valuesOf(row);
  return JSON.stringify(keys.map((at) => values[at]));
};

async function updateRow(
  tx: Tx,
  { name, columns }: BackupTable,
  keys: readonly number[],
  { was, row }: { was: string; row: string },
): Promise<void> {
  const [former, now] = [valuesOf(was), valuesOf(row)];
  const valueAt = (at: number) => {
    const { name: column = '', type = 'text' } = columns[at] ?? {};
    return sql`${sql.ref(column)} = ${now[at] ?? null}::text::${sql.raw(type)}`;
  };
  const changed = columns.flatMap((_, at) => (former[at] === now[at] ? [] : [valueAt(at)]));
  await sql`update ${sql.table(name)} set ${sql.join(changed)}
    where ${sql.join(keys.map(valueAt), sql` and `)}`.execute(tx);
}
