import { handoverListEntry } from '#platform/browser/registry/forms.ts';
import { readStored, storedOwners, theirs, writeStored } from '#platform/browser/storage.ts';
import type { HandoverList } from './schema.ts';

/** What a phone keeps of a link, to go on without a connection: no page, and no code. */
export interface KeptList {
  token: string;
  list: HandoverList;
}

export function keepList(kept: KeptList): void {
  writeStored(theirs(handoverListEntry, kept.list.id), JSON.stringify(kept));
}

/** Of links that still work; what is over goes. */
export function readLists(): KeptList[] {
  return storedOwners(handoverListEntry).flatMap((id) => {
    const kept = read(id);
    if (kept && Date.parse(kept.list.expiresAt) > Date.now()) return kept;
    writeStored(theirs(handoverListEntry, id), null);
    return [];
  });
}

/** The office ended its link. */
export function dropList(token: string): void {
  for (const { list } of readLists().filter((kept) => kept.token === token)) {
    writeStored(theirs(handoverListEntry, list.id), null);
  }
}

/** It has arrived: a list that is kept says so too. */
export function noteHandedOver(token: string, unitId: string, handedOn: string): void {
  for (const kept of readLists().filter((each) => each.token === token)) {
    const units = kept.list.units.map((unit) =>
      unit.id === unitId ? { ...unit, handedOn } : unit,
    );
    keepList({ token, list: { ...kept.list, units } });
  }
}

function read(id: string): KeptList | undefined {
  try {
    return JSON.parse(readStored(theirs(handoverListEntry, id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
