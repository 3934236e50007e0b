import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sendingTogether, type Tx } from './database.ts';

/**
 * Another transaction holds a lock (55P03) or won a deadlock (40P01), or this process stood still
 * and the database ended its transaction (25P03).
 */
const inTheWay = /^(55P03|40P01|25P03)$/;

/** Nobody waits longer than this to write; it counts as an outage then. */
export const writeTimeoutMs = 8000;

/**
 * Runs a transaction, and begins it again while another one is in its way. All that features write
 * goes through it, never one inside another: so `action` may run several times, and changes nothing
 * but rows. A bare `.transaction()` is for migrations and restoring, which run alone.
 *
 * Between tries it holds no connection, because a few waiting ones would block everybody. After 8 s
 * it throws what was in the way; other errors of `action` are thrown at once.
 */
export async function inTransaction<T>(db: Database, action: (tx: Tx) => Promise<T>): Promise<T> {
  const end = Date.now() + writeTimeoutMs;
  for (let pause = 24; ; pause = Math.min(2 * pause, 400)) {
    try {
      return await db.transaction().execute(async (tx) => action(await sendingTogether(tx)));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!inTheWay.test(code) || Date.now() > end) throw error;
      // A random pause, so that waiting transactions do not all return at once.
      await wait(randomInt(pause / 2, pause));
    }
  }
}
