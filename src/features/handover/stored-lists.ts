import { handoverListEntry } from '#platform/browser/registry/handovers.ts';
import { readStored, storedOwners, theirs, writeStored } from '#platform/browser/storage.ts';
import type { HandoverList } from './schema.ts';

/** What a phone keeps of a link, to go on without a connection: no page, and no code. */
export interface StoredList {
  token: string;
  list: HandoverList;
  /** When the server last told it. */
  savedAt?: number;
}

export function storeList(kept: StoredList): void {
  const stored = { savedAt: Date.now(), ...kept };
  writeStored(theirs(handoverListEntry, kept.list.id), JSON.stringify(stored));
}

/** What links that still work have: by the time that passed, for this phone's clock may be years off. */
export function readOpenLists(): StoredList[] {
  return readAllLists().filter(({ list, savedAt = 0 }) => {
    const lasts = Date.parse(list.expiresAt) - Date.parse(list.openedAt);
    return Date.now() - savedAt < lasts;
  });
}

/** Those of one link, also when it is over. */
export const listsOfLink = (token: string): StoredList[] =>
  readAllLists().filter((kept) => kept.token === token);

/** What has lain here for longer than any link works goes. */
function readAllLists(): StoredList[] {
  return storedOwners(handoverListEntry).flatMap((id) => {
    const kept = read(id);
    const oldest = Date.now() - handoverListEntry.days * 86_400_000;
    if (kept && (kept.savedAt ?? 0) > oldest) return kept;
    writeStored(theirs(handoverListEntry, id), null);
    return [];
  });
}

/** The office ended its link, and nothing of it waits here. */
export function removeList({ list }: StoredList): void {
  writeStored(theirs(handoverListEntry, list.id), null);
}

/** It has arrived: a list that is kept says so too. */
export function markHandedOver(token: string, unitId: string, handedOn: string): void {
  for (const kept of listsOfLink(token)) {
    const units = kept.list.units.map((unit) =>
      unit.id === unitId ? { ...unit, handedOn } : unit,
    );
    storeList({ ...kept, list: { ...kept.list, units } });
  }
}

function read(id: string): StoredList | undefined {
  try {
    return JSON.parse(readStored(theirs(handoverListEntry, id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
