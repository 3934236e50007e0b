import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { TariffRule } from '../landed-cost/landed-cost.ts';
import { createCache } from './cache.ts';
import { catalogueChanges } from './changes.ts';
import { createCountMemory } from './count-memory.ts';
import type { KnownChoices } from './product-choices.ts';
import { createReadings, type SearchReadings } from './search.ts';

export interface CatalogueMemory {
  answers: ReturnType<typeof createCache>;
  counts: ReturnType<typeof createCountMemory>;
  readings: SearchReadings;
  choices: KnownChoices;
  /** What is paid in Cuba, by the rules of a day. */
  tariffs: Map<ProvinceCode, { day: string; rules: readonly TariffRule[] }>;
}

const memories = new WeakMap<OpenDatabase, () => CatalogueMemory>();

/**
 * Returns the current memory; after a change it is a new, empty one. Take it before reading the
 * database: whoever still computes with old data then writes into the old memory, which nobody
 * reads.
 */
export function memoryOf(database: OpenDatabase): () => CatalogueMemory {
  const existing = memories.get(database);
  if (existing) return existing;
  const changes = catalogueChanges(database);
  let memory = emptyMemory();
  changes.onChange(() => {
    memory = emptyMemory();
  });
  const currentMemory = () => (changes.isListening() ? memory : emptyMemory());
  memories.set(database, currentMemory);
  return currentMemory;
}

function emptyMemory(): CatalogueMemory {
  return {
    answers: createCache(),
    counts: createCountMemory(),
    readings: createReadings(),
    choices: new Map(),
    tariffs: new Map(),
  };
}
