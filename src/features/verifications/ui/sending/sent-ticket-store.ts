import { sentTicketEntry } from '#platform/browser/registry/forms.ts';
import { storedValue } from '#platform/browser/stored-value.ts';

/** The verification that this tab sent last; on show until another one is begun, not only in a toast. */
export interface SentTicket {
  ticketId: string;
  email: string;
  /** By when we answer. */
  dueAt: string;
  /** Whether a mail confirms it; absent in what an earlier page kept. */
  mailed?: boolean;
  /** Whose it is, '' for nobody's: a phone is shared. */
  personId: string;
  /** Of what it was sent; absent of the form of `/verify`. */
  subject?: string;
}

const last = storedValue<SentTicket>(sentTicketEntry);

export const saveSentTicket = last.save;
export const findSentTicket = last.current;
export const useSentTicket = last.use;
