import {
  type PostgresServer,
  startPostgres as startServer,
} from '#platform/testing/postgres-server.ts';

export function startPostgres(): Promise<PostgresServer> {
  return startServer({ shared_buffers: '1GB', max_wal_size: '8GB', jit: 'off' });
}
