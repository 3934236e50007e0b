import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

interface InwardReference {
  name: string;
  table: string;
}

export async function findInwards(tx: Tx): Promise<InwardReference[]> {
  const { rows } = await sql<InwardReference>`
    select conname as name, conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and conrelid = confrelid and not condeferrable
      and connamespace = 'public'::regnamespace`.execute(tx);
  return rows;
}

/** A batch may refer to rows of a later one, so these references are checked once all are there. */
export async function checkAtEnd(tx: Tx, inwards: readonly InwardReference[]): Promise<void> {
  await setRule(tx, inwards, 'deferrable initially deferred');
}

export async function checkNow(tx: Tx, inwards: readonly InwardReference[]): Promise<void> {
  await sql`set constraints all immediate`.execute(tx);
  await setRule(tx, inwards, 'not deferrable');
}

async function setRule(tx: Tx, inwards: readonly InwardReference[], rule: string): Promise<void> {
  for (const { name, table } of inwards) {
    const change = sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)}`;
    await sql`${change} ${sql.raw(rule)}`.execute(tx);
  }
}
