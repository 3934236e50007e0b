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
  /** As the role that serves the shop and owns nothing, at this port of 127.0.0.1. */
  urlAt(port: number): string;
  /** As superuser, to look at what was written. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * A PostgreSQL of its own with the shop's tables and roles, as docs of `db/roles.sql` say; its data
 * in a folder `under` one that is told.
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
 * The sizes of the demo's pictures are made when somebody looks: to make all of them ahead would take
 * a core for a minute at each first start.
 */
export async function leavePictures({ pool }: ShopDatabase): Promise<void> {
  await pool.query(`update outbox set done_at = now() where topic = 'picture'`);
}

const as = (role: string, port: number) => `postgres://${role}@127.0.0.1:${port}/mariel`;

/** A pool that bears its server's end; whoever asks next hears of it. */
function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
