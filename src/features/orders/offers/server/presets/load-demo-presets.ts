import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { presets } from './presets.ts';

export async function loadDemoPresets(db: Database): Promise<void> {
  // Imported late, because only the first start of a demo shop needs it.
  const { demoOfferPresets } = await import('../../../../../../demo/presets.ts');
  await inTransaction(db, async (tx) => {
    for (const form of demoOfferPresets) await presets.insert(tx, form);
  });
}
