import { errorFacts, type Log } from '#platform/monitoring/log.ts';

/**
 * Logs an uncaught error, without quoted data, and ends the process, whose state is unknown.
 * Whoever runs it must start another.
 */
export function logUncaughtErrors(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error('uncaught', errorFacts(error));
    process.exit(1);
  });
}
