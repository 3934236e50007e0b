import type { Config } from './config.ts';
import type { Database, OpenDatabase } from './database/database.ts';
import type { Files } from './files/files.ts';
import type { Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Tasks } from './tasks/task.ts';

/** What every action of the shop may use, made once at start and handed down. */
export interface Services {
  config: Config;
  log: Log;
  metrics: Metrics;
  db: Database;
  database: OpenDatabase;
  files: Files;
  /** For work that is heavy, or eats what strangers sent: outside of this process. */
  tasks: Tasks;
  /** Tells the worker that something waits in the outbox; call it after the commit. */
  wakeWorker(): void;
}
