import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import type { Database, Tx } from './database.ts';

/** A migration file was changed after it was applied, or is missing. */
export class MigrationChanged extends OperatorError {}

/** A migration must be applied, and the database role may not change the schema. */
export class MigrationForbidden extends OperatorError {}

export interface Migration {
  /** The file name without its extension. Migrations are applied in the order of their names. */
  name: string;
  sql: string;
}

/**
 * Applies the missing migrations in one transaction, under an advisory lock, so that several
 * processes may start at once. Returns their names. Throws MigrationForbidden when one is missing
 * and the role may not change the schema.
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  try {
    return await db.transaction().execute((tx) => apply(tx, migrations));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error;
    throw new MigrationForbidden(
      'Migrations are missing, and the role of DATABASE_URL may not change the schema: apply them as its owner (node scripts/run.mjs migrate).',
      { cause: error },
    );
  }
}

async function apply(tx: Tx, migrations: readonly Migration[]): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(4021967)`.execute(tx);
  const applied = await readApplied(tx);
  const fresh: string[] = [];
  for (const migration of [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const checksum = checksumOf(migration);
    const appliedChecksum = applied.get(migration.name);
    if (appliedChecksum === checksum) continue;
    if (appliedChecksum)
      throw new MigrationChanged(`Migration ${migration.name} changed after it was applied.`);
    await sql.raw(migration.sql).execute(tx);
    await sql`insert into migration (name, checksum) values (${migration.name}, ${checksum})`.execute(
      tx,
    );
    fresh.push(migration.name);
  }
  const unknownNames = [...applied.keys()].filter(
    (name) => !migrations.some((each) => each.name === name),
  );
  if (unknownNames.length > 0) {
    throw new MigrationChanged(
      `The database has migrations that this program does not know: ${unknownNames.join(', ')}. Is it an older version?`,
    );
  }
  return fresh;
}

async function readApplied(tx: Tx): Promise<Map<string, string>> {
  // "Create if not exists" would need the right to create even where the table exists.
  const found = await sql<{ there: boolean }>`
    select to_regclass('migration') is not null as there`.execute(tx);
  if (!found.rows[0]?.there) {
    await sql`create table migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(tx);
  }
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migration`.execute(tx);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

export function checksumOf({ sql: text }: Migration): string {
  return createHash('sha256').update(text).digest('hex');
}
