import { sql } from 'kysely';
import { statusAfter, statusOf } from '#features/orders/progress/status-of.ts';
import { addEvent, isUndone } from '#features/requests/cases/server/events.ts';
import { quoteType, toQuoteStatus } from '#features/requests/quotes/statuses.ts';
import type { Tx } from '#platform/database/database.ts';
import { type FactsRow, factsOf, readFactsRows } from './read-facts.ts';

/**
 * Moves the status of quotations to what their facts say by now, each with an entry of its history.
 * Every act that records such a fact calls it at its end, in its transaction. No mail goes out: that of
 * the act says where the order stands.
 */
export async function followFacts(tx: Tx, quoteIds: readonly string[]): Promise<void> {
  // Two voyages with units of one order wait for each other, so that the second sees the first one's.
  await sql`select from quote where id = any(${quoteIds}::uuid[]) order by id for no key update`.execute(
    tx,
  );
  for (const row of await readFactsRows(tx, quoteIds)) await followFactsOf(tx, row);
}

/** What follows from an act of staff on one quotation. */
export const followAct = (tx: Tx, quoteId: string): Promise<void> => followFacts(tx, [quoteId]);

/** What follows for their orders where units have moved. */
export async function followUnits(tx: Tx, unitIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct quote_id as id from unit where id = any(${unitIds}::uuid[])`.execute(tx);
  await followFacts(
    tx,
    rows.map(({ id }) => id),
  );
}

async function followFactsOf(tx: Tx, row: FactsRow): Promise<void> {
  const { id, facts_status: before } = row;
  const now = statusOf(factsOf(row));
  if (now === null || now === before) return;
  const from = toQuoteStatus(row.status);
  const to = statusAfter({ status: from, byFact: await isByFact(tx, id), before, now });
  await tx
    .updateTable('quote')
    .set({ facts_status: now, status: to, ...(to === 'completed' && { follow_up_at: null }) })
    .where('id', '=', id)
    .execute();
  if (to === from) return;
  const of = { type: quoteType, id };
  await addEvent(tx, { of, actor: { id: null, as: 'system' }, kind: 'moved', from, to });
}

/** True where the status stands as a fact left it. */
async function isByFact(tx: Tx, quoteId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('event')
    .select('kind')
    .where('quote_id', '=', quoteId)
    .where('kind', 'in', ['status', 'moved'])
    .where(isUndone, '=', false)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'moved';
}
