import { customerMail, type ToldProgress } from '#features/requests/cases/server/case-mails.ts';
import { quoteMailTexts } from '#features/requests/quotes/mail-messages.ts';
import { isQuoteAddressKnown } from '#features/requests/quotes/server/quote-access.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';
import type { Language } from '#platform/text/language.ts';
import { offerMailTexts } from '../../mail-messages.ts';
import { makeLink } from '../links/quote-links.ts';
import type { LockedOffer } from '../lock-offer.ts';
import type { MailedOffer, OfferMail } from './offer-mails.ts';
import { toldProgress } from './told-progress.ts';

interface LinkMail {
  event: string;
  /** Of the quotation, where none is named. */
  language?: Language;
  /** `path` opens the quotation's offer without signing in. */
  mail(path: string, progress: ToldProgress): Mail;
}

export async function mailCustomer(
  tx: Tx,
  { row }: Pick<LockedOffer, 'row'>,
  { event, language = row.language, mail }: LinkMail,
): Promise<void> {
  if (row.detached_at) return;
  const [{ path }, progress, known] = await together(
    makeLink(tx, row.id, 'asks', null),
    toldProgress(tx, { id: row.id, language }),
    isQuoteAddressKnown(tx, row),
  );
  await queueMail(tx, { event, about: row.id, mail: mail(path, progress), known, answer: true });
}

export async function mailAboutOffer(
  tx: Tx,
  config: Config,
  { row, offer: { language, number } }: MailedOffer,
  { event, content }: { event: string; content: OfferMail },
): Promise<void> {
  const { numberLabel: nameLabel, linkIsYours: belowButton } = offerMailTexts[language];
  const texts = { ...quoteMailTexts[language], nameLabel };
  const mail = {
    ...content,
    to: row.customer_email,
    language,
    greeting: texts.greeting(row.customer_name),
    belowButton,
  };
  await mailCustomer(
    tx,
    { row },
    {
      event,
      language,
      mail: (path, progress) =>
        customerMail({ path, name: number, texts }, { ...mail, progress }, config),
    },
  );
}
