import { type RawBuilder, sql } from 'kysely';
import { toProvince } from '#features/company/provinces/provinces.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';
import type { KnownCustomer } from '../../callers/callers-quote.ts';
import { mergedAddresses, quoteHasAddress } from './merged-customers.ts';

type Found = Omit<KnownCustomer, 'province' | 'merges'> & { province: string };

/**
 * A table for a query: what each account and each quotation says of its customer. A quotation of a
 * deleted account says nothing any more.
 */
export const known = sql`(
  select id, id as person_id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name,
    email, lower(email) as address, phone, whatsapp, province, language, created_at as at, true as account,
    email_verified as proven
  from person where role = 'cliente'
  union all
  select id, person_id, customer_name, customer_email, lower(customer_email), customer_phone,
    customer_whatsapp, province, language, created_at, false,
    person_id is null or exists (select from person owner
      where owner.id = person_id and owner.email_verified
        and lower(owner.email) = lower(customer_email))
  from quote where detached_at is null and customer_email is not null
  union all
  select id, null, customer_name, null, customer_phone, customer_phone, customer_whatsapp, province, language,
    created_at, false, true
  from quote where detached_at is null and customer_email is null) known`;

/** What is told of a customer; the province is that of the last of `theirs`, a condition on quotations. */
const columns = (
  row: string,
  theirs: RawBuilder<unknown>,
) => sql`${sql.ref(`${row}.id`)}, name, email, phone, whatsapp, language, account, proven,
  coalesce((select province from quote where detached_at is null and ${theirs} order by seq desc limit 1),
    province) as province,
  (select count(*)::int from quote where detached_at is null and ${theirs}) as quotes`;

/** Whether a person's phone or WhatsApp holds these digits, by the index of migration 180. */
export const hasPhone = (digits: string): RawBuilder<boolean> =>
  sql`(coalesce(phone, '') || ' ' || coalesce(whatsapp, '')) like ${containing(digits)}`;

/**
 * The customers with these addresses (a query of e-mails in small letters, and of phones), the latest first, each with
 * whoever staff say is the same. A verified account or an entry by staff wins over an unverified account.
 */
export async function knownCustomers(
  db: Database,
  addresses: RawBuilder<unknown>,
  most: number,
): Promise<KnownCustomer[]> {
  const people = await mergedAddresses(db, addresses);
  if (people.length === 0) return [];
  const members = people.flatMap((one, at) => one.addresses.map((address) => ({ at, address })));
  const { rows } = await sql<Found & { one: number }>`
    with member (one, address) as (select * from unnest(
      ${members.map(({ at }) => at)}::int[], ${members.map(({ address }) => address)}::text[])),
    newest as (
      select distinct on (one) known.*, one, max(at) over (partition by one) as last
      from ${known} join member using (address)
      where known.address = any (${members.map(({ address }) => address)}::text[])
      order by one, proven desc, account desc, at desc)
    select one, ${columns(
      'newest',
      quoteHasAddress(sql`any (array(select address from member where member.one = newest.one))`),
    )}
    from newest order by last desc limit ${most}`.execute(db);
  return rows.map(({ one, ...row }) => toKnown(row, people[one]?.merges ?? []));
}

/** The customer of whom these conditions on `known` and on quotations are true. */
export async function knownCustomer(
  db: Database,
  {
    which,
    theirs,
    merges,
  }: { which: RawBuilder<unknown>; theirs: RawBuilder<unknown>; merges: string[] },
): Promise<KnownCustomer | undefined> {
  const { rows } = await sql<Found>`
    select ${columns('known', theirs)} from ${known} where ${which}
    order by proven desc, account desc, at desc limit 1`.execute(db);
  return rows.map((row) => toKnown(row, merges))[0];
}

const toKnown = ({ province, ...row }: Found, merges: string[]): KnownCustomer => ({
  ...row,
  province: toProvince(province),
  merges,
});
