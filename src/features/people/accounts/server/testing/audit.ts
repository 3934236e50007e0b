import type { Database } from '#platform/database/database.ts';

export function auditOf(db: Database, subjectId: string) {
  return db
    .selectFrom('audit')
    .select(['actor_id', 'action', 'subject_kind', 'subject_id', 'subject_name', 'details'])
    .where('subject_id', '=', subjectId)
    .orderBy('seq')
    .execute();
}
