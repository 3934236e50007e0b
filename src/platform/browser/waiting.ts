// Every page tests these patterns before any other code is loaded, by the key alone.
// storage.test.ts compares them with the registry.

/** React must be loaded without a tap: to send, to open the cart again, to adopt old drafts. */
export const waitsForReact = /^mariel-auto-(submission|reopen|draft|verification\.)/;

export const waitsForQuote = /^mariel-auto-(submission\.|reopen)/;

export const waitsInBackground = /^mariel-auto-(submission-v|draft|verification\.)/;

/** Some form of this tab is to be filled in again. */
export const halfFilled = /^mariel-auto-half-filled/;

/** True where something was begun in this browser: a cart, a draft, a request without an answer. */
export const isBegun = /^mariel-auto-(cart$|.*\.)/;

/** What a person wrote and has not sent, which their sign-out deletes. */
export const unsentOf = (personId: string): RegExp =>
  new RegExp(`^mariel-auto-(?!verification-sent|products-list)[^.]*\\.${personId}`);

/** Undefined when the browser does not tell. */
export function isStored(keys: RegExp): boolean | undefined {
  try {
    return Object.keys({ ...localStorage, ...sessionStorage }).some((key) => keys.test(key));
  } catch {
    return undefined;
  }
}
