import { sql } from 'kysely';
import { addEvent } from '#features/cases/server/events.ts';
import { lockQuoteWhere, showToStaff } from '#features/quotes/server/quote-access.ts';
import { retried } from '#platform/database/retry.ts';
import type { Services } from '#platform/services.ts';
import { isOnItsWay, isUnderWay } from './read-journey.ts';
import { isSilent } from './silence.ts';

interface SilentUnit {
  entry: string;
  quoteId: string;
  number: string;
}

/** In a query on `unit`, with what happened last as `e`: nobody of staff was told yet. */
const isUnnoticed = sql`(${isUnderWay} and ${isOnItsWay}
  and e.seq = (select max(last.seq) from unit_entry last where last.unit_id = unit.id)
  and not exists (select from unit_silence s where s.entry_id = e.id))`;

/** Staff get each order of which a unit has had no news for too long, once for each silence; says how many units. */
export async function noticeSilence(
  { db }: Pick<Services, 'db'>,
  now = new Date(),
): Promise<number> {
  const { rows } = await sql<SilentUnit>`
    select e.id as entry, unit.quote_id as "quoteId", unit.number
    from unit join unit_entry e on e.unit_id = unit.id
    where ${isSilent(sql`e.made_at`, now)} and ${isUnnoticed} order by unit.number`.execute(db);
  const orders = Map.groupBy(rows, ({ quoteId }) => quoteId);
  let noticed = 0;
  const failed: unknown[] = [];
  for (const [quoteId, units] of orders) {
    try {
      noticed += await notice({ db }, quoteId, units);
    } catch (error) {
      failed.push(error);
    }
  }
  // One that cannot be told keeps no other; tried again the next time.
  if (failed.length > 0) throw failed[0];
  return noticed;
}

function notice(
  { db }: Pick<Services, 'db'>,
  quoteId: string,
  units: readonly SilentUnit[],
): Promise<number> {
  return retried(db, async (tx) => {
    const locked = await lockQuoteWhere(tx, sql`id = ${quoteId}`);
    if (!locked) return 0;
    // News may have come since, and another process may have been faster.
    const { rows } = await sql<{ entry: string }>`
      insert into unit_silence (entry_id)
      select e.id from unit join unit_entry e on e.unit_id = unit.id
      where e.id = any (${units.map(({ entry }) => entry)}::uuid[]) and ${isUnnoticed}
      on conflict do nothing returning entry_id as entry`.execute(tx);
    if (rows.length === 0) return 0;
    const told = units.filter(({ entry }) => rows.some((row) => row.entry === entry));
    await addEvent(tx, {
      of: locked.of,
      actor: { id: null, as: 'system' },
      kind: 'unit_silent',
      note: told.map(({ number }) => number).join(', '),
      internal: true,
    });
    await showToStaff(tx, quoteId);
    return rows.length;
  });
}
