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

/** Throws AppError, with what is there now, where it is another than the agent saw. */
export function refuseUnseenRemoval({ expected, before }: Omit<SeenChange, 'after'>): void {
  if (isDeepStrictEqual(before, expected)) return;
  throw new AppError(accountErrors.changedBeforeRemoval, { details: { theirs: before } });
}

/** Writes the one record of a name, which may not be there yet. Throws AppError: see above. */
export async function writeSeen(
  tx: Tx,
  name: string,
  change: { expected: unknown; read: () => Promise<unknown>; write: () => Promise<unknown> },
): Promise<void> {
  const { expected, read, write } = change;
  const before = await readLocked(tx, name, read);
  await write();
  refuseUnseenChange({ expected, before, after: await read() });
}

/** Like `writeSeen`, for a removal; of what is not there nothing is done. */
export async function removeSeen(
  tx: Tx,
  name: string,
  change: { expected: unknown; read: () => Promise<unknown>; remove: () => Promise<unknown> },
): Promise<void> {
  const { expected, read, remove } = change;
  const before = await readLocked(tx, name, read);
  if (before === null) return;
  refuseUnseenRemoval({ expected, before });
  await remove();
}

async function readLocked(tx: Tx, name: string, read: () => Promise<unknown>): Promise<unknown> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  return (await read()) ?? null;
}
