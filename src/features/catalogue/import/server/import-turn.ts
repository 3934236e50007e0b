import { AppError } from '#platform/http/errors.ts';
import { createTurns, NoTurn } from '#platform/tasks/turns.ts';
import { catalogueErrors } from '../../errors.ts';

/** Each holds megabytes of a file; who waits longer does better to come again. */
const turn = createTurns(1, { waiting: 4, ms: 20_000 });

/** One import at a time in this process. Throws Refusal: others are at it for too long. */
export async function inImportTurn<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await turn(deed);
  } catch (error) {
    if (!(error instanceof NoTurn)) throw error;
    throw new AppError(catalogueErrors.importBusy, { headers: { 'retry-after': '60' } });
  }
}
