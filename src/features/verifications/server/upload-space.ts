import { sql } from 'kysely';
import { shares } from '../../../limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createShares, everybody } from '../../../platform/http/network-shares.ts';
import type { Network } from '../../../platform/http/networks.ts';
import { hashOf, tooManyFor } from '../../../platform/http/rate-limit.ts';
import { Refusal, refusals } from '../../../platform/http/refusal.ts';

/** A piece takes a row however small it is: nobody fills the table with single bytes. */
const leastBytes = 16 * 1024;

/** What other processes stored and deleted is seen after so long; sooner where it would refuse. */
const refreshedAfter = 10_000;
const refreshedBeforeRefusing = 1000;

/** How long who has too much under way is told to wait. */
const waitSeconds = 600;

type Space = ReturnType<typeof createSpace>;
const spaces = new WeakMap<Database, Space>();

/**
 * Takes room for a piece among those on their way, in memory: who has none costs the database
 * nothing. Throws Refusal (429; 503 when all together have too much). Gives what to do when the
 * piece was not stored.
 */
export async function takeUploadSpace(
  db: Database,
  networks: readonly Network[],
  bytes: number,
): Promise<{ giveBack: () => void }> {
  const space = spaces.get(db) ?? createSpace(db);
  spaces.set(db, space);
  return space.take(networks.map(hashed), Math.max(bytes, leastBytes));
}

/** As it is stored with a piece. */
export function hashed({ key, width }: Network): Network {
  return { key: hashOf({ name: 'upload-space' }, key).slice(0, 22), width };
}

function createSpace(db: Database) {
  let readAt = Number.NEGATIVE_INFINITY;
  let space = createShares(shares.uploadBytes);
  let reading: Promise<void> | undefined;

  const read = () => {
    reading ??= readStored(db)
      .then((stored) => {
        space = createShares(shares.uploadBytes, stored);
        readAt = Date.now();
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const olderThan = (milliseconds: number) => Math.abs(Date.now() - readAt) > milliseconds;

  return {
    async take(networks: readonly Network[], bytes: number) {
      if (olderThan(refreshedAfter)) await read();
      let outcome = space.tryTake(networks, bytes);
      if (outcome !== 'taken' && olderThan(refreshedBeforeRefusing)) {
        await read();
        outcome = space.tryTake(networks, bytes);
      }
      if (outcome === 'network-full') throw tooManyFor(waitSeconds);
      if (outcome === 'full') {
        throw new Refusal(refusals.unavailable, { headers: { 'retry-after': `${waitSeconds}` } });
      }
      const takenFrom = space;
      return { giveBack: () => takenFrom.giveBack(networks, bytes) };
    },
  };
}

/** Bytes on their way by network; under `everybody` of all. */
async function readStored(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ network: string; bytes: string }>`
    select network, sum(greatest(octet_length(bytes), ${leastBytes}::int))::text as bytes
    from receipt_part, unnest(networks || ${everybody}::text) as network
    group by network`.execute(db);
  return new Map(rows.map(({ network, bytes }) => [network, Number(bytes)]));
}
