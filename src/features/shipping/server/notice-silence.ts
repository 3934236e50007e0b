import { sql } from 'kysely';
import { addEvent } from '#features/cases/server/events.ts';
import { lockQuoteWhere, showToStaff } from '#features/quotes/server/quote-access.ts';
import { retried } from '#platform/database/retry.ts';
import type { Services } from '#platform/services.ts';
import { isOnItsWay, isSilent, isUnderWay, lastNewsColumn } from './read-journey.ts';

interface SilentUnit {
  id: string;
  quoteId: string;
  number: string;
}

/** In a query on `unit`: nothing was heard of it for too long, and staff were not told so yet. */
const isUnnoticed = (now: Date) => sql`(${isUnderWay} and ${isOnItsWay}
  and ${isSilent(lastNewsColumn, now)} and not exists (select from unit_silence s
    where s.unit_id = unit.id and s.since = ${lastNewsColumn}))`;

/** Staff get each order of which a unit has had no news for too long, once for each silence; says how many units. */
export async function noticeSilence(
  { db }: Pick<Services, 'db'>,
  now = new Date(),
): Promise<number> {
  const { rows } = await sql<SilentUnit>`
    select unit.id, unit.quote_id as "quoteId", unit.number
    from unit where ${isUnnoticed(now)} order by unit.number`.execute(db);
  const orders = Map.groupBy(rows, ({ quoteId }) => quoteId);
  let noticed = 0;
  const failed: unknown[] = [];
  for (const [quoteId, units] of orders) {
    try {
      noticed += await notice({ db }, quoteId, units, now);
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
  now: Date,
): Promise<number> {
  return retried(db, async (tx) => {
    const locked = await lockQuoteWhere(tx, sql`id = ${quoteId}`);
    if (!locked) return 0;
    // News may have come since, and another process may have been faster.
    const { rows } = await sql<{ id: string }>`
      insert into unit_silence (unit_id, since)
      select unit.id, ${lastNewsColumn} from unit
      where unit.id = any (${units.map(({ id }) => id)}::uuid[]) and ${isUnnoticed(now)}
      on conflict do nothing returning unit_id as id`.execute(tx);
    if (rows.length === 0) return 0;
    const told = units.filter(({ id }) => rows.some((row) => row.id === id));
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
