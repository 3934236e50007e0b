import { sql } from 'kysely';
import { mayOpenDetached } from '#features/accounts/roles.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import type { NamingVerification } from '../../schema.ts';

const most = 50;

/**
 * What was sent to be verified and names a quote: from its order, by its reference, or by a code that
 * was issued of it and no other quote's reference. Newest first; `findNamed` of the verifications goes
 * the other way.
 */
export async function findNaming(
  db: Database,
  { role }: Pick<CurrentUser, 'role'>,
  quoteId: string,
): Promise<NamingVerification[]> {
  const { rows } = await sql<Omit<NamingVerification, 'createdAt'> & { createdAt: Date }>`
    select v.id, v.ticket as "ticketId", v.created_at as "createdAt", v.paid_cents::float8 as cents,
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
    order by v.seq desc limit ${most}`.execute(db);
  return rows.map(({ createdAt, ...each }) => ({ ...each, createdAt: createdAt.toISOString() }));
}
