import { type RawBuilder, sql } from 'kysely';
import { type FactsRow, factsColumns, factsOf } from '#features/orders/offers/server/read-facts.ts';
import { progressFor } from '#features/orders/progress/progress-for.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Database } from '#platform/database/database.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { ShortOrder } from '../short-order.ts';

type ShortRow = FactsRow & { ships: string | null };

const shipsColumn = sql`(select string_agg(distinct v.ship || ' ' || v.number, ', ')
  from unit join voyage v on v.id = unit.voyage_id
  where unit.quote_id = quote.id and unit.retired_at is null)`;

/** The orders that a condition on `quote` picks and the agent may open, in a line each, the newest first. */
export async function readShortOrders(
  db: Database,
  agent: CurrentUser,
  which: RawBuilder<unknown>,
  limit: number,
): Promise<ShortOrder[]> {
  const { rows } = await sql<ShortRow>`
    select quote.*, ${factsColumns()}, ${shipsColumn} as ships from quote
    where ${mayOpenQuote(agent)} and ${which} order by quote.seq desc limit ${limit}`.execute(db);
  const now = sharedNow();
  const reader = agent.role === 'administrador' ? 'administrador' : 'agente';
  return rows.map((row) => {
    const facts = factsOf(row, now);
    return {
      id: row.id,
      reference: row.reference,
      customer: row.customer_name,
      createdAt: row.created_at.toISOString(),
      progress: progressFor(facts, reader, now),
      ships: row.ships,
      dueCents: facts.money?.dueCents ?? null,
      creditCents: facts.money?.creditCents ?? 0,
    };
  });
}
