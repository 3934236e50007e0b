import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from './migrate.ts';

/** The files in `db/migrations`. The built server contains its own copy. */
export function readMigrations(): Migration[] {
  const folder = join(import.meta.dirname, '../../../db/migrations');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({
      name: file.replace('.sql', ''),
      sql: readFileSync(join(folder, file), 'utf8'),
    }));
}
