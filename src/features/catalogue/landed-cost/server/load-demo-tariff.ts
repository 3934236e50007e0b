import type { Tx } from '#platform/database/database.ts';
import { insertTariff } from './keep-tariff.ts';
import './tables.ts';

/** What the demo's products cost in Cuba, where nobody has entered anything yet. */
export async function loadDemoTariff(tx: Tx): Promise<void> {
  if (await tx.selectFrom('tariff').select('id').limit(1).executeTakeFirst()) return;
  // Not loaded until wanted: a shop has its first start once.
  const { demoTariff } = await import('../../../../../demo/tariff.ts');
  for (const form of demoTariff) await insertTariff(tx, null, form);
}
