import { sessionValue } from '../../../platform/view/session-value.ts';

/** The verification that was just sent; on show until another one is begun, not only in a toast. */
interface SentTicket {
  ticketId: string;
  email: string;
  /** Whose it is, '' for nobody's: a phone is shared. */
  personId: string;
}

const last = sessionValue<SentTicket>('mariel-auto-verification-sent');

export const keepSentTicket = last.keep;
export const useSentTicket = last.useKept;
