import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import type { RecentChange } from '../schema.ts';

/**
 * What others did in the last half minute: of cases by their history, of all else by the log, without
 * what was only read; and who has opened a case, once. It looks back longer than screens wait,
 * because what began earlier may be committed later.
 */
export async function recentChanges(
  db: Database,
  { id: caller }: Pick<CurrentUser, 'id'>,
): Promise<RecentChange[]> {
  const { rows } = await sql<RecentChange>`
    select entry, kind, id, extract(epoch from now() - at)::float8 as "secondsAgo", "toYou" from (
      (select id as entry, actor_id, at, '' as action, coalesce(quote_id, verification_id)::text as id,
        case when quote_id is null then 'verification' else 'quote' end as kind,
        kind = 'assigned' and (exists (select from quote q where q.id = quote_id and q.assigned_to = ${caller})
          or exists (select from verification v where v.id = verification_id and v.assigned_to = ${caller})) as "toYou"
        from event order by seq desc limit ${most})
      union all
      (select id, actor_id, at, action, subject_id, subject_kind, false
        from audit order by seq desc limit ${most})
      union all
      (select md5(subject::text || person_id::text)::uuid, person_id, at, '', subject::text, 'viewing', false
        from viewing where at > now() - interval '30 seconds')
    ) as done
    where at > now() - interval '30 seconds' and actor_id is distinct from ${caller}
      and id is not null and action !~ '(read|receipt|search|export|export_file)$'`.execute(db);
  return rows;
}

/** In half a minute nobody does more; who missed something sees it with the next. */
const most = 100;
