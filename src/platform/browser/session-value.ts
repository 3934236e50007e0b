import { useSyncExternalStore } from 'react';

/** A value that outlives the page but not the tab; without storage it lasts as long as the page. */
export function sessionValue<T>(key: string) {
  const listeners = new Set<() => void>();
  let kept: T | undefined;
  let read = false;

  function current(): T | undefined {
    if (!read) {
      read = true;
      try {
        kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
      } catch {
        kept = undefined;
      }
    }
    return kept;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    /** Undefined on the server. */
    current,
    keep(value: T | undefined): void {
      kept = value;
      read = true;
      try {
        if (value) sessionStorage.setItem(key, JSON.stringify(value));
        else sessionStorage.removeItem(key);
      } catch {
        // It lasts as long as this page.
      }
      for (const listener of listeners) listener();
    },
    /** Undefined on the server. */
    useKept: (): T | undefined => useSyncExternalStore(subscribe, current, () => undefined),
  };
}
