import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { accountErrors } from '../errors.ts';

interface SeenChange {
  /** What the agent saw; null where there was nothing. */
  expected: unknown;
  before: unknown;
  after: unknown;
}

/**
 * Throws AppError, with what is there now, where a change would overwrite what its agent had not
 * seen. A repetition, which changes nothing, is none.
 */
export function refuseUnseenChange({ expected, before, after }: SeenChange): void {
  if (isDeepStrictEqual(before, after) || isDeepStrictEqual(before, expected)) return;
  throw new AppError(accountErrors.changedMeanwhile, { details: { theirs: before } });
}

/** Writes the one record of a name, which may not be there yet. Throws AppError: see above. */
export async function writeSeen(
  tx: Tx,
  name: string,
  change: { expected: unknown; read: () => Promise<unknown>; write: () => Promise<unknown> },
): Promise<void> {
  const { expected, read, write } = change;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  const before = (await read()) ?? null;
  await write();
  refuseUnseenChange({ expected, before, after: await read() });
}
