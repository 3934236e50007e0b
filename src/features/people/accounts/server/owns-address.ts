import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** True where the provider verified that the record's e-mail is its owner's. */
export async function ownsAddress(
  db: Database,
  { personId, email }: { personId: string | null | undefined; email: string },
): Promise<boolean> {
  if (!personId) return false;
  const owner = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('email_verified', '=', true)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return owner !== undefined;
}
