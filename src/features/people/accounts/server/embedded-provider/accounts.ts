import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { demoPeople } from './demo-people.ts';

/** There is no password: the embedded provider is for trying the shop. */
export interface Account {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

export async function findProviderAccount(
  db: Database,
  subject: string,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('idp_account')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && { subject, email: row.email, firstName: row.first_name, lastName: row.last_name };
}

export async function rememberAccount(
  db: Database,
  details: Omit<Account, 'subject'>,
): Promise<string> {
  const demo = demoPeople.find((person) => person.email === details.email.toLowerCase());
  const account = demo ?? { ...details, subject: randomUUID() };
  const row = await db
    .insertInto('idp_account')
    .values({
      subject: account.subject,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
    })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet({
        first_name: sql`coalesce(nullif(excluded.first_name, ''), idp_account.first_name)`,
        last_name: sql`coalesce(nullif(excluded.last_name, ''), idp_account.last_name)`,
      }),
    )
    .returning('subject')
    .executeTakeFirstOrThrow();
  return row.subject;
}

export async function removeAccount(db: Database, subject: string): Promise<void> {
  await db
    .deleteFrom('idp_record')
    .where(sql<boolean>`payload->>'accountId' = ${subject}`)
    .execute();
  await db.deleteFrom('idp_account').where('subject', '=', subject).execute();
}
