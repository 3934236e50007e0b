import { handoverListEntry } from '#platform/browser/registry/handovers.ts';
import { placeOfPerson, readStored, storedOwners, writeStored } from '#platform/browser/storage.ts';
import type { HandoverList } from './schema.ts';

const dayMs = 86_400_000;

/** The list of a link, which a phone stores to go on without a connection. It must hold no code. */
export interface StoredList {
  token: string;
  list: HandoverList;
  savedAt?: number;
}

export function storeList(stored: StoredList): void {
  const text = JSON.stringify({ savedAt: Date.now(), ...stored });
  writeStored(placeOfPerson(handoverListEntry, stored.list.id), text);
}

/**
 * Lists whose links still open. Subtracts the time that passed, because this phone's clock may be
 * years off.
 */
export function readOpenLists(): StoredList[] {
  return readAllLists().filter(({ list, savedAt = 0 }) => {
    const lasts = Date.parse(list.expiresAt) - Date.parse(list.openedAt);
    return Date.now() - savedAt < lasts;
  });
}

export const listsOfLink = (token: string): StoredList[] =>
  readAllLists().filter((stored) => stored.token === token);

export function removeList({ list }: StoredList): void {
  writeStored(placeOfPerson(handoverListEntry, list.id), null);
}

/** Marks a unit in the stored lists too, once the server has taken its handover. */
export function markHandedOver(token: string, unitId: string, handedOn: string): void {
  for (const stored of listsOfLink(token)) {
    const units = stored.list.units.map((unit) =>
      unit.id === unitId ? { ...unit, handedOn } : unit,
    );
    storeList({ ...stored, list: { ...stored.list, units } });
  }
}

function readAllLists(): StoredList[] {
  return storedOwners(handoverListEntry).flatMap((id) => {
    const stored = readList(id);
    const oldest = Date.now() - handoverListEntry.days * dayMs;
    if (stored && (stored.savedAt ?? 0) > oldest) return stored;
    writeStored(placeOfPerson(handoverListEntry, id), null);
    return [];
  });
}

function readList(id: string): StoredList | undefined {
  try {
    return JSON.parse(readStored(placeOfPerson(handoverListEntry, id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
