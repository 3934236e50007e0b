import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** An account, or else the address by which quotations without one are known. */
export interface Customer {
  person: string | null;
  address: string;
}

/** A condition on `quote`: its address is one of these, `any (…)`: the e-mail, or else the phone. */
export const quoteHasAddress = (these: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(lower(quote.customer_email) = ${these}
    or quote.customer_email is null and quote.customer_phone = ${these})`;

/** One person to staff: what a merge joined, and the ids of those merges. */
export interface MergedCustomer {
  /** The one who was asked for. */
  self: Customer;
  customers: Customer[];
  merges: string[];
}

const key = (person: string, address: string) =>
  sql`coalesce(${sql.ref(person)}::text, ${sql.ref(address)})`;

/** A customer, and all who are one with them. */
export async function mergedWith(db: Database, self: Customer): Promise<MergedCustomer> {
  const { person, address } = self;
  const { rows } = await sql<Customer & { merges: string[] }>`
    with recursive said as materialized (
      select id, ${key('person_id', 'address')} as one, ${key('other_person_id', 'other_address')} as other,
        other_person_id, other_address from merged_customer),
    member (key, person, address) as (
      select coalesce(${person}::text, ${address}::text), ${person}::uuid, ${address}::text
      union select other, other_person_id, other_address from member join said on said.one = member.key)
    select person, address, array(select id from said where one = member.key) as merges from member`.execute(
    db,
  );
  return {
    self,
    customers: rows.map(({ merges: _, ...customer }) => customer),
    merges: [...new Set(rows.flatMap(({ merges }) => merges))].sort(),
  };
}

/** The addresses of a query, those of one person together, and the ids of the merges that say so. */
export async function mergedAddresses(
  db: Database,
  addresses: RawBuilder<unknown>,
): Promise<{ addresses: string[]; merges: string[] }[]> {
  const { rows } = await sql<{ addresses: string[]; merges: string[] }>`
    with recursive said as materialized (select id, address, other_address from merged_customer),
    reached (root, address) as (
      select address, address from (${addresses}) asked (address) where address is not null
      union select root, other_address from reached join said using (address)),
    one (addresses) as (
      select distinct array_agg(address order by address) from reached group by root)
    select addresses, array(select distinct id::text from said
      where address = any (addresses) order by id::text) as merges from one`.execute(db);
  return rows;
}
