import { type RawBuilder, sql } from 'kysely';
import type { StaffMoney } from '#features/ledger/schema.ts';
import type { Database } from '#platform/database/database.ts';

/** In a query: the claim in this column, as JSON. */
export const claimOf = (
  verificationId: string,
): RawBuilder<{ id: string; ticketId: string } | null> =>
  sql`(select json_build_object('id', v.id, 'ticketId', v.ticket)
    from verification v where v.id = ${sql.ref(verificationId)})`;

/** Claims of the customer, or by a link, that wait for an agent; the oldest first. */
export async function readClaims(db: Database, quoteId: string): Promise<StaffMoney['claims']> {
  const { rows } = await sql<StaffMoney['claims'][number]>`
    select v.id, v.ticket as "ticketId", v.paid_cents::float8 as cents, v.paid_on::text as "paidOn"
    from quote q join verification v on v.order_id = q.id
      or v.order_id is null and v.quote_reference = q.reference and v.person_id = q.person_id
        and (v.paid_cents is not null or exists (select from receipt where verification_id = v.id))
    where q.id = ${quoteId} and v.status in ('pending', 'processing') and not v.reports_forgery
    order by v.seq`.execute(db);
  return rows;
}
