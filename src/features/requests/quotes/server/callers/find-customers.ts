import { sql } from 'kysely';
import { toProvince } from '#features/company/provinces/provinces.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { phoneDigits } from '#platform/text/phone.ts';
import type { KnownCustomer } from '../../callers/callers-quote.ts';

const maxFound = 8;

type Found = Omit<KnownCustomer, 'province'> & { province: string };

/**
 * Finds customers with an account or a quotation by part of their e-mail or phone, the latest
 * first. For one e-mail, a verified account or an entry by staff wins over an unverified account.
 * The audit log records the search without its words, which may be somebody's address.
 */
export async function findCustomers(
  db: Database,
  agent: CurrentUser,
  written: string,
): Promise<KnownCustomer[]> {
  const email = containing(written.toLowerCase());
  const digits = phoneDigits(written) ?? '';
  const phone = digits.length >= 4 ? `%${digits}%` : null;
  const { rows } = await sql<Found>`
    with known as (
      select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name, email,
        phone, whatsapp, province, language, created_at as at, true as account,
        email_verified as proven
      from person where role = 'cliente'
      union all
      select customer_name, customer_email, customer_phone, customer_whatsapp, province, language,
        created_at, false, person_id is null or exists (select from person owner
          where owner.id = person_id and owner.email_verified
            and lower(owner.email) = lower(customer_email))
      from quote where detached_at is null
    ), newest as (
      select distinct on (lower(email)) *, max(at) over (partition by lower(email)) as last
      from known
      where lower(email) in (select lower(email) from known
        where lower(email) like ${email} or phone like ${phone} or whatsapp like ${phone})
      order by lower(email), proven desc, account desc, at desc
    )
    select name, email, phone, whatsapp, province, language, proven,
      (select count(*)::int from quote where detached_at is null
        and lower(customer_email) = lower(newest.email)) as quotes
    from newest order by last desc limit ${maxFound}`.execute(db);
  await inTransaction(db, (tx) =>
    writeAudit(tx, {
      actor: agent,
      action: 'person.search',
      subject: { kind: 'person' },
      details: { rows: rows.length },
    }),
  );
  return rows.map((row) => ({ ...row, province: toProvince(row.province) }));
}
