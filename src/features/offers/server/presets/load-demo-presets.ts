import type { Database } from '#platform/database/database.ts';
import { estimatePresets, insertPreset, offerPresets } from './presets.ts';

/** What the demo's offers begin with; for a shop whose demo catalogue was written just now. */
export async function loadDemoPresets(db: Database): Promise<void> {
  // Not loaded until wanted: a shop has its first start once.
  const demo = await import('../../../../../demo/presets.ts');
  await db.transaction().execute(async (tx) => {
    for (const form of demo.demoOfferPresets) await insertPreset(tx, offerPresets, form);
    for (const form of demo.demoEstimatePresets) await insertPreset(tx, estimatePresets, form);
  });
}
