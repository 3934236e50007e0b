import { sql } from 'kysely';
import { lastUse } from '#platform/auth/session.ts';
import type { Database } from '#platform/database/database.ts';
import type { OpenSession } from '../schema.ts';

export async function readOwnSessions(
  db: Database,
  personId: string,
  currentKey: Buffer | undefined,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'created_at', 'expires_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    startedAt: row.created_at.toISOString(),
    usedAt: lastUse(row).toISOString(),
    here: currentKey !== undefined && row.token_hash.equals(currentKey),
  }));
}
