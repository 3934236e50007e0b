import {
  type PostgresServer,
  startPostgres as startServer,
} from '#platform/testing/postgres-server.ts';

/** A PostgreSQL of our own for a benchmark: it writes to the disk as one of a shop does. */
export function startPostgres(): Promise<PostgresServer> {
  return startServer({ shared_buffers: '1GB', max_wal_size: '8GB', jit: 'off' });
}
