import { sql } from 'kysely';
import type { OrderVerification } from '#features/ledger/entries/schema.ts';
import { mayOpenDetached } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';

const maxListed = 50;

/**
 * Finds the verifications that name a quote, newest first: sent from its order, with its reference,
 * or with a code issued for it and no reference of another quote. `findNamed` goes the other way.
 */
export async function findVerificationsOf(
  db: Database,
  { role }: Pick<CurrentUser, 'role'>,
  quoteId: string,
): Promise<OrderVerification[]> {
  const { rows } = await sql<OrderVerification>`
    select v.id, v.ticket as "ticketId", ${isoMoment('v.created_at')} as "createdAt", v.paid_cents::float8 as cents,
      case when exists (select from ledger_entry e where e.verification_id = v.id and ledger_stands(e.id))
          then 'paid'
        when v.status in ('pending', 'processing') then 'open' else v.status end as state
    from verification v
    where v.id in (
        select id from verification where order_id = ${quoteId}
        union select own.id from verification own join quote q on q.reference = own.quote_reference
          where q.id = ${quoteId} and own.order_id is null
        union select own.id from verification_code c join verification own on upper(own.code) = c.code
          where c.quote_id = ${quoteId} and own.order_id is null
            and not exists (select from quote q where q.reference = own.quote_reference))
      and not v.reports_forgery ${mayOpenDetached(role) ? sql`` : sql`and v.detached_at is null`}
    order by v.seq desc limit ${maxListed}`.execute(db);
  return rows;
}
