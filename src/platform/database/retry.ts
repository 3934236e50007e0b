import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tx } from './database.ts';

/**
 * A row that is locked by somebody else (asked with `nowait`), or a deadlock that this one lost.
 */
const inTheWay = /^(55P03|40P01)$/;

/** The longest that a person waits for an answer; after that it is an outage. */
const timeoutMs = 8000;

/**
 * A transaction, begun again while another one stands in its way. In between it holds no
 * connection: a few that wait would otherwise keep everybody from the database. Throws what stood
 * in the way once that has lasted 8 s, and what `action` throws.
 */
export async function retried<T>(db: Database, action: (tx: Tx) => Promise<T>): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (let pause = 24; ; pause = Math.min(2 * pause, 400)) {
    try {
      return await db.transaction().execute(action);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!inTheWay.test(code) || Date.now() > end) throw error;
      // Not all of those that wait at the same moment.
      await wait(randomInt(pause / 2, pause));
    }
  }
}
