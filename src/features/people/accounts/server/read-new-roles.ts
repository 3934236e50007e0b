import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import type { NewRole } from '../team-schema.ts';
import { staffNameColumn } from './agents.ts';

/** The roles of staff that were given in the last 72 hours, also those that ended meanwhile. */
export async function readNewRoles(db: Database): Promise<NewRole[]> {
  const { rows } = await sql<NewRole>`
    select ${staffNameColumn('t.person_id')} as who, role, ${isoMoment('since')} as since, ${staffNameColumn('t.given_by')} as by,
      ended_at is not null as ended, (select email from person where id = t.person_id) as email
    from staff_term t
    where not from_start and since > now() - interval '72 hours' order by t.seq desc limit 50`.execute(
    db,
  );
  return rows;
}
