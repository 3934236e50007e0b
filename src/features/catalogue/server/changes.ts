import type { OpenDatabase, Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/** Changes of the catalogue, made in this process or in another. */
export interface CatalogueChanges {
  /** False until the process listens: till then nothing may be cached. */
  heard(): boolean;
  /** Since when the database tells nothing: what is cached is of then. Undefined: it does tell. */
  silentSince(): Date | undefined;
  /** Called at every change, in the order in which the listeners came. */
  onChange(listener: () => void): void;
  /** Something cached holds only until then: all is dropped at that moment. */
  expireAt(moment: Date): void;
  /** Something changed here: this process need not wait until the database says so. */
  notify(): void;
}

/** Timers take no more than 24 days; forgetting once a day too often costs nothing. */
const longestWait = 86_400_000;

const changesByDatabase = new WeakMap<OpenDatabase, CatalogueChanges>();

/**
 * The changes of a database's catalogue. One listener serves the whole process, so that things made
 * of each other (a page of a list) are dropped together.
 */
export function catalogueChanges(database: OpenDatabase): CatalogueChanges {
  const existing = changesByDatabase.get(database);
  if (existing) return existing;
  const changes = listenTo(database);
  changesByDatabase.set(database, changes);
  return changes;
}

/**
 * Changes the catalogue in a transaction. Whoever changed it and then looks, here, sees it; other
 * processes hear of it a moment later.
 */
export async function changeCatalogue<T>(
  { db, database }: Pick<Services, 'db' | 'database'>,
  action: (tx: Tx) => Promise<T>,
): Promise<T> {
  const done = await db.transaction().execute(action);
  catalogueChanges(database).notify();
  return done;
}

function listenTo(database: OpenDatabase): CatalogueChanges {
  const listeners: (() => void)[] = [];
  let listening = false;
  let silentSince: Date | undefined;
  let expiry: { due: number; timer: NodeJS.Timeout } | undefined;
  const onNotification = () => {
    listening = true;
    silentSince = undefined;
    for (const listener of listeners) listener();
  };
  // Without a listener nothing is cached, which is slower and right.
  const onConnectionLost = () => {
    silentSince ??= new Date();
  };
  database.listen('catalogue', onNotification, onConnectionLost).then(onNotification, () => {});
  return {
    heard: () => listening,
    silentSince: () => silentSince,
    onChange: (listener) => listeners.push(listener),
    notify: () => {
      if (listening) onNotification();
    },
    expireAt(moment) {
      const due = Math.min(moment.getTime(), Date.now() + longestWait);
      if (expiry && expiry.due <= due) return;
      clearTimeout(expiry?.timer);
      const dropAll = () => {
        expiry = undefined;
        if (listening) onNotification();
      };
      expiry = { due, timer: setTimeout(dropAll, Math.max(0, due - Date.now())).unref() };
    },
  };
}
