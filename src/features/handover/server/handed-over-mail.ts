import type { Sender } from '#features/cases/server/case-mails.ts';
import { type MailedQuote, toCustomer } from '#features/quotes/server/mails/quote-mails.ts';
import type { QuoteRow } from '#features/quotes/server/quote-access.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { HandoverWay } from '../handover-rules.ts';
import { handoverMailTexts } from '../mail-messages.ts';

interface Told {
  unit: { number: string; name: string };
  handedOn: string;
  receivedBy: string;
  way: HandoverWay;
}

/** To the customer: what was handed over to whom, and what to do if that is not so. */
export function handedOverMail(
  row: QuoteRow,
  { unit, handedOn, receivedBy, way }: Told,
  sender: Sender,
): Mail {
  const quote = mailedQuote(row);
  const t = handoverMailTexts[quote.language];
  return toCustomer(
    quote,
    {
      subject: t.subject(unit.name),
      title: t.title,
      button: t.open,
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: t.what, value: unit.name },
            { label: t.unit, value: unit.number },
            { label: t.on, value: formatDate(handedOn, quote.language) },
            { label: t.receivedBy, value: receivedBy },
            ...(way === 'act' ? [{ label: t.shownBy, value: t.byAct }] : []),
          ],
        },
        { kind: 'paragraph', text: t.act },
        { kind: 'note', text: t.notYou },
      ],
    },
    sender,
  );
}

function mailedQuote(row: QuoteRow): MailedQuote {
  const { id, reference, customer_name: customerName, customer_email: customerEmail } = row;
  return { id, reference, customerName, customerEmail, language: row.language };
}
