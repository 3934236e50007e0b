import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { overPool } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import {
  type PostgresServer,
  startPostgres,
  withoutFsync,
} from '#platform/testing/postgres-server.ts';

export interface ShopDatabase {
  server: PostgresServer;
  /** Connects as the role that serves the shop and owns nothing, at this port of 127.0.0.1. */
  urlAt(port: number): string;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a PostgreSQL of its own with the shop's tables and roles, as `db/roles.sql` describes; its
 * data is in a folder `under` the given one.
 */
export async function openShopDatabase(
  settings: Record<string, string> = {},
  under?: string,
): Promise<ShopDatabase> {
  const server = await startPostgres(
    { ...withoutFsync, max_connections: '60', ...settings },
    under,
  );
  const root = poolOf(server.url);
  await root.query('create database mariel');
  await root.end();
  const pool = poolOf(as('postgres', server.port));
  await pool.query(readFileSync(join(import.meta.dirname, '../../db/roles.sql'), 'utf8'));
  const owner = poolOf(as('mariel_owner', server.port));
  await migrate(overPool(owner), readMigrations());
  await owner.end();
  return {
    server,
    urlAt: (port) => as('mariel_app', port),
    pool,
    async close() {
      await pool.end();
      await server.stop();
    },
  };
}

/**
 * Drops the jobs for the sizes of the demo's pictures, which would take a core for a minute at each
 * first start. They are made when somebody looks.
 */
export async function leavePictures({ pool }: ShopDatabase): Promise<void> {
  await pool.query(`update outbox set done_at = now() where topic = 'picture'`);
}

const as = (role: string, port: number) => `postgres://${role}@127.0.0.1:${port}/mariel`;

/** A pool that survives its server's end; the next query reports it. */
function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
