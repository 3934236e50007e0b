import { sentTicketEntry } from '#platform/browser/registry/forms.ts';
import { storedValueOf } from '#platform/browser/stored-value.ts';

/** The last verification of this tab, shown until another one is begun. */
export interface StoredTicket {
  ticketId: string;
  email: string;
  dueAt: string;
  /** True where a mail confirms it; absent in older stored values. */
  mailed?: boolean;
  /** The draft from which it was sent; absent for the form of `/verify`. */
  subject?: string;
}

export const storedTicketOf = storedValueOf<StoredTicket>(sentTicketEntry);
