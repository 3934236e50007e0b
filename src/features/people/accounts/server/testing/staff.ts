import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Role } from '../../roles.ts';

/** Everybody who is of staff now has been long enough for acts of two people, by any test's clock. */
export const longOfStaff = "update staff_term set since = '2020-01-01'";

/** Gives somebody a role, as if long ago. */
export async function makeStaff(
  db: Database,
  id: string | undefined,
  role: Role = 'administrador',
): Promise<void> {
  await sql`update person set role = ${role} where id = ${id}`.execute(db);
  await sql`${sql.raw(longOfStaff)} where person_id = ${id}`.execute(db);
}

/** Somebody new who has long been of staff. Returns the id. */
export async function newStaff(db: Database, role: Role = 'administrador'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into person (issuer, subject, email)
    values ('https://id.test', gen_random_uuid()::text, gen_random_uuid() || '@correo.test')
    returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await makeStaff(db, id, role);
  return id;
}
