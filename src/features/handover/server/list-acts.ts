import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { WaitingAct } from '../act-schema.ts';
import { receiverOf } from './receiver.ts';
import { isWaiting } from './staff-handovers.ts';

/** Acts that wait for an agent, the oldest first: somebody stands at a door. */
export async function listWaitingActs(db: Database): Promise<WaitingAct[]> {
  const { rows } = await sql<Omit<WaitingAct, 'sentAt'> & { sentAt: Date }>`
    select a.id, unit.id as "unitId", unit.number as unit, unit.name, unit.identifier,
      quote.id as "quoteId", quote.reference, quote.customer_name as customer,
      ${receiverOf} as receives,
      a.received_by as "receivedBy", a.handed_on::text as "handedOn", a.sent_at as "sentAt",
      coalesce(link.label, '') as by, a.attempt,
      array(select p.bytes from signed_act_photo p where p.act_id = a.id order by p.position) as photos
    from signed_act a join unit on unit.id = a.unit_id join quote on quote.id = unit.quote_id
      join handover_link link on link.id = a.link_id
    where a.outcome is null and ${isWaiting} and quote.detached_at is null
    order by a.sent_at limit 200`.execute(db);
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}

/** In a query of quotes: a signed act of one of its units waits for an agent. */
export const hasWaitingAct = sql<boolean>`exists (
  select from signed_act a join unit on unit.id = a.unit_id
  where unit.quote_id = quote.id and a.outcome is null)`;
