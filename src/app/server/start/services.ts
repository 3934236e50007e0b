import { loadCheckKey } from '#platform/auth/secret.ts';
import type { Config } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { createMetrics } from '#platform/monitoring/metrics.ts';
import type { Services } from '#platform/services.ts';

type Opened = Pick<Services, 'log' | 'tasks' | 'wakeWorker'> & {
  config: Config;
  database: OpenDatabase;
};

/** What all code of a process works with, over a migrated database. */
export async function openServices({ config, database, ...others }: Opened): Promise<Services> {
  return {
    ...others,
    config: { ...config, checkKey: await loadCheckKey(database.db) },
    metrics: createMetrics(),
    database,
    db: database.db,
    files: await openFiles(config),
  };
}
