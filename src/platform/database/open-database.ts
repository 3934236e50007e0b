import type { Socket } from 'node:net';
import pg from 'pg';
import { byArrival } from './arrivals.ts';
import { DividedDatabase, loadOf, type OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { writeTimeoutMs } from './in-transaction.ts';
import { preparedOver } from './prepared.ts';

/**
 * Opens PostgreSQL at `url`, or the embedded one in `folder`. Throws FolderLocked when another
 * process uses the folder. `withoutTimeout` removes the time limit of statements, for operators.
 * `onListenFailed` gets the error of a `listen` that could not begin.
 */
export async function openDatabase(options: {
  url: string | undefined;
  folder: string;
  withoutTimeout?: boolean;
  onListenFailed?: (error: unknown) => void;
}): Promise<OpenDatabase> {
  const { url, folder, withoutTimeout = false, onListenFailed = () => {} } = options;
  return url ? openServer(url, withoutTimeout, onListenFailed) : openEmbedded(folder);
}

/** In milliseconds, for connecting and for liveness checks. */
const timeoutMs = 5000;

/** The longest that a statement may take. */
const statementMs = 15_000;

/**
 * The longest wait for a lock, which `inTransaction` repeats without a connection, and the longest
 * pause within a transaction: a process that is stuck in one keeps its locks no longer from others.
 */
const lockMs = 1000;
const pauseMs = 4000;

async function openServer(
  url: string,
  withoutTimeout: boolean,
  onListenFailed: (error: unknown) => void,
): Promise<OpenDatabase> {
  // Half of them for transactions, the others for whoever only reads.
  const readers = openPool(url, timeoutMs, withoutTimeout);
  // A crowd that writes to one record stands here, as it would stand before its lock.
  const writers = openPool(url, writeTimeoutMs, withoutTimeout);
  const listeners: Listener[] = [];
  return {
    db: new DividedDatabase(readers, writers),
    kind: 'postgres',
    prepared: preparedOver(readers),
    async listen(channel, onMessage, onLost) {
      const listener = new Listener(url, channel, onMessage, onLost);
      listeners.push(listener);
      await listener.begin(onListenFailed);
    },
    load: () => ({ reading: loadOf(readers), writing: loadOf(writers) }),
    async close() {
      for (const listener of listeners) await listener.stop();
      await Promise.all([readers.end(), writers.end()]);
    },
  };
}

function openPool(url: string, waitMs: number, withoutTimeout: boolean): pg.Pool {
  const pool = byArrival(
    new pg.Pool({
      connectionString: url,
      max: 5,
      // For one of these connections, as for a new one.
      connectionTimeoutMillis: waitMs,
      pipeline: true,
      ...(!withoutTimeout && {
        statement_timeout: statementMs,
        lock_timeout: lockMs,
        idle_in_transaction_session_timeout: pauseMs,
      }),
      // Plans a prepared statement for its values: a generic plan would read half of the catalogue
      // where few products match. And on today's disks reading by index is cheap.
      options: '-c plan_cache_mode=force_custom_plan -c random_page_cost=1.1',
    }),
  );
  // The pool replaces a client whose server is lost. The current or next query reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (!withoutTimeout) giveUpOnSilence(client);
  });
  return pool;
}

/**
 * A server whose machine disappears closes nothing: a query would wait a quarter of an hour for the
 * network. A server that is silent for longer than the longest statement is gone.
 */
function giveUpOnSilence(client: pg.Client): void {
  const line = lineOf(client);
  line.setTimeout(statementMs + 1000, () => line.destroy());
}

/** The types say `Duplex`, but it is a socket with TLS and without. */
function lineOf(client: pg.Client): Socket {
  return client.connection.stream as Socket;
}

const askEveryMs = 10_000;

/** A connection that listens. After a loss it reconnects within a second. */
class Listener {
  private client: pg.Client | undefined;
  private stopped = false;
  private readonly url: string;
  private readonly channel: string;
  private readonly onMessage: (payload: string) => void;
  private readonly onLost: () => void;

  constructor(
    url: string,
    channel: string,
    onMessage: (payload: string) => void,
    onLost = () => {},
  ) {
    this.url = url;
    this.channel = channel;
    this.onMessage = onMessage;
    this.onLost = onLost;
  }

  /** Throws when it cannot listen yet, but keeps trying. */
  async begin(onListenFailed: (error: unknown) => void): Promise<void> {
    try {
      await this.start();
    } catch (error) {
      onListenFailed(error);
      this.comeBack();
      throw error;
    }
  }

  private async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    this.client = client;
    client.on('notification', (message) => this.onMessage(message.payload ?? ''));
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    } catch (error) {
      lineOf(client).destroy();
      throw error;
    }
    // A connection that only listens does not notice that the other end has disappeared.
    const timer = setInterval(() => {
      client.query('select 1').catch(() => lineOf(client).destroy());
    }, askEveryMs).unref();
    client.once('end', () => {
      clearInterval(timer);
      if (!this.stopped) this.onLost();
      this.comeBack();
    });
  }

  /** Tries each second. Messages in between are lost, so every channel is called. */
  private comeBack(): void {
    if (this.stopped) return;
    const again = () => {
      if (this.stopped) return;
      this.start().then(
        () => this.onMessage(''),
        () => this.comeBack(),
      );
    };
    setTimeout(again, 1000).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.client?.end();
  }
}
