import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Services } from '#platform/services.ts';
import type { ExportPaperItem } from '../items.ts';
import { writeFactVersion } from './write-fact-version.ts';

/** Withdraws a paper; its former content stays on record. */
export async function withdrawFacts(
  services: Services,
  agent: CurrentUser,
  {
    id,
    item,
    expected,
    note,
  }: { id: string; item: ExportPaperItem; expected: number; note: string },
): Promise<void> {
  const action = 'unit.paper_withdrawn';
  await writeFactVersion(services, agent, { id, item, expected, action, withdraw: note });
}
