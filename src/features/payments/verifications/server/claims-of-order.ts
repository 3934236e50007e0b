import { type RawBuilder, sql } from 'kysely';
import type { AnsweredClaim, StaffMoney } from '#features/ledger/entries/schema.ts';
import type { Database } from '#platform/database/database.ts';

/** In a query: the claim in this column, as JSON. */
export const claimOf = (
  verificationId: string,
): RawBuilder<{ id: string; ticketId: string } | null> =>
  sql`(select json_build_object('id', v.id, 'ticketId', v.ticket)
    from verification v where v.id = ${sql.ref(verificationId)})`;

/** In a query of quotes and a claim `v`: it was sent for this one, by its customer or by a link. */
const isClaimOfIt = sql`(v.order_id = quote.id
  or v.order_id is null and v.quote_reference = quote.reference and v.person_id = quote.person_id
    and (v.paid_cents is not null or exists (select from receipt where verification_id = v.id)))
  and not v.reports_forgery`;

/** Nobody looks any more for what is in the ledger, whatever its status. */
const isWaiting = sql`(v.status in ('pending', 'processing') and not exists (
  select from ledger_entry found where found.verification_id = v.id and ledger_stands(found.id)))`;

/** In a query of quotes: the claims that wait for an agent, as JSON; the oldest first. */
export const waitingClaims = sql<StaffMoney['claims']>`(
  select coalesce(json_agg(json_build_object('id', v.id, 'ticketId', v.ticket,
    'cents', v.paid_cents, 'paidOn', v.paid_on) order by v.seq), '[]')
  from verification v where ${isClaimOfIt} and ${isWaiting})`;

/** In a query of claims `v`: the last that staff wrote to whoever sent it. */
const said = sql`(select e.note from event e where e.verification_id = v.id
  and e.actor = 'staff' and e.public and e.kind in ('status', 'message') and e.note is not null
  and not exists (select from event later where later.undoes = e.id) order by e.seq desc limit 1)`;

/** Claims that were rejected and not sent again, or wait and were written about; the oldest first. */
export async function readAnsweredClaims(db: Database, quoteId: string): Promise<AnsweredClaim[]> {
  const { rows } = await sql<AnsweredClaim>`
    select v.ticket as "ticketId", v.paid_cents::float8 as cents, v.status = 'rejected' as rejected,
      ${said} as said, v.person_id is distinct from quote.person_id as "byLink"
    from quote join verification v on ${isClaimOfIt}
    where quote.id = ${quoteId} and (v.status = 'rejected' or ${isWaiting} and ${said} is not null)
    order by v.seq`.execute(db);
  return rows;
}
