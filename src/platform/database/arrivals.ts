import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const arrivals = new AsyncLocalStorage<number>();
let arrived = 0;

/** What `action` asks of a database has its place by when the action began. */
export const asOneArrival = <T>(action: () => T): T => arrivals.run(++arrived, action);

/**
 * Lets those who wait for a connection of the pool have it in the order in which their requests came.
 * By when each statement was asked for, a page of six would stand behind a crowd six times.
 */
export function byArrival(pool: pg.Pool): pg.Pool {
  // The types do not know the pool's own line.
  return Object.assign(pool, { _pendingQueue: new Line() });
}

class Line extends Array<{ arrival?: number }> {
  override push(waiting: { arrival?: number }): number {
    const arrival = arrivals.getStore() ?? ++arrived;
    const before = this.findLastIndex((each) => (each.arrival ?? 0) <= arrival);
    this.splice(before + 1, 0, Object.assign(waiting, { arrival }));
    return this.length;
  }
}
