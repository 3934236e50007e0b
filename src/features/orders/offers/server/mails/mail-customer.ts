import { customerMail, type LinkMailContent } from '#features/requests/cases/server/case-mails.ts';
import { quoteMailTexts } from '#features/requests/quotes/mail-messages.ts';
import { mayMailCustomer } from '#features/requests/quotes/server/quote-access.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Language } from '#platform/text/language.ts';
import { offerMailTexts } from '../../mail-messages.ts';
import { makeLink } from '../links/quote-links.ts';
import type { LockedOffer } from '../lock-offer.ts';
import type { MailedOffer } from './offer-mails.ts';
import { toldProgress } from './told-progress.ts';

interface LinkMail {
  event: string;
  /** Default that of the quotation. */
  language?: Language;
  /** What the mail is about. Default the quotation. */
  about?: { nameLabel: string; name: string };
  /** Where on the page of the link its button leads. */
  place?: string;
  /** `path` opens the quotation's offer without signing in. */
  content(path: string): LinkMailContent;
}

/** Mails whoever asked for the quotation; the button is a link, and the progress is said last. */
export async function mailCustomer(
  tx: Tx,
  config: Config,
  { row }: Pick<LockedOffer, 'row'>,
  { event, language = row.language, about, place = '', content }: LinkMail,
): Promise<void> {
  if (row.detached_at) return;
  const [{ path }, progress, may] = await together(
    makeLink(tx, row.id, 'asks', null),
    toldProgress(tx, { id: row.id, language }),
    mayMailCustomer(tx, row),
  );
  if (!may) return;
  const texts = { ...quoteMailTexts[language], ...about };
  const said = {
    belowButton: offerMailTexts[language].linkIsYours,
    ...content(path),
    to: row.customer_email,
    language,
    greeting: texts.greeting(row.customer_name),
    progress,
  };
  const subject = { path: path + place, name: about?.name ?? row.reference, texts };
  await queueMail(tx, {
    event,
    about: row.id,
    mail: customerMail(subject, said, config),
    known: true,
  });
}

export function mailAboutOffer(
  tx: Tx,
  config: Config,
  { row, offer: { language, number: name } }: MailedOffer,
  { event, content }: { event: string; content: LinkMailContent },
): Promise<void> {
  const about = { nameLabel: offerMailTexts[language].numberLabel, name };
  return mailCustomer(tx, config, { row }, { event, language, about, content: () => content });
}
