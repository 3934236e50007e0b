import { useSyncExternalStore } from 'react';

// Whether the panel is open; not persisted. It has a history entry of its own over the page's, so
// that the browser's way back closes it instead of leading away.
let open = false;
const listeners = new Set<() => void>();

interface PanelEntry {
  cart?: true;
}

export function openCart(): void {
  if (!open && !isPanelEntry()) history.pushState({ ...history.state, cart: true }, '');
  set(true);
}

export function closeCart(): void {
  if (open && isPanelEntry()) history.back();
  set(false);
}

/**
 * Closes it on the way to another screen, which may take the place of its history entry: gives
 * whether there is one.
 */
export function leaveCart(): boolean {
  set(false);
  return isPanelEntry();
}

/** The way back and forth closes and opens it. Returns what ends that. */
export function followHistory(): () => void {
  // Loaded anew while it was open: it is not, and its entry would be a step back to nowhere.
  if (!open && isPanelEntry()) history.back();
  const follow = () => set(isPanelEntry());
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

export const isCartOpen = (): boolean => open;

export function useCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}

function isPanelEntry(): boolean {
  return (history.state as PanelEntry | null)?.cart === true;
}

function set(now: boolean): void {
  open = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
