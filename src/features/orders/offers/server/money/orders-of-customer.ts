import { type RawBuilder, sql } from 'kysely';
import type { StaffMoney } from '#features/ledger/entries/schema.ts';
import type { Database } from '#platform/database/database.ts';

/** In a query: the reference number of the quotation in this column. */
export const referenceOf = (quoteId: string): RawBuilder<string> =>
  sql<string>`(select reference from quote where quote.id = ${sql.ref(quoteId)})`;

export async function readOrdersForCredit(
  db: Database,
  quoteId: string,
): Promise<StaffMoney['creditFor']> {
  const { rows } = await sql<StaffMoney['creditFor'][number]>`
    select id, reference, due::float8 as "dueCents" from (
      select q.id, q.seq, q.reference, ledger_owed(q.id) - ledger_balance(q.id) as due
      from quote q where q.id <> ${quoteId} and quote_same_customer(q.id, ${quoteId}) and q.id in (
        select c.id from quote c, quote s where s.id = ${quoteId} and c.person_id = s.person_id
        union all select c.id from quote c, quote s where s.id = ${quoteId} and c.person_id is null
          and c.detached_at is null and lower(c.customer_email) = lower(s.customer_email))) others
    where due > 0 order by seq`.execute(db);
  return rows;
}
