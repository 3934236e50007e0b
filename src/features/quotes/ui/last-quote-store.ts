import { useSyncExternalStore } from 'react';

/** The quotation that was just made; on show until it is dismissed, not only in a toast. */
export interface LastQuote {
  id: string;
  referenceNumber: string;
  email: string;
  /** Whose it is: a phone is shared. */
  personId: string;
}

const key = 'mariel-auto-last-quote';
const listeners = new Set<() => void>();
let kept: LastQuote | undefined;
let read = false;

export function keepLastQuote(quote: LastQuote | undefined): void {
  kept = quote;
  read = true;
  try {
    if (quote) sessionStorage.setItem(key, JSON.stringify(quote));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage it lasts as long as this page.
  }
  for (const listener of listeners) listener();
}

export function useLastQuote(): LastQuote | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}

function current(): LastQuote | undefined {
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
