/** Holds a value for `useSyncExternalStore`. */
export function createObserved<T>(first: T) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    current: () => value,
    set(next: T) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
