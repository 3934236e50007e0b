// Apart from the drafts themselves: every page asks this, and few need more.
import { isUnanswered } from '#platform/browser/unanswered.ts';

/** What is filled in or under way is kept under this name and whose it is. */
export const draftPrefix = 'mariel-auto-verification.';

/** Whether anybody's verification waits on this phone. */
export const isVerificationUnsent = (): boolean => isUnanswered(draftPrefix);
