import type { Migration } from '#platform/database/migrate.ts';

const files = import.meta.glob<string>('../../../../db/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const migrations: readonly Migration[] = Object.entries(files).map(([path, sql]) => ({
  name: path.replace(/^.*\/|\.sql$/g, ''),
  sql,
}));
