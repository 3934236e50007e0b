import { sql } from 'kysely';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { lockQuoteWhere, showToStaff } from '#features/requests/quotes/server/quote-access.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { awaitsNews, isOnItsWay, isSilent, isUnderWay, lastNewsColumn } from './read-journey.ts';

interface SilentUnit {
  id: string;
  quoteId: string;
  number: string;
}

/**
 * A condition of a query on `unit`: it has been silent for too long, and staff have not been told.
 */
const isUnnoticed = (now: Date) => sql`(${isUnderWay} and ${isOnItsWay} and ${awaitsNews()}
  and ${isSilent(lastNewsColumn, now)} and not exists (select from unit_silence s
    where s.unit_id = unit.id and s.since = ${lastNewsColumn}))`;

/**
 * Shows staff each order with a silent unit, once for each silence. Returns the number of units.
 */
export async function noticeSilence(
  { db }: Pick<Services, 'db'>,
  now = sharedNow(),
): Promise<number> {
  const { rows } = await sql<SilentUnit>`
    select unit.id, unit.quote_id as "quoteId", unit.number
    from unit where ${isUnnoticed(now)} order by unit.number`.execute(db);
  const orders = Map.groupBy(rows, ({ quoteId }) => quoteId);
  let noticed = 0;
  const errors: unknown[] = [];
  for (const [quoteId, units] of orders) {
    try {
      noticed += await noticeOrder({ db }, quoteId, units, now);
    } catch (error) {
      errors.push(error);
    }
  }
  // A failing order does not keep the others from staff; the next run tries it again.
  if (errors.length > 0) throw errors[0];
  return noticed;
}

function noticeOrder(
  { db }: Pick<Services, 'db'>,
  quoteId: string,
  units: readonly SilentUnit[],
  now: Date,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const locked = await lockQuoteWhere(tx, sql`id = ${quoteId}`);
    if (!locked) return 0;
    // News may have come since, and another process may have been faster.
    const { rows } = await sql<{ id: string }>`
      insert into unit_silence (unit_id, since)
      select unit.id, ${lastNewsColumn} from unit
      where unit.id = any (${units.map(({ id }) => id)}::uuid[]) and ${isUnnoticed(now)}
      on conflict do nothing returning unit_id as id`.execute(tx);
    if (rows.length === 0) return 0;
    const silent = units.filter(({ id }) => rows.some((row) => row.id === id));
    await addEvent(tx, {
      of: locked.of,
      actor: { id: null, as: 'system' },
      kind: 'unit_silent',
      note: silent.map(({ number }) => number).join(', '),
      internal: true,
    });
    await showToStaff(tx, quoteId);
    return rows.length;
  });
}
