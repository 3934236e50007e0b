import type { Database } from '#platform/database/database.ts';
import { purgeParts } from '../receipts/receipt-parts.ts';
import { purgeProofs } from './proof.ts';

export async function purgeSending(db: Database): Promise<void> {
  await purgeProofs(db);
  await purgeParts(db);
}
