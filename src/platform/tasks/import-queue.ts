import { AppError, importBusy } from '../http/errors.ts';
import { createQueue, QueueFull } from './queue.ts';

/** Each holds megabytes of a file; who waits longer does better to come again. */
const runQueued = createQueue(1, { waiting: 4, ms: 20_000 });

/** One import at a time in this process. Throws AppError: others are at it for too long. */
export async function queueImport<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await runQueued(action);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new AppError(importBusy, { headers: { 'retry-after': '60' } });
  }
}
