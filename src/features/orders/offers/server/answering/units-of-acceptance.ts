import { sql } from 'kysely';
import { makeUnits } from '#features/shipping/units/server/make-units.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';

/** Makes the units of the accepted goods, once. Their stages are promised from `from` on. */
export function makeUnitsOf(tx: Tx, acceptanceId: string, from: Date): Promise<void> {
  const goods = sql`
    select o.quote_id, a.id as acceptance_id, l.position, l.quantity, l.text, l.product_id
    from offer_acceptance a join offer o on o.id = a.offer_id
    join offer_line l on l.offer_id = o.id and l.kind = 'goods'
      and (not l.optional or l.position = any (a.chosen))
    where a.id = ${acceptanceId} and a.undone_at is null`;
  return makeUnits(tx, goods, from);
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
      await makeUnitsOf(tx, acceptance, sharedNow());
    });
  };
}
