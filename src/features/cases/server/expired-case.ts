import { type RawBuilder, sql } from 'kysely';
import type { RetentionTime } from '#platform/retention/rules.ts';

/** Nobody's account any more, and nothing happened to it for RETENTION_YEARS. */
export function expiredCase(
  table: 'quote' | 'verification',
  { oldest }: RetentionTime,
): RawBuilder<unknown> {
  return sql`person_id is null and created_at < ${oldest} and not exists (
    select from event where ${sql.ref(`${table}_id`)} = ${sql.ref(`${table}.id`)} and at >= ${oldest}
  )`;
}
