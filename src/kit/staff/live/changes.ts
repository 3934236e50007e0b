/** What somebody else did to a record, as the frame of staff hears it. */
interface Change {
  kind: string;
  id: string;
}

/** `all`: nobody listened for so long that anything may have happened. */
type Changes = readonly Change[] | 'all';
type Listener = (changes: Changes) => void;
const listeners = new Set<Listener>();

/** Somebody has opened it: nothing in it changed. */
export const beginsToLook = 'viewing';

export function tellChanges(changes: Changes): void {
  for (const listener of listeners) listener(changes);
}

export function onChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
