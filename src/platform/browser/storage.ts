import type * as entries from './registry/index.ts';

/** What the registry knows: nothing else can be stored. */
export type StoredEntry = (typeof entries)[keyof typeof entries];
export type CookieEntry = Extract<StoredEntry, { area: 'cookie' }>;
export type WebEntry = Extract<StoredEntry, { area: 'localStorage' | 'sessionStorage' }>;
/** Files, in a database of the browser's. */
export type FileEntry = Extract<StoredEntry, { area: 'indexedDB' }>;
/** Of which there is one for each person. */
export type PersonEntry = Extract<WebEntry, { of: 'person' }>;

/** Where one value lies. */
export type StoredPlace =
  | Exclude<WebEntry, PersonEntry>
  | { name: `${PersonEntry['name']}.${string}`; area: PersonEntry['area'] };

/** What the browser refused to store (private mode, full disk) lasts as long as the page. */
const refused: Record<string, string> = {};

export function readStored({ name, area }: StoredPlace): string | null {
  try {
    return refused[name] ?? globalThis[area].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or with null removes it. Never throws. */
export function writeStored({ name, area }: StoredPlace, text: string | null): void {
  delete refused[name];
  try {
    if (text === null) globalThis[area].removeItem(name);
    else globalThis[area].setItem(name, text);
  } catch {
    if (text) refused[name] = text;
  }
  dispatchEvent(new StorageEvent('storage', { key: name }));
}

/** `whose`: a person, and what of theirs it is about. */
export function theirs({ name, area }: PersonEntry, whose: string): StoredPlace {
  return { name: `${name}.${whose}` as const, area };
}

/** Calls back after each change of whatever is stored, from this tab or another. */
export function onStored(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whose there are on this phone. */
export function storedOwners({ name, area }: PersonEntry): string[] {
  const keys = new Set(Object.keys(refused));
  try {
    for (const key of Object.keys(globalThis[area])) keys.add(key);
  } catch {
    // Only what the page itself remembers.
  }
  const start = `${name}.`;
  return [...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** Removes whatever holds one of these words; returns what that was. */
export function clearStored(words: readonly string[]): string {
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
