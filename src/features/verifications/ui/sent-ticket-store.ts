import { useSyncExternalStore } from 'react';

/** The verification that was just sent; on show until another one is begun, not only in a toast. */
export interface SentTicket {
  ticketId: string;
  email: string;
  /** Whose it is, '' for nobody's: a phone is shared. */
  personId: string;
}

const key = 'mariel-auto-verification-sent';
const listeners = new Set<() => void>();
let kept: SentTicket | undefined;
let read = false;

export function keepSentTicket(ticket: SentTicket | undefined): void {
  kept = ticket;
  read = true;
  try {
    if (ticket) sessionStorage.setItem(key, JSON.stringify(ticket));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage it lasts as long as this page.
  }
  for (const listener of listeners) listener();
}

export function useSentTicket(): SentTicket | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}

function current(): SentTicket | undefined {
  if (!read) {
    read = true;
    try {
      kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
    } catch {
      kept = undefined;
    }
  }
  return kept;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
