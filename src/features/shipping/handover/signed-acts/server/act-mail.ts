import type { MailSender } from '#features/requests/cases/server/case-mails.ts';
import { quoteMailToStaff } from '#features/requests/quotes/server/mails/quote-mails.ts';
import type { QuoteRow } from '#features/requests/quotes/server/quote-access.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { facts, paragraph } from '#platform/mail/mail-parts.ts';
import { staffActMailTexts } from '../mail-messages.ts';

export function actMail(
  row: QuoteRow,
  unit: { number: string; name: string },
  sender: MailSender,
): Mail {
  const { id, reference, customer_name: customerName, customer_email: customerEmail } = row;
  const t = staffActMailTexts;
  return quoteMailToStaff(
    { id, reference, customerName, customerEmail, language: row.language },
    {
      subject: t.subject(unit.number),
      title: t.title,
      blocks: [
        paragraph(t.acts),
        facts([
          { label: t.what, value: unit.name },
          { label: t.unit, value: unit.number },
        ]),
      ],
    },
    sender,
  );
}
