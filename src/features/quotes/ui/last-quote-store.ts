import { sessionValue } from '#platform/browser/session-value.ts';

/** The quotation that was just made; on show until it is dismissed, not only in a toast. */
interface LastQuote {
  id: string;
  referenceNumber: string;
  email: string;
  /** Whose it is: a phone is shared. */
  personId: string;
}

const last = sessionValue<LastQuote>('mariel-auto-last-quote');

export const keepLastQuote = last.keep;
export const useLastQuote = last.useKept;
