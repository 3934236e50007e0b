import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { StaffMoney } from '../schema.ts';

/** A table for a query: every account that two administradores ever approved, each once. */
export const knownAccounts = sql`(
  select distinct on (account_key) account_key, id, method, account, closed, seq
  from payment_instruction where approved_at is not null and method <> 'cash'
  order by account_key, seq desc)`;

/** Includes former accounts, because money comes late. */
export async function readAccounts(db: Database): Promise<StaffMoney['accounts']> {
  const { rows } = await sql<StaffMoney['accounts'][number]>`
    select id, method, account from ${knownAccounts} known order by closed, seq desc`.execute(db);
  return rows;
}
