import { purgeParts } from '#features/requests/uploads/server/stored-parts.ts';
import type { Database } from '#platform/database/database.ts';
import { purgeProofs } from './proof.ts';

export async function purgeSending(db: Database): Promise<void> {
  await purgeProofs(db);
  await purgeParts(db);
}
