import {
  type OwnEntry,
  placeOfPerson,
  readStored,
  storedOwners,
  type WebEntry,
  writeStored,
} from './storage.ts';

type DraftEntry = Extract<OwnEntry, { area: 'localStorage'; days: number; former?: never }>;
type FormerEntry = Extract<WebEntry, { former: true }>;

const day = 86_400_000;

export function draftName(personId: string, subject: string): string {
  return `${personId}.${subject}`;
}

/**
 * Drafts that survive a reload, an expired session and a cut connection, until they are sent,
 * emptied or too old. `adopt` runs once: it takes over what older versions of the shop stored under
 * other names.
 */
export function draftStore<Draft>(
  entry: DraftEntry,
  former: FormerEntry,
  adopt: (stored: unknown, name: string) => Draft | undefined,
) {
  let hasBegun = false;

  /** Runs at the first use, because the server renders the same forms. */
  function begin(): void {
    if (hasBegun) return;
    hasBegun = true;
    for (const name of storedOwners(former)) {
      try {
        const draft = adopt(parse(readStored(placeOfPerson(former, name))), name);
        if (draft !== undefined) save(name, draft);
      } catch {
        // Written by something else.
      }
      writeStored(placeOfPerson(former, name), null);
    }
    for (const name of storedOwners(entry)) find(name);
  }

  function find(name: string): Draft | undefined {
    begin();
    const stored = parse(readStored(placeOfPerson(entry, name))) as
      | { savedAt: number; draft: Draft }
      | undefined;
    if (!stored) return undefined;
    if (Date.now() - stored.savedAt < entry.days * day) return stored.draft;
    writeStored(placeOfPerson(entry, name), null);
    return undefined;
  }

  /** Undefined deletes it. */
  function save(name: string, draft: Draft | undefined): void {
    begin();
    const text = draft === undefined ? null : JSON.stringify({ savedAt: Date.now(), draft });
    writeStored(placeOfPerson(entry, name), text);
  }

  return { begin, find, save };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
