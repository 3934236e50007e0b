import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Prepared } from './prepared.ts';

/** Every table of the shop; each feature adds its own by declaration merging (`tables.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Tables {}

/** The database, or a transaction of it: what a store needs to ask. */
export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** For the hottest reads; outside of any transaction. */
  prepared: Prepared;
  /**
   * Calls back on every `notify` of the channel, from this process or another; `lost` when it can
   * hear nothing any more, until something is heard again. Rejects when it cannot listen now; it
   * goes on trying, and calls back as soon as it can.
   */
  listen(channel: string, heard: (payload: string) => void, lost?: () => void): Promise<void>;
  /** How busy its connections are at this moment. */
  load(): PoolLoad;
  close(): Promise<void>;
}

export interface PoolLoad {
  connections: number;
  idle: number;
  /** Who waits for a connection. */
  waiting: number;
}

/** A Kysely over any node-postgres pool. */
export function overPool(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

export function loadOf(pool: pg.Pool): PoolLoad {
  return { connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
