import { isQuoteAddressKnown } from '#features/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';
import { makeLink } from '../links/quote-links.ts';
import type { LockedOffer } from '../lock-offer.ts';

interface MailAbout {
  event: string;
  /** `path`: where it opens without signing in. */
  mail(path: string): Mail;
}

/** To the customer, with the link by which they answer. Nothing reaches whoever has deleted their account. */
export async function mailCustomer(
  tx: Tx,
  { row }: Pick<LockedOffer, 'row'>,
  { event, mail }: MailAbout,
): Promise<void> {
  if (row.detached_at) return;
  const { path } = await makeLink(tx, row.id, 'asks', null);
  await queueMail(tx, {
    event,
    about: row.id,
    mail: mail(path),
    known: await isQuoteAddressKnown(tx, row),
    answer: true,
  });
}
