import type { Socket } from 'node:net';
import pg from 'pg';
import { loadOf, type OpenDatabase, overPool } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { preparedOver } from './prepared.ts';

/**
 * Opens PostgreSQL at `url`, or the embedded one in `folder`. One driver and one dialect serve
 * both. Throws FolderLocked when another process holds the folder. `patient`: a statement may take
 * as long as it likes, as an operator's may. `onListenFailed` is told, once each, why a `listen`
 * began without hearing anything.
 */
export async function openDatabase(options: {
  url: string | undefined;
  folder: string;
  patient?: boolean;
  onListenFailed?: (error: unknown) => void;
}): Promise<OpenDatabase> {
  const { url, folder, patient = false, onListenFailed = () => {} } = options;
  return url ? openServer(url, patient, onListenFailed) : openEmbedded(folder);
}

/** For connecting, and for a liveness check. */
const timeoutMs = 5000;

/** No statement of the shop takes longer, nor a pause between two of a transaction. */
const longestMs = 15_000;

async function openServer(
  url: string,
  patient: boolean,
  onListenFailed: (error: unknown) => void,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: patient ? 0 : longestMs,
    idle_in_transaction_session_timeout: patient ? 0 : longestMs,
    // A prepared statement is planned for its values each time: a plan for any values would walk
    // half the catalogue where few products fit. And on today's disks walking an index is cheap.
    options: '-c plan_cache_mode=force_custom_plan -c random_page_cost=1.1',
  });
  // A client that loses its server is replaced by the pool; the query in hand or the next one tells.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (!patient) giveUpOnSilence(client);
  });
  const listeners: Listener[] = [];
  return {
    db: overPool(pool),
    kind: 'postgres',
    prepared: preparedOver(pool),
    async listen(channel, heard, lost) {
      const listener = new Listener(url, channel, heard, lost);
      listeners.push(listener);
      await listener.begin(onListenFailed);
    },
    load: () => loadOf(pool),
    async close() {
      for (const listener of listeners) await listener.stop();
      await pool.end();
    },
  };
}

/**
 * A server whose machine vanishes says no goodbye: the query in hand would wait a quarter of an
 * hour for the network to give up. A server that is silent past the longest statement is gone.
 */
function giveUpOnSilence(client: pg.Client): void {
  const line = lineOf(client);
  line.setTimeout(longestMs + 1000, () => line.destroy());
}

/** The types say `Duplex`; without or within TLS it is a socket. */
function lineOf(client: pg.Client): Socket {
  return client.connection.stream as Socket;
}

/** How often a listener asks whether somebody is there. */
const askEveryMs = 10_000;

/** One connection that listens, and comes back a second after it was lost. */
class Listener {
  private client: pg.Client | undefined;
  private stopped = false;
  private readonly url: string;
  private readonly channel: string;
  private readonly heard: (payload: string) => void;
  private readonly lost: () => void;

  constructor(url: string, channel: string, heard: (payload: string) => void, lost = () => {}) {
    this.url = url;
    this.channel = channel;
    this.heard = heard;
    this.lost = lost;
  }

  /** Throws when it cannot listen yet; it comes back all the same. */
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
    client.on('notification', (message) => this.heard(message.payload ?? ''));
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    } catch (error) {
      lineOf(client).destroy();
      throw error;
    }
    // Nobody who only listens notices that the other end has vanished.
    const asking = setInterval(() => {
      client.query('select 1').catch(() => lineOf(client).destroy());
    }, askEveryMs).unref();
    client.once('end', () => {
      clearInterval(asking);
      if (!this.stopped) this.lost();
      this.comeBack();
    });
  }

  /** Tries each second; what was said while nobody listened is unknown: it counts as heard. */
  private comeBack(): void {
    if (this.stopped) return;
    const again = () => {
      if (this.stopped) return;
      this.start().then(
        () => this.heard(''),
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
