import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import {
  type ActOfTwo,
  type Eligible,
  rolesFor,
  type TwoPeople,
  twoPeopleOf,
} from '../two-people.ts';

/** The ids of all accounts of a member of staff, also of those that were deleted. */
export async function readOwnAccounts(db: Database, id: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from staff_identity
    where human = (select human from staff_identity where key = ${id})`.execute(db);
  return new Set([id, ...rows.map(({ key }) => key)]);
}

/**
 * The database decides who counts: constraint triggers on `by_established` and `same_human`
 * (db/migrations/070-staff-terms.sql). This says beforehand what they will answer.
 */
export async function readTwoPeople(
  db: Database,
  reader: { id: string },
  act: ActOfTwo,
): Promise<TwoPeople> {
  const roles = rolesFor(act);
  const { rows } = await sql<Eligible>`
    select same_human(id, ${reader.id}) as self, established_from(id, ${roles}) as "from"
    from person where role = any (${roles}::text[])`.execute(db);
  return twoPeopleOf(rows, sharedNow());
}
