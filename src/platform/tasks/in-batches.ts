import { setImmediate } from 'node:timers/promises';

/**
 * Processes a list in batches. Between them other requests are answered: the embedded database
 * works in this thread, and awaiting it lets nobody else run.
 */
export async function inBatches<T>(
  all: readonly T[],
  atOnce: number,
  action: (some: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce) {
    if (at > 0) await setImmediate();
    await action(all.slice(at, at + atOnce));
  }
}
