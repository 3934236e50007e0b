import { sql } from 'kysely';
import { shares } from '#limits.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { createShares, everybody } from '#platform/http/network-shares.ts';
import type { Network } from '#platform/http/networks.ts';
import { limitKeyHash, tooManyFor } from '#platform/http/rate-limit.ts';

/** In milliseconds. Then the count of other processes' parts is read again; sooner before a 503. */
const refreshedAfter = 10_000;
const refreshedBeforeRefusing = 1000;
/** Counting takes at most this share of the time, however many are refused. */
const countingPart = 1 / 20;

/** `retry-after` of a 503, in seconds. */
const waitSeconds = 600;

type Space = ReturnType<typeof createSpace>;
const spaces = new WeakMap<Database, Space>();

/**
 * Reserves space for a part in memory, so that refusing one costs the database nothing. Throws
 * AppError (429, or 503 where all uploads together take too much). Call `giveBack` if the part is
 * not stored.
 */
export async function reserveUploadSpace(
  db: Database,
  networks: readonly Network[],
): Promise<{ giveBack: () => void }> {
  const space = spaces.get(db) ?? createSpace(db);
  spaces.set(db, space);
  return space.take(networks.map(hashed));
}

export function hashed({ key, width }: Network): Network {
  return { key: limitKeyHash({ name: 'upload-space' }, key).slice(0, 22), width };
}

function createSpace(db: Database) {
  let readAt = Number.NEGATIVE_INFINITY;
  let readFor = 0;
  let space = createShares(shares.uploadPieces);
  let reading: Promise<void> | undefined;

  const read = () => {
    const begun = performance.now();
    reading ??= countStored(db)
      .then((stored) => {
        space = createShares(shares.uploadPieces, stored);
        readAt = Date.now();
        readFor = performance.now() - begun;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const olderThan = (milliseconds: number) => Math.abs(Date.now() - readAt) > milliseconds;

  return {
    async take(networks: readonly Network[]) {
      if (olderThan(refreshedAfter)) await read();
      let outcome = space.tryTake(networks, 1);
      const soonest = Math.max(refreshedBeforeRefusing, readFor / countingPart);
      if (outcome !== 'taken' && olderThan(soonest)) {
        await read();
        outcome = space.tryTake(networks, 1);
      }
      if (outcome === 'full' && (await dropOfLargest(db, networks))) {
        await read();
        outcome = space.tryTake(networks, 1);
      }
      if (outcome === 'network-full') throw tooManyFor(waitSeconds);
      if (outcome === 'full') {
        throw new AppError(commonErrors.unavailable, {
          headers: { 'retry-after': `${waitSeconds}` },
        });
      }
      const takenFrom = space;
      return { giveBack: () => takenFrom.giveBack(networks, 1) };
    },
  };
}

/**
 * Drops the oldest files of the widest network that has most pieces, where whoever comes has fewer:
 * otherwise some networks that fill the room would shut everybody else out for a day. A phone that
 * misses a piece sends it again. Returns false where nothing was dropped.
 */
async function dropOfLargest(db: Database, networks: readonly Network[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with crowds as (
      select networks[cardinality(networks)] as widest, count(*) as pieces from receipt_part group by 1
    ), largest as (
      select widest from crowds
      where pieces > 1 + coalesce((select pieces from crowds where widest = ${networks.at(-1)?.key}), 0)
      order by pieces desc limit 1
    )
    delete from receipt_part where upload_id in (
      select upload_id from receipt_part where networks[cardinality(networks)] = (select widest from largest)
      group by upload_id order by min(created_at) limit 64)`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

async function countStored(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('receipt_part')
    .select(({ fn }) => ['networks', fn.countAll<string>().as('pieces')])
    .groupBy('networks')
    .execute();
  const stored = new Map<string, number>();
  for (const { networks, pieces } of rows) {
    for (const key of [...networks, everybody]) {
      stored.set(key, (stored.get(key) ?? 0) + Number(pieces));
    }
  }
  return stored;
}
