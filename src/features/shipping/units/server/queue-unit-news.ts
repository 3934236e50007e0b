import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { deferAll } from '#platform/jobs/outbox.ts';
import { hourMs } from '#platform/time/durations.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { newsKinds, newsOf } from '../news.ts';
import type { Journey, JourneyEntry } from '../schema.ts';
import type { UnitNews } from './news-mail.ts';
import { journeysOf } from './read-journey.ts';

/**
 * The outbox topic of news about units. After the wait a mail tells the news that is still true.
 */
export const newsTopic = 'unit-news';

const newsWaitMs = hourMs;

export async function queueUnitNews(
  tx: Tx,
  entries: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const runAfter = new Date(sharedNow().getTime() + newsWaitMs);
  const jobs = [...entries].flatMap(([unit, [first]]) => (first ? [{ unit, first }] : []));
  await deferAll(
    tx,
    jobs.map(({ unit, first }) => ({
      topic: newsTopic,
      dedupe: `${newsTopic}:${first}`,
      payload: { unit } satisfies NewsJob,
      runAfter,
    })),
  );
}

export interface NewsJob {
  unit: string;
}

/**
 * Marks the untold entries of an order as told and returns their news; a second caller gets
 * nothing.
 */
export async function takeNews(
  tx: Tx,
  quoteId: string,
): Promise<{ first: string; units: UnitNews[] } | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into unit_entry_told (entry_id)
    select e.id from unit_entry e join unit on unit.id = e.unit_id
    where unit.quote_id = ${quoteId} and e.kind = any (${[...newsKinds]}::text[])
      and not exists (select from unit_entry_told t where t.entry_id = e.id)
    order by e.seq
    on conflict do nothing returning entry_id as id`.execute(tx);
  const [first] = rows;
  if (!first) return undefined;
  const untold = new Set(rows.map(({ id }) => id));
  const units = (await journeysOf(tx, quoteId))
    .map((unit) => ({ unit, news: newsOf(sinceHandover(unit).filter(({ id }) => untold.has(id))) }))
    .filter(({ news }) => news.length > 0);
  return units.length > 0 ? { first: first.id, units } : undefined;
}

/** Once a unit is handed over, its earlier stages are no news. */
function sinceHandover({ stage, entries }: Journey): readonly JourneyEntry[] {
  if (stage !== 'delivered') return entries;
  const at = entries.findLastIndex((each) => each.kind === 'reached' && each.stage === stage);
  return entries.slice(Math.max(at, 0));
}
