import { vi } from 'vitest';

/** Fakes the storage and locks of a phone. All tabs hear each change. */
export function fakeBrowser({ full = false } = {}) {
  const storages = { localStorage: fakeStorage(full), sessionStorage: fakeStorage(full) };
  const heard = new Map<string, Set<(event: { key: string | null }) => void>>();
  const locks = new Map<string, Promise<unknown>>();
  for (const [name, storage] of Object.entries(storages)) vi.stubGlobal(name, storage);
  const listenersTo = (kind: string) => heard.get(kind) ?? new Set();
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => {
    heard.set(kind, listenersTo(kind).add(listener));
  });
  vi.stubGlobal('removeEventListener', (kind: string, listener: () => void) => {
    listenersTo(kind).delete(listener);
  });
  vi.stubGlobal(
    'StorageEvent',
    class {
      type: string;
      key: string;
      constructor(type: string, { key }: { key: string }) {
        this.type = type;
        this.key = key;
      }
    },
  );
  vi.stubGlobal('dispatchEvent', ({ type, key }: StorageEvent) => notify(type, key));
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request(name: string, run: () => Promise<unknown>) {
        const mine = (locks.get(name) ?? Promise.resolve()).then(run, run);
        locks.set(name, mine);
        return mine;
      },
    },
  });
  const notify = (kind: string, key: string | null = null) => {
    for (const listener of [...listenersTo(kind)]) listener({ key });
  };
  return {
    ...storages,
    backOnline: () => notify('online'),
    /** Notifies as another tab would. */
    changed: (key: string) => notify('storage', key),
  };
}

function fakeStorage(full: boolean): Storage {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem(key: string, text: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      storage[key] = text;
    },
    removeItem(key: string) {
      delete storage[key];
    },
  });
  return storage;
}
