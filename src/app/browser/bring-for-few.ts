import { readCookie } from '#platform/browser/read-cookie.ts';
import { signOutEntry } from '#platform/browser/registry/cookies.ts';
import { signOutTabEntry } from '#platform/browser/registry/every-page.ts';
import { readStored } from '#platform/browser/storage.ts';

/** The address of boot-few.ts, filled in by the build. */
declare const __FEW_SCRIPT__: string;

/**
 * Brings the script for whoever is signed in, or has signed out since this tab was last
 * cleared; for who reads an offer, compares or writes into a form; and for browsers in English. Where it
 * fails, as without a connection, the next page brings it.
 */
export function bringForFew(): void {
  const isForThem =
    document.querySelector('[data-person],[data-seen],[data-keep]') ||
    navigator.language.startsWith('en') ||
    (readStored(signOutTabEntry) ?? '') !== lastSignOut();
  const script = __FEW_SCRIPT__;
  if (isForThem) import(/* @vite-ignore */ script).catch(() => {});
}

export function lastSignOut(): string {
  return readCookie(signOutEntry);
}
