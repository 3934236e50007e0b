import { draftPrefix } from './unsent.ts';

/**
 * What somebody is filling in, or has sent without an answer yet: texts and which receipts go with
 * it. It survives a reload and a cut connection, and goes once the server has it.
 */
export interface Draft {
  fields: Record<string, string>;
  receipts: StoredReceipt[];
  sent?: Sent | undefined;
}

/** A receipt as it goes up: its pieces lie on the server under this id, its file in the browser. */
export interface StoredReceipt {
  uploadId: string;
  name: string;
  bytes: number;
  parts: number;
  /** A data address of a few hundred pixels. */
  thumbnail?: string | undefined;
}

/** Sending the same again is harmless: the same key is the same ticket. */
interface Sent {
  key: string;
  fields: Record<string, string>;
  uploadIds: string[];
  /** It left this phone at least once. */
  tried?: boolean | undefined;
  /** The person does not want it sent by itself. */
  paused?: boolean | undefined;
}

export const draftDays = 7;
const noDraft: Draft = { fields: {}, receipts: [] };

// Where storage refuses, it lasts as long as the page.
const memory = new Map<string, Draft>();

/** Whose draft of what: nobody else's, though they share the phone. */
export function draftName(personId: string, subject: string): string {
  return `${personId}.${subject}`;
}

export function findDraft(name: string): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(draftPrefix + name) ?? 'null');
    if (stored && Date.now() - stored.savedAt < draftDays * 86_400_000) return stored.draft;
    if (stored) forgetDraft(name);
  } catch {
    // The memory may have it.
  }
  return memory.get(name) ?? noDraft;
}

export function keepDraft(name: string, draft: Draft): void {
  memory.set(name, draft);
  try {
    localStorage.setItem(draftPrefix + name, JSON.stringify({ savedAt: Date.now(), draft }));
  } catch {
    // The memory above has it.
  }
}

export function forgetDraft(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(draftPrefix + name);
  } catch {
    // There was nothing.
  }
}

/** What somebody wrote before signing in goes on as theirs; what was sent keeps its sender. */
export function adoptDraft(from: string, name: string): void {
  const draft = findDraft(from);
  if (draft === noDraft || draft.sent || findDraft(name) !== noDraft) return;
  keepDraft(name, draft);
  forgetDraft(from);
}

/** What this person sent from this phone without an answer, and wants sent by itself. */
export function unsentSubjects(personId: string): string[] {
  try {
    const begin = draftName(personId, '');
    return Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(draftPrefix + begin)) return [];
      const name = key.slice(draftPrefix.length);
      const { sent } = findDraft(name);
      return sent && !sent.paused ? [name.slice(begin.length)] : [];
    });
  } catch {
    return [];
  }
}
