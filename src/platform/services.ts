import type { Config } from './config.ts';
import type { Database, OpenDatabase } from './database/database.ts';
import type { Files } from './files/files.ts';
import type { Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Tasks } from './tasks/task.ts';

export interface Services {
  config: Config;
  log: Log;
  metrics: Metrics;
  db: Database;
  database: OpenDatabase;
  files: Files;
  /** Runs heavy work, or work on strangers' files, in another process. */
  tasks: Tasks;
  wakeWorker(): void;
}
