import type * as entries from './stored-entries.ts';

/** What the registry knows: nothing else can be stored. */
export type StoredEntry = (typeof entries)[keyof typeof entries];
export type CookieEntry = Extract<StoredEntry, { area: 'cookie' }>;
export type WebEntry = Extract<StoredEntry, { area: 'localStorage' | 'sessionStorage' }>;
/** Of which there is one for each person. */
export type PersonEntry = Extract<WebEntry, { of: 'person' }>;

/** Whose it is, and what of theirs it is about. */
type Whose<E extends WebEntry> = E extends PersonEntry ? [whose: string] : [];

/** What the browser refused to store (private mode, full disk) lasts as long as the page. */
const refused = new Map<string, string>();
const listeners = new Set<(key: string) => void>();

export function readStored<E extends WebEntry>(entry: E, ...whose: Whose<E>): string | null {
  const key = keyOf(entry, whose);
  try {
    return refused.get(key) ?? globalThis[entry.area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or with null removes it. Never throws. */
export function writeStored<E extends WebEntry>(
  entry: E,
  text: string | null,
  ...whose: Whose<E>
): void {
  const key = keyOf(entry, whose);
  refused.delete(key);
  try {
    const area = globalThis[entry.area];
    if (text === null) area.removeItem(key);
    else area.setItem(key, text);
  } catch {
    if (text) refused.set(key, text);
  }
  for (const listener of listeners) listener(key);
}

/** Calls back after each change, from this tab or another. */
export function onStored({ name }: WebEntry, listener: () => void): () => void {
  const hear = (key: string | null) => {
    if (!key || key.startsWith(name)) listener();
  };
  const other = (event: StorageEvent) => hear(event.key);
  listeners.add(hear);
  addEventListener('storage', other);
  return () => {
    listeners.delete(hear);
    removeEventListener('storage', other);
  };
}

/** Whose there are on this phone. */
export function whoseAreStored({ name, area }: PersonEntry): string[] {
  const keys = new Set(refused.keys());
  try {
    for (const key of Object.keys(globalThis[area])) keys.add(key);
  } catch {
    // Only what the page itself remembers.
  }
  const start = `${name}.`;
  return [...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** Removes whatever holds one of these words; gives what that was. */
export function forgetStored(words: readonly string[]): string {
  let forgotten = '';
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        const stored = `${key} ${storage.getItem(key)}`;
        if (!words.some((word) => stored.includes(word))) continue;
        forgotten += stored;
        storage.removeItem(key);
      }
    }
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  return forgotten;
}

function keyOf({ name }: WebEntry, whose: readonly string[]): string {
  return [name, ...whose].join('.');
}
