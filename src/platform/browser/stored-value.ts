import { useSyncExternalStore } from 'react';
import { onStored, type PersonEntry, readStored, type WebEntry, writeStored } from './storage.ts';

interface Codec<T> {
  read(text: string): T | undefined;
  write(value: T): string;
}

/** One stored value, as JSON by default. Undefined on the server. */
export function storedValue<T>(
  entry: Exclude<WebEntry, PersonEntry>,
  { read, write }: Codec<T> = { read: JSON.parse, write: JSON.stringify },
) {
  let text: string | null = null;
  let value: T | undefined;

  function current(): T | undefined {
    const stored = readStored(entry);
    if (stored !== text) {
      text = stored;
      value = stored === null ? undefined : parsed(stored, read);
    }
    return value;
  }

  return {
    current,
    save(next: T | undefined): void {
      writeStored(entry, next === undefined ? null : write(next));
    },
    use: (): T | undefined => useSyncExternalStore(onStored, current, () => undefined),
  };
}

function parsed<T>(text: string, read: (text: string) => T | undefined): T | undefined {
  try {
    return read(text) ?? undefined;
  } catch {
    return undefined;
  }
}
