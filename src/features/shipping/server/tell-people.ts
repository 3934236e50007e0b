import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

export interface UnitChange {
  unitId: string;
  entryIds: readonly string[];
}

/** Called in the transaction of each change of a unit, with what it wrote; a voyage calls it for each of its units. */
export async function tellPeople(
  _tx: Tx,
  _services: Pick<Services, 'config'>,
  _change: UnitChange,
): Promise<void> {}
