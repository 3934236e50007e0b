import { setImmediate } from 'node:timers/promises';

/**
 * Does something with so many at once, one lot after the other. In between everybody else gets their
 * answers: the embedded database works in this thread, and awaiting it gives nobody a turn.
 */
export async function inTurns<T>(
  all: readonly T[],
  atOnce: number,
  action: (some: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce) {
    if (at > 0) await setImmediate();
    await action(all.slice(at, at + atOnce));
  }
}
