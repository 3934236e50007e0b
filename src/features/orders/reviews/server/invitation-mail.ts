import { customerMail, type MailSender } from '#features/requests/cases/server/case-mails.ts';
import { quoteMailTexts } from '#features/requests/quotes/mail-messages.ts';
import type { QuoteRow } from '#features/requests/quotes/server/quote-access.ts';
import { newsMailTexts } from '#features/shipping/units/mail-messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { facts, heading, note, paragraph } from '#platform/mail/mail-parts.ts';
import { reviewMailTexts } from '../mail-messages.ts';

export function invitationMail(
  { reference, customer_name, customer_email: to, language }: QuoteRow,
  units: readonly { number: string; name: string }[],
  path: string,
  sender: MailSender,
): Mail {
  const t = reviewMailTexts[language];
  const texts = { ...quoteMailTexts[language], nameLabel: newsMailTexts[language].nameLabel };
  return customerMail(
    { path: `${path}/opinion`, name: reference, texts },
    {
      to,
      language,
      greeting: texts.greeting(customer_name),
      subject: t.subject,
      title: t.title,
      button: t.open,
      belowButton: newsMailTexts[language].linkIsYours,
      blocks: [
        paragraph(t.text),
        heading(t.received),
        facts(units.map(({ number, name }) => ({ label: number, value: name }))),
        note(t.once),
      ],
    },
    sender,
  );
}
