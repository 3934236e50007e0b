import { useSyncExternalStore } from 'react';
import {
  type OwnEntry,
  onStored,
  placeOfPerson,
  readStored,
  type StoredPlace,
  writeStored,
} from './storage.ts';

interface Codec<Value> {
  read(text: string): Value | undefined;
  write(value: Value): string;
}

/** One stored value, as JSON by default. Undefined on the server. */
export function storedValue<Value>(
  place: StoredPlace,
  { read, write }: Codec<Value> = { read: JSON.parse, write: JSON.stringify },
) {
  let text: string | null = null;
  let value: Value | undefined;

  function current(): Value | undefined {
    const stored = readStored(place);
    if (stored !== text) {
      text = stored;
      value = stored === null ? undefined : parsed(stored, read);
    }
    return value;
  }

  return {
    current,
    save(next: Value | undefined): void {
      writeStored(place, next === undefined ? null : write(next));
    },
    use: (): Value | undefined => useSyncExternalStore(onStored, current, () => undefined),
  };
}

/** One stored value of each person. A component memoizes its own by the person's id. */
export const storedValueOf =
  <Value>(entry: OwnEntry) =>
  (personId = '') =>
    storedValue<Value>(placeOfPerson(entry, personId));

function parsed<Value>(text: string, read: (text: string) => Value | undefined): Value | undefined {
  try {
    return read(text) ?? undefined;
  } catch {
    return undefined;
  }
}
