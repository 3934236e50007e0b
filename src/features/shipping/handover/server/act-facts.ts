import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { HandoverWay } from '../handover-rules.ts';

export interface ActFacts {
  handoverId: string;
  quoteId: string;
  reference: string;
  customerName: string;
  unit: string;
  name: string;
  identifier: string | null;
  way: HandoverWay;
  handedOn: string;
  receivedBy: string;
}

/**
 * Reads the facts for the act of a handover. Undefined where the unit was not handed over, or where
 * `mayRead`, a condition on `quote`, forbids it.
 */
export async function readActFacts(
  db: Database,
  unitId: string,
  mayRead: RawBuilder<unknown>,
): Promise<ActFacts | undefined> {
  const { rows } = await sql<ActFacts>`
    select handover.id as "handoverId", quote.id as "quoteId", quote.reference,
      quote.customer_name as "customerName", unit.number as unit, unit.name, unit.identifier,
      handover.way, handover.handed_on::text as "handedOn", handover.received_by as "receivedBy"
    from handover join unit on unit.id = handover.unit_id join quote on quote.id = unit.quote_id
    where unit.id = ${unitId} and handover.undone_at is null and ${mayRead}`.execute(db);
  return rows[0];
}
