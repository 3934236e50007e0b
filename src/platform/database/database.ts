import { DummyDriver, Kysely, PostgresDialect, type PostgresPool, Transaction } from 'kysely';
import type pg from 'pg';
import type { Prepared } from './prepared.ts';

/**
 * All tables. Each subject adds its own by declaration merging (`server/tables.ts`), which the type
 * checker reads whether or not a file imports it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Tables {}

/** The database, or a transaction: functions that only read take either. */
export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** For the most frequent reads, outside of any transaction. */
  prepared: Prepared;
  /**
   * Calls `onMessage` for every `notify` of the channel, from any process, and `onLost` when the
   * connection is lost, until the next message. Rejects when it cannot listen now, but keeps trying
   * and calls back as soon as it can.
   */
  listen(channel: string, onMessage: (payload: string) => void, onLost?: () => void): Promise<void>;
  /** The load of each pool, by what its connections are for. */
  load(): Readonly<Record<string, PoolLoad>>;
  /** What the embedded one holds, from which another one can begin in memory. */
  image?(): Promise<Blob>;
  close(): Promise<void>;
}

export interface PoolLoad {
  connections: number;
  idle: number;
  waiting: number;
}

export function overPool(pool: PostgresPool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Begins transactions on connections of their own, so that no reader waits behind their locks. */
export class DividedDatabase extends Kysely<Tables> {
  private readonly writers: Database;

  constructor(readers: PostgresPool, writers: PostgresPool) {
    super({ dialect: new PostgresDialect({ pool: readers }) });
    this.writers = overPool(writers);
  }

  override transaction() {
    return this.writers.transaction();
  }
}

/**
 * A transaction whose statements, awaited together, are sent together (`pipeline` of `pg`): they run
 * in their order, and whoever asked waits for the database once. Kysely's own sends each after the
 * answer to the one before.
 */
export async function sendingTogether(tx: Tx): Promise<Tx> {
  const executor = tx.getExecutor();
  const connection = await executor.provideConnection(async (own) => own);
  const dialect = new PostgresDialect({ pool: neverAsked });
  return new Transaction<Tables>({
    config: { dialect },
    dialect,
    driver: new DummyDriver(),
    executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
  });
}

const neverAsked = async (): Promise<never> => {
  throw new Error('a transaction has its connection');
};

export function loadOf(pool: pg.Pool): PoolLoad {
  return { connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
