import type { OpenDatabase, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#platform/services.ts';
import { dayMs } from '#platform/time/durations.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';

export interface CatalogueChanges {
  /** False until the process hears of changes; before that nothing may be cached. */
  isListening(): boolean;
  /** Since when no changes arrive from the database; undefined while they do. */
  staleSince(): Date | undefined;
  /** Listeners run in the order of their registration. */
  onChange(listener: () => void): void;
  /** Clears everything at this moment, because a cached notice or price ends then. */
  expireAt(moment: Date): void;
  /** Tells of a change in this process, which need not wait for the database. */
  notify(): void;
}

/** A timer cannot wait longer than 24 days. Clearing once a day without need costs nothing. */
const maxWaitMs = dayMs;

const changesByDatabase = new WeakMap<OpenDatabase, CatalogueChanges>();

/** One listener for each process, so that caches that depend on each other are cleared together. */
export function catalogueChanges(database: OpenDatabase): CatalogueChanges {
  const existing = changesByDatabase.get(database);
  if (existing) return existing;
  const changes = listenTo(database);
  changesByDatabase.set(database, changes);
  return changes;
}

/** The caller sees its own change at once; other processes hear of it a moment later. */
export async function changeCatalogue<T>(
  { db, database }: Pick<Services, 'db' | 'database'>,
  action: (tx: Tx) => Promise<T>,
): Promise<T> {
  const done = await inTransaction(db, action);
  catalogueChanges(database).notify();
  return done;
}

function listenTo(database: OpenDatabase): CatalogueChanges {
  const listeners: (() => void)[] = [];
  let listening = false;
  let staleSince: Date | undefined;
  let expiry: { due: number; timer: NodeJS.Timeout } | undefined;
  const onNotification = () => {
    listening = true;
    staleSince = undefined;
    for (const listener of listeners) listener();
  };
  // Without a listener nothing is cached: slower, but correct.
  const onConnectionLost = () => {
    staleSince ??= sharedNow();
  };
  database.listen('catalogue', onNotification, onConnectionLost).then(onNotification, () => {});
  return {
    isListening: () => listening,
    staleSince: () => staleSince,
    onChange: (listener) => listeners.push(listener),
    notify: () => {
      if (listening) onNotification();
    },
    expireAt(moment) {
      const due = Math.min(moment.getTime(), sharedNow().getTime() + maxWaitMs);
      if (expiry && expiry.due <= due) return;
      clearTimeout(expiry?.timer);
      const dropAll = () => {
        expiry = undefined;
        if (listening) onNotification();
      };
      expiry = {
        due,
        timer: setTimeout(dropAll, Math.max(0, due - sharedNow().getTime())).unref(),
      };
    },
  };
}
