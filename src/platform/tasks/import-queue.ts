import { AppError } from '../http/errors.ts';
import type { ErrorKind } from '../http/shared/error-kind.ts';
import { createQueue, QueueFull } from './queue.ts';

export const importBusy = {
  status: 503,
  code: 'import_busy',
  message: {
    es: 'Se están importando otros archivos. El suyo no se importó; intente de nuevo en un minuto.',
    en: 'Other files are being imported. Yours was not imported; please try again in a minute.',
  },
} as const satisfies ErrorKind;

/** Each one holds megabytes; after 20 s it is better to try again later. */
const runQueued = createQueue(1, { waiting: 4, ms: 20_000 });

/** Runs one import at a time in this process. Throws AppError when it had to wait too long. */
export async function queueImport<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await runQueued(action);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new AppError(importBusy, { headers: { 'retry-after': '60' } });
  }
}
