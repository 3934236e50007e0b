/**
 * What somebody is writing about a quote or a verification. It survives a reload, an expired
 * session and a cut connection; it goes once the server has it.
 */
export interface Draft {
  text: string;
  /** What was sent and has no answer yet; sending the same text again is harmless under its key. */
  unanswered?: { text: string; key: string };
  /** The person does not want it sent by itself. */
  paused?: boolean;
}

const noDraft: Draft = { text: '' };

const prefix = 'mariel-auto-draft.';
// Where storage refuses, it lasts as long as the page.
const memory = new Map<string, Draft>();

/** Whose draft about what: nobody else's, though they share the phone. */
export function draftName(personId: string, subject: string): string {
  return `${personId}.${subject}`;
}

export function findDraft(name: string): Draft {
  try {
    const stored = localStorage.getItem(prefix + name);
    if (stored !== null) return JSON.parse(stored);
  } catch {
    // The memory may have it.
  }
  return memory.get(name) ?? noDraft;
}

/** Keeps it; an empty one is forgotten. */
export function keepDraft(name: string, draft: Draft): void {
  const over = draft.text === '' && !draft.unanswered;
  if (over) memory.delete(name);
  else memory.set(name, draft);
  try {
    if (over) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // The memory above has it.
  }
}
