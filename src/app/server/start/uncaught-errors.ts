import { errorFacts, type Log } from '#platform/monitoring/log.ts';

/**
 * What nobody caught: a line in the log like any other, without what the error quotes, then the end.
 * Nobody knows in which state the process is; whoever runs it starts another.
 */
export function logUncaughtErrors(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error('uncaught', errorFacts(error));
    process.exit(1);
  });
}
