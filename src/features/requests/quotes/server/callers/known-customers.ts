import { type RawBuilder, sql } from 'kysely';
import { toProvince } from '#features/company/provinces/provinces.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';
import type { KnownCustomer } from '../../callers/callers-quote.ts';

type Found = Omit<KnownCustomer, 'province'> & { province: string };

/**
 * A table for a query: what each account and each quotation says of its customer. A quotation of a
 * deleted account says nothing any more.
 */
export const known = sql`(
  select id, id as person_id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name,
    email, phone, whatsapp, province, language, created_at as at, true as account,
    email_verified as proven
  from person where role = 'cliente'
  union all
  select id, person_id, customer_name, customer_email, customer_phone, customer_whatsapp, province,
    language, created_at, false, person_id is null or exists (select from person owner
      where owner.id = person_id and owner.email_verified
        and lower(owner.email) = lower(customer_email))
  from quote where detached_at is null) known`;

/** What is told of a customer; the province is that of the last quotation. */
const columns = (
  row: string,
) => sql`${sql.ref(`${row}.id`)}, name, email, phone, whatsapp, language, proven,
  coalesce((select province from quote where detached_at is null
    and lower(customer_email) = lower(${sql.ref(`${row}.email`)}) order by seq desc limit 1), province) as province,
  (select count(*)::int from quote where detached_at is null
    and lower(customer_email) = lower(${sql.ref(`${row}.email`)})) as quotes`;

const toKnown = ({ province, ...row }: Found): KnownCustomer => ({
  ...row,
  province: toProvince(province),
});

/** Whether a person's phone or WhatsApp holds these digits, by the index of migration 180. */
export const hasPhone = (digits: string): RawBuilder<boolean> =>
  sql`(coalesce(phone, '') || ' ' || coalesce(whatsapp, '')) like ${containing(digits)}`;

/**
 * The customers with these e-mails (a query of them, in small letters), the latest first. For one
 * e-mail, a verified account or an entry by staff wins over an unverified account.
 */
export async function knownCustomers(
  db: Database,
  emails: RawBuilder<unknown>,
  most: number,
): Promise<KnownCustomer[]> {
  const { rows } = await sql<Found>`
    with newest as (
      select distinct on (lower(email)) *, max(at) over (partition by lower(email)) as last
      from ${known} where lower(email) in (${emails})
      order by lower(email), proven desc, account desc, at desc
    )
    select ${columns('newest')} from newest order by last desc limit ${most}`.execute(db);
  return rows.map(toKnown);
}

/** The customer that a condition on `known` picks, by the account where there is one. */
export async function knownCustomer(
  db: Database,
  which: RawBuilder<unknown>,
): Promise<KnownCustomer | undefined> {
  const { rows } = await sql<Found>`
    select ${columns('known')} from ${known} where ${which} order by account desc, at desc limit 1`.execute(
    db,
  );
  return rows.map(toKnown)[0];
}
