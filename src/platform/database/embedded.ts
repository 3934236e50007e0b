import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { closeUnpacked } from '../files/private-folder.ts';
import { loadOf, type OpenDatabase, overPool } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { makeEmbedded } from './make-embedded.ts';
import { preparedOver } from './prepared.ts';

/** The PostgreSQL version of the pinned package. It opens no folder of another version. */
const majorVersion = '18';

/** The data folder was written by another version of the embedded database. */
export class WrongVersion extends Error {}

/**
 * Opens the embedded PostgreSQL in `folder` ('memory://' stores nothing). Only the pool, which has
 * one connection, leaves this module: a query on the engine itself would run inside whatever
 * transaction is open.
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const inMemory = folder === 'memory://';
  const lock = inMemory ? undefined : lockFolder(folder);
  try {
    const data = inMemory ? folder : join(folder, 'db');
    if (!inMemory) {
      checkVersion(data);
      if (!existsSync(data)) await makeEmbedded(data);
    }
    const [{ PGlite }, { createPgConfig }, { pg_trgm }, { unaccent }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/node-postgres'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('@electric-sql/pglite/contrib/unaccent'),
    ]);
    const lite = await PGlite.create(data, {
      extensions: { pg_trgm, unaccent },
      startParams: [
        ...PGlite.defaultStartParams,
        '-c',
        'shared_buffers=16MB',
        '-c',
        'TimeZone=UTC',
      ],
    });
    if (!inMemory) closeUnpacked(data);
    const pool = new pg.Pool({
      ...createPgConfig(lite),
      max: 1,
      // A transaction that queries the pool instead of itself would wait for ever, so the wait
      // fails.
      connectionTimeoutMillis: 10_000,
    });
    return {
      db: overPool(pool),
      kind: 'embedded',
      prepared: preparedOver(pool),
      async listen(channel, onMessage) {
        await lite.listen(channel, onMessage);
      },
      load: () => loadOf(pool),
      async close() {
        await pool.end();
        await lite.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function checkVersion(data: string): void {
  const file = join(data, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  if (found !== majorVersion) {
    throw new WrongVersion(
      `La base de datos de ${data} es de PostgreSQL ${found} y este programa usa la ${majorVersion}: exporte los datos con la versión anterior e impórtelos de nuevo.`,
    );
  }
}
