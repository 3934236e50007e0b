// Asked on every page before any other code is there, and by the key alone: what these patterns must
// and must not name is checked against the registry (storage.test.ts).

/** React must come by itself: to send, to open the cart again, to adopt old drafts. */
export const waitsForReact = /^mariel-auto-(submission|reopen|draft|verification\.)/;

/** The part of it that is the quotation's. */
export const waitsForQuote = /^mariel-auto-(submission\.|reopen)/;

/** The part of it that goes on from whatever screen is open. */
export const waitsInBackground = /^mariel-auto-(submission-v|draft|verification\.)/;

/** The owner has begun something here: a cart, a draft, a request without an answer. */
export const isBegun = /^mariel-auto-(cart$|.*\.)/;

/** Whether something is stored under such a key; undefined where the browser does not tell. */
export function isStored(keys: RegExp): boolean | undefined {
  try {
    return Object.keys({ ...localStorage, ...sessionStorage }).some((key) => keys.test(key));
  } catch {
    return undefined;
  }
}
