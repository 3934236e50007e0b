import type { OpenDatabase } from '#platform/database/database.ts';
import { createCache } from './cache.ts';
import { catalogueChanges } from './changes.ts';
import { createCountMemory } from './count-memory.ts';

/** What a process remembers of the catalogue as it is now. */
export interface CatalogueMemory {
  answers: ReturnType<typeof createCache>;
  counts: ReturnType<typeof createCountMemory>;
}

const memories = new WeakMap<OpenDatabase, () => CatalogueMemory>();

/**
 * Gives the memory of a database's catalogue. After a change it is a new, empty one; who still
 * computes with the old catalogue writes into the old memory, which nobody reads any more. Take it
 * before looking into the database.
 */
export function memoryOf(database: OpenDatabase): () => CatalogueMemory {
  const existing = memories.get(database);
  if (existing) return existing;
  const changes = catalogueChanges(database);
  let memory = emptyMemory();
  changes.onChange(() => {
    memory = emptyMemory();
  });
  const currentMemory = () => (changes.heard() ? memory : emptyMemory());
  memories.set(database, currentMemory);
  return currentMemory;
}

function emptyMemory(): CatalogueMemory {
  return { answers: createCache(), counts: createCountMemory() };
}
