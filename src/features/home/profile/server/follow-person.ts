import { sql } from 'kysely';
import { revokeLinksOf } from '#features/orders/offers/server/links/quote-links.ts';
import { verificationCases } from '#features/payments/verifications/server/verification-cases.ts';
import type { NewAddress } from '#features/people/accounts/server/people.ts';
import { followAddress } from '#features/requests/cases/server/changing/follow-address.ts';
import { quoteRecord } from '#features/requests/quotes/server/quote-access.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailTopic, queueMail } from '#platform/mail/mail.ts';
import { newAddressMail } from './new-address-mail.ts';

/**
 * What is open follows a person to another address (docs/decisions/072), and the old one is told,
 * because whoever reads it may be the one who should know.
 */
export async function followPerson(
  tx: Tx,
  config: Config,
  { person, former }: NewAddress,
): Promise<void> {
  const move = { personId: person.id, from: former.email, to: person.email };
  const quotes = await followAddress(tx, quoteRecord, move);
  const verifications = await followAddress(tx, verificationCases, move);
  // Whoever reads the old mailbox would answer offers by them.
  await revokeLinksOf(tx, quotes, ['asks']);
  await sql`update outbox set payload = jsonb_set(payload, '{to}', ${JSON.stringify(move.to)}::jsonb)
    where topic = ${mailTopic} and done_at is null and lower(payload->>'to') = ${move.from.toLowerCase()}
      and about = any(${[...quotes, ...verifications]}::uuid[])`.execute(tx);
  const at = new Date();
  await queueMail(tx, {
    event: `new-address ${person.id} ${at.toISOString()}`,
    about: person.id,
    known: former.verified,
    mail: newAddressMail({ to: former.email, language: person.locale, at, config }),
  });
}
