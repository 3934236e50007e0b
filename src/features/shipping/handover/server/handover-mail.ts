import { sql } from 'kysely';
import type { MailSender } from '#features/requests/cases/server/case-mails.ts';
import { quoteMailToCustomer } from '#features/requests/quotes/server/mails/quote-mails.ts';
import {
  isQuoteAddressKnown,
  type QuoteRow,
} from '#features/requests/quotes/server/quote-access.ts';
import { toMailedQuote } from '#features/requests/quotes/server/store.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Mail, queueMail, unqueueNewestMail } from '#platform/mail/mail.ts';
import { facts, note, paragraph } from '#platform/mail/mail-parts.ts';
import { formatDate } from '#platform/time/dates.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { HandoverWay } from '../handover-rules.ts';
import { handoverMailTexts } from '../mail-messages.ts';

/**
 * Whoever hands over several units of an order enters them one after the other, so the mail waits
 * and lists them all.
 */
const waitMs = 2 * 60_000;

const eventPrefix = 'handover ';

/** Names a handover in the journey of its unit and in the outbox. */
export const handoverEvent = (handoverId: string): string => `${eventPrefix}${handoverId}`;

/**
 * Queues the mail about a handover that this transaction wrote. One about the same order that still
 * waits is replaced by one that lists both. It does not wait for the hourly news: if a stranger
 * received the goods, the customer must know soon. The quotation must be locked.
 */
export async function queueHandoverMail(
  tx: Tx,
  row: QuoteRow,
  { handoverId, sender }: { handoverId: string; sender: MailSender },
): Promise<void> {
  const waiting = await unqueueNewestMail(tx, row.id, eventPrefix);
  const event = waiting?.event ?? handoverEvent(handoverId);
  await queueMail(tx, {
    event,
    about: row.id,
    mail: handoverMail(row, await readHandoversSince(tx, row.id, event), sender),
    runAfter: waiting?.runAfter ?? new Date(sharedNow().getTime() + waitMs),
    known: isQuoteAddressKnown(row),
    answer: true,
  });
}

interface MailedHandover {
  unit: string;
  name: string;
  handedOn: string;
  receivedBy: string;
  way: HandoverWay;
  reason: string | null;
}

async function readHandoversSince(
  tx: Tx,
  quoteId: string,
  event: string,
): Promise<MailedHandover[]> {
  const { rows } = await sql<MailedHandover>`
    select unit.number as unit, unit.name, handover.handed_on::text as "handedOn",
      handover.received_by as "receivedBy", handover.way, handover.reason
    from handover join unit on unit.id = handover.unit_id
      join unit_entry e on e.unit_id = unit.id and e.submission_key = ${eventPrefix} || handover.id
        and e.stage = 'delivered'
    where unit.quote_id = ${quoteId} and handover.undone_at is null
      and e.seq >= (select seq from unit_entry first join unit u on u.id = first.unit_id
        where u.quote_id = ${quoteId} and first.submission_key = ${event}
          and first.stage = 'delivered')
    order by e.seq`.execute(tx);
  return rows;
}

/** Tells the customer which units were handed over to whom, and what to do if that is wrong. */
function handoverMail(
  row: QuoteRow,
  handovers: readonly MailedHandover[],
  sender: MailSender,
): Mail {
  const { language, reference } = row;
  const t = handoverMailTexts[language];
  const [first, ...more] = handovers;
  const single = more.length === 0;
  return quoteMailToCustomer(
    toMailedQuote(row),
    {
      subject: single ? t.subject(first?.name ?? '') : t.subjectOf(handovers.length, reference),
      title: t.title,
      button: t.open,
      blocks: [
        ...handovers.map(({ unit, name, handedOn, receivedBy, way, reason }) =>
          facts([
            { label: t.what, value: name },
            { label: t.unit, value: unit },
            { label: t.on, value: formatDate(handedOn, language) },
            { label: t.receivedBy, value: receivedBy },
            { label: t.shownBy, value: way === 'act' ? t.byAct : '' },
            { label: t.shownBy, value: reason && t.byWord(reason) },
          ]),
        ),
        paragraph(single ? t.act : t.acts),
        note(t.notYou),
      ],
    },
    sender,
  );
}
