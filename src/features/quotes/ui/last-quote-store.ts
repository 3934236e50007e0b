import { lastQuoteEntry } from '#platform/browser/registry/every-page.ts';
import { storedValue } from '#platform/browser/stored-value.ts';

/** The quotation that was just made; on show until it is dismissed, not only in a toast. */
interface LastQuote {
  id: string;
  referenceNumber: string;
  email: string;
  /** By when we answer; absent in what an earlier page stored. */
  answerDueAt?: string | null;
  /** Whose it is: a phone is shared. */
  personId: string;
}

const last = storedValue<LastQuote>(lastQuoteEntry);

export const saveLastQuote = last.save;
export const useLastQuote = last.use;
