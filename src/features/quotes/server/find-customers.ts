import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { toProvince } from '#features/provinces/provinces.ts';
import type { Database } from '#platform/database/database.ts';
import type { KnownCustomer } from '../callers-quote.ts';
import './tables.ts';

/** So many are shown: whoever looks for somebody knows more of the address or number than that. */
const most = 10;

type Row = Omit<KnownCustomer, 'province'> & { province: string };

/**
 * Customers by part of their e-mail, or of a phone by its digits: those with an account, and those
 * of quotations that nobody's account holds yet. The audit log tells that somebody looked.
 */
export async function findCustomers(
  db: Database,
  agent: CurrentUser,
  written: string,
): Promise<KnownCustomer[]> {
  const email = `%${written.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const digits = written.replace(/\D/g, '');
  const phone = digits.length >= 5 ? `%${digits}%` : null;
  const { rows } = await sql<Row>`
    select name, email, phone, whatsapp, province, language, sum(quotes)::int as quotes from (
      select trim(first_name || ' ' || last_name) as name, email, phone, whatsapp, province, language,
        (select count(*) from quote where quote.person_id = person.id) as quotes
      from person where role = 'cliente'
        and (lower(email) like ${email} or phone like ${phone} or whatsapp like ${phone})
      union all
      select distinct on (lower(customer_email)) customer_name, customer_email, customer_phone,
        customer_whatsapp, province, language, 1
      from quote where person_id is null and detached_at is null
        and (lower(customer_email) like ${email} or customer_phone like ${phone}
          or customer_whatsapp like ${phone})
      order by 1
    ) known group by name, email, phone, whatsapp, province, language
    order by name, email limit ${most}`.execute(db);
  await db.transaction().execute((tx) =>
    writeAudit(tx, {
      actor: agent,
      action: 'person.search',
      subject: { kind: 'person' },
      details: { rows: rows.length },
    }),
  );
  return rows.map((row) => ({ ...row, province: toProvince(row.province) }));
}
