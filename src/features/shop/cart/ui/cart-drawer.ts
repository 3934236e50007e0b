import { useSyncExternalStore } from 'react';

// True while the drawer is open. It has its own history entry, so that the back button closes it.
let open = false;
const listeners = new Set<() => void>();

interface DrawerEntry {
  cart?: true;
}

export function openCart(): void {
  if (!open && !isDrawerEntry()) history.pushState({ ...history.state, cart: true }, '');
  set(true);
}

export function closeCart(): void {
  if (open && isDrawerEntry()) history.back();
  set(false);
}

/**
 * Closes the drawer before going to another screen. Returns true if it has a history entry, which
 * the screen may replace.
 */
export function leaveCart(): boolean {
  set(false);
  return isDrawerEntry();
}

/**
 * Lets the back and forward buttons close and open the drawer. Returns a function that ends that.
 */
export function followHistory(): () => void {
  // After a reload it is closed, and its history entry would lead nowhere.
  if (!open && isDrawerEntry()) history.back();
  const follow = () => set(isDrawerEntry());
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

function isDrawerEntry(): boolean {
  return (history.state as DrawerEntry | null)?.cart === true;
}

function set(now: boolean): void {
  open = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
