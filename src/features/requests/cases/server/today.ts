import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { TodayKind } from '../today.ts';

/**
 * A query of what waits in one subject. Each has these columns: `kind`, `id` (of what its button
 * opens), `name`, `about` (whose or what it is), `due`, `whose` (who of staff), `cents`, `pieces`.
 */
export type TodayQuery = (
  agent: Pick<CurrentUser, 'id' | 'role'>,
  now: Date,
) => RawBuilder<unknown>;

interface TodayColumns {
  kind: TodayKind | RawBuilder<unknown>;
  id: string;
  name: string;
  about: RawBuilder<unknown>;
  due: RawBuilder<unknown>;
  /** Null where it is nobody's by its nature. */
  whose: string | null;
  cents?: string;
  pieces?: RawBuilder<unknown>;
}

export const todayColumns = (of: TodayColumns): RawBuilder<unknown> => sql`
  ${typeof of.kind === 'string' ? sql`${of.kind}::text` : of.kind} as kind, ${sql.ref(of.id)}::text as id,
  ${sql.ref(of.name)} as name, ${of.about} as about, ${of.due} as due,
  ${of.whose ? sql.ref(of.whose) : sql`null::uuid`} as whose,
  ${of.cents ? sql.ref(of.cents) : sql`null`}::bigint as cents, ${of.pieces ?? sql`null::int`} as pieces`;

/** The moment at which a day in Cuba is over. */
export const endOfDay = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`havana_midnight(${day} + 1)`;
