import type { Database } from '#platform/database/database.ts';
import { insertPreset } from './presets.ts';

/** What the demo's offers begin with; for a shop whose demo catalogue was written just now. */
export async function loadDemoPresets(db: Database): Promise<void> {
  // Not loaded until wanted: a shop has its first start once.
  const { demoOfferPresets } = await import('../../../../../demo/presets.ts');
  await db.transaction().execute(async (tx) => {
    for (const form of demoOfferPresets) await insertPreset(tx, form);
  });
}
