import type { MailSender } from '#features/requests/cases/server/case-mails.ts';
import { quoteMailToStaff } from '#features/requests/quotes/server/mails/quote-mails.ts';
import type { QuoteRow } from '#features/requests/quotes/server/quote-access.ts';
import { toMailedQuote } from '#features/requests/quotes/server/store.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { facts, paragraph } from '#platform/mail/mail-parts.ts';
import { staffActMailTexts } from '../mail-messages.ts';

export function actMail(
  row: QuoteRow,
  unit: { number: string; name: string },
  sender: MailSender,
): Mail {
  const t = staffActMailTexts;
  const blocks = [
    paragraph(t.acts),
    facts([
      { label: t.what, value: unit.name },
      { label: t.unit, value: unit.number },
    ]),
  ];
  const content = { subject: t.subject(unit.number), title: t.title, blocks };
  return quoteMailToStaff(toMailedQuote(row), content, sender);
}
