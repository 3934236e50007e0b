import type { CartItem } from '#features/cart/cart.ts';
import type { NewQuote } from './schema.ts';

/**
 * What was sent for a quotation and has no answer yet. It is written before the request leaves and
 * stays until there is an answer, apart from the cart, which may change meanwhile: sending the same
 * record again is harmless, because the same key makes the same quote.
 */
export interface Submission {
  key: string;
  /** The cart's lines that it asks for. */
  items: CartItem[];
  body: NewQuote;
  /** The person does not want it sent by itself. */
  paused?: boolean;
}

const prefix = 'mariel-auto-submission.';
const listeners = new Set<() => void>();
// Where storage refuses, it lasts as long as the page.
const memory = new Map<string, Submission>();
let read: { text: string | null; submission: Submission | undefined } | undefined;

/** A person's unanswered submission: nobody else's, though they share the phone. */
export function findSubmission(personId: string): Submission | undefined {
  const text = stored(personId);
  if (text === null) return memory.get(personId);
  if (read?.text !== text) read = { text, submission: JSON.parse(text) };
  return read.submission;
}

export function keepSubmission(personId: string, submission: Submission): void {
  memory.set(personId, submission);
  try {
    localStorage.setItem(prefix + personId, JSON.stringify(submission));
  } catch {
    // The memory above has it.
  }
  for (const listener of listeners) listener();
}

export function forgetSubmission(personId: string): void {
  memory.delete(personId);
  try {
    localStorage.removeItem(prefix + personId);
  } catch {
    // There was nothing.
  }
  for (const listener of listeners) listener();
}

/** A quotation to be sent, one just made to be shown, the panel to be opened again. */
const waits = /^mariel-auto-(submission|last|reopen)/;

/** Whether anybody's waits on this phone for React. */
export function isQuotationWaiting(): boolean {
  try {
    return Object.keys({ ...localStorage, ...sessionStorage }).some((key) => waits.test(key));
  } catch {
    return false;
  }
}

export function onSubmissionChange(listener: () => void): () => void {
  const other = (event: StorageEvent) => event.key?.startsWith(prefix) && listener();
  listeners.add(listener);
  addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', other);
  };
}

function stored(personId: string): string | null {
  try {
    return localStorage.getItem(prefix + personId);
  } catch {
    return null;
  }
}
