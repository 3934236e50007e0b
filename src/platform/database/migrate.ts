import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A migration file that was changed after it was applied, or is gone. */
export class MigrationChanged extends Error {}

export interface Migration {
  /** File name without its ending; the order of names is the order of application. */
  name: string;
  sql: string;
}

/**
 * Applies what is missing, all in one transaction under an advisory lock, so that several
 * processes may start at once. Returns the names applied now.
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(4021967)`.execute(tx);
    const { rows: known } = await sql<{ there: boolean }>`
      select to_regclass('migration') is not null as there`.execute(tx);
    // Asked first: `if not exists` wants the right to create tables even where there is one.
    if (!known[0]?.there) {
      await sql`create table migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      )`.execute(tx);
    }
    const { rows } = await sql<{ name: string; checksum: string }>`
      select name, checksum from migration`.execute(tx);
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const fresh: string[] = [];
    for (const migration of [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const checksum = checksumOf(migration);
      const before = applied.get(migration.name);
      if (before === checksum) continue;
      if (before)
        throw new MigrationChanged(`La migración ${migration.name} cambió después de aplicarse.`);
      await sql.raw(migration.sql).execute(tx);
      await sql`insert into migration (name, checksum) values (${migration.name}, ${checksum})`.execute(
        tx,
      );
      fresh.push(migration.name);
    }
    const gone = [...applied.keys()].filter(
      (name) => !migrations.some((each) => each.name === name),
    );
    if (gone.length > 0) {
      throw new MigrationChanged(
        `La base de datos tiene migraciones que este programa no conoce: ${gone.join(', ')}. ¿Es una versión anterior?`,
      );
    }
    return fresh;
  });
}

/** By it a migration is known to be the one that was applied. */
export function checksumOf({ sql: text }: Migration): string {
  return createHash('sha256').update(text).digest('hex');
}
