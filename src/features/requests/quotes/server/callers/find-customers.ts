import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { matchesPerson } from '#features/people/accounts/server/team.ts';
import { matchesCase } from '#features/requests/cases/server/queue/queue-list.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { phoneDigits } from '#platform/text/phone.ts';
import type { KnownCustomer } from '../../callers/callers-quote.ts';
import { quoteType } from '../../statuses.ts';
import { hasPhone, knownCustomers } from './known-customers.ts';

/** So many quotations and accounts are looked through, the newest first. */
const looked = 200;

const address = sql`coalesce(lower(customer_email), customer_phone)`;

/**
 * Finds customers by any part of name, e-mail or phone, or by what a quotation of theirs is found by;
 * without a search those who asked last. The audit log records a search without its words, which may
 * be somebody's address.
 */
export async function findCustomers(
  db: Database,
  agent: CurrentUser,
  { q, limit = 30 }: { q?: string | undefined; limit?: number | undefined },
): Promise<KnownCustomer[]> {
  if (!q) {
    const last = sql`select ${address} from (select customer_email, customer_phone from quote
      where detached_at is null order by seq desc limit ${looked}) newest`;
    return knownCustomers(db, last, limit);
  }
  const digits = phoneDigits(q) ?? '';
  const byPhone = digits.length >= 4 ? hasPhone(digits) : sql`false`;
  const emails = sql`
    (select ${address} from (select customer_email, customer_phone from quote
      where detached_at is null and ${matchesCase(quoteType, q)} order by seq desc limit ${looked}) newest)
    union (select lower(email) from person where ${matchesPerson(q)} limit ${looked})
    union (select lower(email) from person where ${byPhone} limit ${looked})`;
  const found = await knownCustomers(db, emails, limit);
  await inTransaction(db, (tx) =>
    writeAudit(tx, agent, 'person.search', { kind: 'person' }, { rows: found.length }),
  );
  return found;
}
