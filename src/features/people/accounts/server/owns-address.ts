import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

interface Owned {
  personId: string | null | undefined;
  email: string | null;
}

/** A condition: the provider verified that the record's e-mail is its owner's. */
export const isOwnedAddress = ({ personId = null, email }: Owned): RawBuilder<boolean> =>
  sql<boolean>`exists (select from person where id = ${personId} and email_verified
    and lower(email) = ${email?.toLowerCase() ?? null})`;

/** True where the provider verified that the record's e-mail is its owner's. */
export async function ownsAddress(db: Database, asked: Owned): Promise<boolean> {
  if (!asked.personId) return false;
  const { rows } = await sql<{ owns: boolean }>`select ${isOwnedAddress(asked)} as owns`.execute(
    db,
  );
  return rows[0]?.owns === true;
}
