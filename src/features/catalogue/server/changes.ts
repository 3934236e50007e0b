import type { OpenDatabase } from '../../../platform/database/database.ts';

/** What this process hears of changes of the catalogue, made here or in another process. */
export interface CatalogueChanges {
  /** False until the process listens: till then nothing may be kept. */
  heard(): boolean;
  /** Called at every change, in the order in which the listeners came. */
  onChange(listener: () => void): void;
}

const known = new WeakMap<OpenDatabase, CatalogueChanges>();

/**
 * The changes of a database's catalogue. One ear serves the whole process, so that things made of
 * each other (a page of a list) are forgotten in one go.
 */
export function catalogueChanges(database: OpenDatabase): CatalogueChanges {
  const before = known.get(database);
  if (before) return before;
  const changes = listenTo(database);
  known.set(database, changes);
  return changes;
}

function listenTo(database: OpenDatabase): CatalogueChanges {
  const listeners: (() => void)[] = [];
  let listening = false;
  const hear = () => {
    listening = true;
    for (const listener of listeners) listener();
  };
  // Without an ear nothing is kept, which is slower and right.
  database.listen('catalogue', hear).then(hear, () => {});
  return {
    heard: () => listening,
    onChange: (listener) => listeners.push(listener),
  };
}
