// Apart from the drafts themselves: every page asks this, and few need more.

/** What is filled in or under way is kept under this name and whose it is. */
export const draftPrefix = 'mariel-auto-verification.';

/** Whether anybody's verification waits on this phone. */
export function isVerificationUnsent(): boolean {
  try {
    return Object.entries(localStorage).some(
      ([key, text]) => key.startsWith(draftPrefix) && text.includes('"sent":{'),
    );
  } catch {
    return false;
  }
}
