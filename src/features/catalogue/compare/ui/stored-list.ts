import { useSyncExternalStore } from 'react';

/** A list in the browser's storage; without storage it lasts as long as the page. */
export interface KeptList<T> {
  load(): readonly T[];
  save(list: readonly T[]): void;
  /** The list as it is now; empty on the server and while React takes over its page. */
  use(): readonly T[];
}

const nothing: readonly never[] = [];

export function storedList<T>(
  key: string,
  area: 'localStorage' | 'sessionStorage',
  read: (text: string | null) => T[],
  write: (list: readonly T[]) => string,
): KeptList<T> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let list: readonly T[] = nothing;

  function load(): readonly T[] {
    const stored = storage(area)?.getItem(key) ?? null;
    if (text === undefined || (stored !== null && stored !== text)) {
      text = stored;
      list = read(stored);
    }
    return list;
  }
  function subscribe(listener: () => void) {
    const other = (event: StorageEvent) => event.key === key && listener();
    listeners.add(listener);
    addEventListener('storage', other);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', other);
    };
  }
  return {
    load,
    save(changed) {
      list = changed;
      text = write(changed);
      try {
        storage(area)?.setItem(key, text);
      } catch {
        // Full: it lasts as long as this page.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, load, () => nothing),
  };
}

function storage(area: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[area];
  } catch {
    return undefined;
  }
}
