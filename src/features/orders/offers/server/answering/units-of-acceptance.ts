import { sql } from 'kysely';
import { type GoodsLine, makeUnits } from '#features/shipping/units/server/make-units.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';

interface AcceptedLine extends GoodsLine {
  quoteId: string;
}

/** Makes the units of the accepted goods, once. Their stages are promised from `from` on. */
export async function makeUnitsOf(tx: Tx, acceptanceId: string, from: Date): Promise<void> {
  const { rows: goods } = await sql<AcceptedLine>`
    select o.quote_id as "quoteId", l.position, l.quantity, l.text, l.product_id as "productId"
    from offer_acceptance a join offer o on o.id = a.offer_id
    join offer_line l on l.offer_id = o.id and l.kind = 'goods'
      and (not l.optional or l.position = any (a.chosen))
    where a.id = ${acceptanceId} and a.undone_at is null`.execute(tx);
  const [first] = goods;
  if (first) await makeUnits(tx, { quoteId: first.quoteId, acceptanceId, goods, from });
}

/** Migration 056 wrote this topic for each offer that was accepted before there were units. */
export const unitsTopic = 'make-units';

export function unitsJob({ db }: Pick<Services, 'db'>): Handler {
  return async ({ payload }) => {
    const { acceptance } = payload as { acceptance: string };
    await inTransaction(db, async (tx) => {
      // An answer takes the same lock, so nobody undoes the acceptance meanwhile.
      await sql`select from quote where id = (select o.quote_id from offer_acceptance a
        join offer o on o.id = a.offer_id where a.id = ${acceptance}) for update`.execute(tx);
      // The promises count from today, because nobody was promised anything before.
      await makeUnitsOf(tx, acceptance, new Date());
    });
  };
}
