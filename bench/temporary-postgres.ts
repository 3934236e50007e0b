import {
  type PostgresServer,
  startPostgres as startServer,
} from '#platform/testing/postgres-server.ts';

/** A PostgreSQL for a benchmark, which writes to the disk like one of a shop. */
export function startPostgres(): Promise<PostgresServer> {
  return startServer({ shared_buffers: '1GB', max_wal_size: '8GB', jit: 'off' });
}
