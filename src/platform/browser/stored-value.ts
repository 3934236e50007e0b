import { useSyncExternalStore } from 'react';
import { onStored, type PersonEntry, readStored, type WebEntry, writeStored } from './storage.ts';

interface Codec<Value> {
  read(text: string): Value | undefined;
  write(value: Value): string;
}

/** One stored value, as JSON by default. Undefined on the server. */
export function storedValue<Value>(
  entry: Exclude<WebEntry, PersonEntry>,
  { read, write }: Codec<Value> = { read: JSON.parse, write: JSON.stringify },
) {
  let text: string | null = null;
  let value: Value | undefined;

  function current(): Value | undefined {
    const stored = readStored(entry);
    if (stored !== text) {
      text = stored;
      value = stored === null ? undefined : parsed(stored, read);
    }
    return value;
  }

  return {
    current,
    save(next: Value | undefined): void {
      writeStored(entry, next === undefined ? null : write(next));
    },
    use: (): Value | undefined => useSyncExternalStore(onStored, current, () => undefined),
  };
}

function parsed<Value>(text: string, read: (text: string) => Value | undefined): Value | undefined {
  try {
    return read(text) ?? undefined;
  } catch {
    return undefined;
  }
}
