import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { closeUnpacked } from '../files/private-folder.ts';
import { OperatorError } from '../operator-error.ts';
import { byArrival } from './arrivals.ts';
import { loadOf, type OpenDatabase, overPool } from './database.ts';
import { EngineLine } from './engine-line.ts';
import { lockFolder } from './folder-lock.ts';
import { makeEmbedded } from './make-embedded.ts';
import { named, preparedOver, type StatementNames, statementNames } from './prepared.ts';

/** The PostgreSQL version of the pinned package. It opens no folder of another version. */
const majorVersion = '18';

/** How many statements the session keeps parsed, each in some 30 KB. One in memory is a test's. */
export const statements = { onDisk: 300, inMemory: 3000 };

/** The data folder was written by another version of the embedded database. */
class WrongVersion extends OperatorError {}

/** What a power cut, or a full disk, leaves of a database that promises nothing then. */
class Damaged extends OperatorError {}

/**
 * Opens the embedded PostgreSQL in `folder` ('memory://' stores nothing). Only the pool, which has
 * one connection, leaves this module: a query on the engine itself would run inside whatever
 * transaction is open. One in memory may begin with the image of another.
 */
export async function openEmbedded(folder: string, image?: Blob): Promise<OpenDatabase> {
  const inMemory = folder === 'memory://';
  const lock = inMemory ? undefined : lockFolder(folder);
  try {
    const data = inMemory ? folder : join(folder, 'db');
    if (!inMemory) {
      checkVersion(data);
      if (!existsSync(data)) await makeEmbedded(data);
    }
    const lite = await startEngine(data, image).catch((error: unknown) => {
      throw inMemory ? error : damaged(folder, error);
    });
    if (!inMemory) closeUnpacked(data);
    const database = overEngine(lite, inMemory ? statements.inMemory : statements.onDisk);
    return {
      ...database,
      async close() {
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function damaged(folder: string, cause: unknown): Damaged {
  return new Damaged(
    `The database in ${folder} cannot be opened any more, as after a power cut. Move that folder aside, then bring back the last backup: node scripts/run.mjs restore file.gz`,
    { cause },
  );
}

/** The journal holds each page that changed once more, so it is packed, and its old pieces go. */
const settings = ['shared_buffers=16MB', 'TimeZone=UTC', 'wal_compression=on', 'wal_recycle=off'];

/** Starts the engine on a folder, or in memory with what `image` holds, a dump of another one. */
export async function startEngine(folder: string, image?: Blob): Promise<PGlite> {
  const [{ PGlite: Engine }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  return Engine.create(folder, {
    extensions: { pg_trgm, unaccent },
    startParams: [...Engine.defaultStartParams, ...settings.flatMap((each) => ['-c', each])],
    ...(image && { loadDataDir: image }),
  });
}

/** Writes the embedded database's journal into its tables: alone it does so only when it ends. */
export async function shortenJournal({ db, kind }: OpenDatabase): Promise<void> {
  if (kind === 'embedded') await sql`checkpoint`.execute(db);
}

/** A database over an engine, which ends with it. */
export function overEngine(lite: PGlite, maxStatements: number): OpenDatabase {
  const pool = byArrival(
    new pg.Pool({
      stream: () => new EngineLine(lite),
      user: 'postgres',
      ssl: false,
      max: 1,
      pipeline: true,
      // The engine has one session, with what it has parsed and to what it listens.
      idleTimeoutMillis: 0,
      // A transaction that queries the pool instead of itself would wait for ever, so the wait fails.
      connectionTimeoutMillis: 10_000,
    }),
  );
  const nameOf = statementNames(maxStatements);
  return {
    db: overPool(parsingOnce(pool, nameOf)),
    kind: 'embedded',
    prepared: preparedOver(pool, nameOf),
    listen: listenOver(pool),
    load: () => ({ all: loadOf(pool) }),
    image: () => lite.dumpDataDir('none'),
    async close() {
      await pool.end();
      await lite.close();
    },
  };
}

/** To parse and plan takes the engine longer than to read a few rows, so it does that once. */
function parsingOnce(pool: pg.Pool, nameOf: StatementNames): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[]) =>
        // Without parameters it may be several statements, which have no common name.
        client.query(values.length > 0 ? named(nameOf, text, values) : text);
      return {
        // Nothing here reads by a cursor.
        query: query as unknown as PostgresPoolClient['query'],
        release: (broken) => client.release(broken),
      };
    },
  };
}

/** Listens by the pool's connection, and by each that takes its place. */
function listenOver(pool: pg.Pool): OpenDatabase['listen'] {
  const heard: { channel: string; onMessage: (payload: string) => void }[] = [];
  const listen = (on: pg.Pool | pg.PoolClient, channel: string) =>
    on.query(`listen ${pg.escapeIdentifier(channel)}`);
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const each of heard) if (each.channel === channel) each.onMessage(payload);
    });
    for (const { channel } of heard) listen(client, channel).catch(() => {});
  });
  return async (channel, onMessage) => {
    heard.push({ channel, onMessage });
    await listen(pool, channel);
  };
}

function checkVersion(data: string): void {
  const file = join(data, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  if (found !== majorVersion) {
    throw new WrongVersion(
      `The database in ${data} is of PostgreSQL ${found} and this program uses ${majorVersion}: back it up with the former version, and restore it with this one.`,
    );
  }
}
