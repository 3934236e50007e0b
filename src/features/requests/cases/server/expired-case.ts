import { type RawBuilder, sql } from 'kysely';
import type { RetentionTime } from '#platform/retention/rules.ts';
import type { CaseType } from '../case-type.ts';

/** Nobody's account any more, and nothing happened to it for RETENTION_YEARS. */
export function expiredCase(
  { name }: Pick<CaseType, 'name'>,
  { oldest }: RetentionTime,
): RawBuilder<unknown> {
  return sql`person_id is null and created_at < ${oldest} and not exists (
    select from event where ${sql.ref(`${name}_id`)} = ${sql.ref(`${name}.id`)} and at >= ${oldest}
  )`;
}
