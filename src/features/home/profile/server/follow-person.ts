import { sql } from 'kysely';
import { waysToUs } from '#features/company/about/ways-to-us.ts';
import { revokeLinksOf } from '#features/orders/offers/server/links/quote-links.ts';
import { verificationCases } from '#features/payments/verifications/server/verification-cases.ts';
import type { NewAddress } from '#features/people/accounts/server/people.ts';
import { followAddress } from '#features/requests/cases/server/changing/follow-address.ts';
import { quoteRecord } from '#features/requests/quotes/server/quote-access.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Mail, mailTopic, queueMail } from '#platform/mail/mail.ts';
import { contact, note, paragraph } from '#platform/mail/mail-parts.ts';
import { renderMail } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { newAddressMailTexts } from '../mail-messages.ts';

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
  const at = sharedNow();
  await queueMail(tx, {
    event: `new-address ${person.id} ${at.toISOString()}`,
    about: person.id,
    known: former.verified,
    mail: newAddressMail({ to: former.email, language: person.locale, at, config }),
  });
}

/** Names neither the person nor the new address: others may read the old one. */
export function newAddressMail({
  to,
  language,
  at,
  config: { brand },
}: {
  to: string;
  language: Language;
  at: Date;
  config: Pick<Config, 'brand'>;
}): Mail {
  const t = newAddressMailTexts[language];
  return renderMail({
    to,
    subject: t.subject(brand.name),
    language,
    title: t.title,
    blocks: [
      paragraph(t.done(brand.name, formatDateTime(at, language))),
      note(t.notYou),
      ...contact(t.contact, waysToUs(brand, t.whatsappText)),
    ],
    brand,
  });
}
