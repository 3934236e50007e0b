import type * as entries from './registry/index.ts';

/** Only registered entries can be stored. */
type StoredEntry = (typeof entries)[keyof typeof entries];
export type CookieEntry = Extract<StoredEntry, { area: 'cookie' }>;
export type WebEntry = Extract<StoredEntry, { area: 'localStorage' | 'sessionStorage' }>;
export type FileEntry = Extract<StoredEntry, { area: 'indexedDB' }>;
/** Stored for each person, or for each handover link. */
export type OwnEntry = Extract<WebEntry, { of: 'person' | 'link' }>;

export type StoredPlace =
  | Exclude<WebEntry, OwnEntry>
  | { name: `${OwnEntry['name']}.${string}`; area: OwnEntry['area'] };

declare global {
  var unstored: Record<string, string> | undefined;
}

/**
 * Values that the browser refused to store (private mode, full disk): they last as long as the
 * page, whose scripts all find them here.
 */
globalThis.unstored ??= {};
const refused = globalThis.unstored;

export function readStored({ name, area }: StoredPlace): string | null {
  try {
    // The server stores nothing, and an error for each page would cost it more than drawing a card.
    return refused[name] ?? globalThis[area]?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Writes a text, or deletes it by null. Never throws. */
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

/** True where the browser refused what stands there now. */
export const isUnstored = ({ name }: StoredPlace): boolean => name in refused;

/**
 * The place of somebody's own value. `whose` is `{person}` or `{person}.{subject}`, and the person ''
 * while nobody is signed in; or the id of a link.
 */
export function placeOfPerson({ name, area }: OwnEntry, whose: string): StoredPlace {
  return { name: `${name}.${whose}` as const, area };
}

export function onStored(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** The people who have stored something under this entry. */
export function storedOwners({ name, area }: OwnEntry): string[] {
  const keys = new Set(Object.keys(refused));
  try {
    for (const key of Object.keys(globalThis[area])) keys.add(key);
  } catch {
    // Only the values of this page.
  }
  const start = `${name}.`;
  return [...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** Removes all values that contain one of these words, and returns them. */
export function clearStored(
  words: readonly string[],
  areas: readonly WebEntry['area'][] = ['localStorage', 'sessionStorage'],
): string {
  let forgotten = '';
  try {
    for (const area of areas) {
      const storage = globalThis[area];
      for (const key of Object.keys(storage)) {
        const stored = `${key} ${storage.getItem(key)}`;
        // What a tab stored of anybody ends with the sign-out, also what they typed before they
        // signed in.
        const isOwn = area === 'sessionStorage' && key.includes('.');
        if (!isOwn && !words.some((word) => stored.includes(word))) continue;
        forgotten += stored;
        storage.removeItem(key);
      }
    }
  } catch {}
  return forgotten;
}
