import { useSyncExternalStore } from 'react';

// Whether the panel is open; not persisted.
let open = false;
const listeners = new Set<() => void>();

export function openCart(): void {
  set(true);
}

export function closeCart(): void {
  set(false);
}

export function useCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}

function set(now: boolean): void {
  open = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
