import type { CurrentUser } from '#features/people/accounts/schema.ts';
import {
  type CustomerMailContent,
  customerActed,
  customerMail,
  headedText,
} from '#features/requests/cases/server/case-mails.ts';
import { customerName } from '#features/requests/quotes/customer.ts';
import { quoteMailTexts } from '#features/requests/quotes/mail-messages.ts';
import {
  type MailedQuote,
  quoteMailToStaff,
} from '#features/requests/quotes/server/mails/quote-mails.ts';
import {
  isQuoteAddressKnown,
  type QuoteRow,
} from '#features/requests/quotes/server/quote-access.ts';
import { toMailedQuote } from '#features/requests/quotes/server/store.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Known, mailStaff, queueMail } from '#platform/mail/mail.ts';
import { note, paragraph } from '#platform/mail/mail-parts.ts';
import { href, myQuoteHref, routes } from '#routes.ts';
import { ownerId } from '../../form-fields.ts';
import { ownerChangeMailTexts, staffOwnerChangeMailTexts } from '../mail-messages.ts';
import type { WaitingChange } from './owner-changes.ts';

interface ToSomebody {
  to: MailedQuote;
  /** Each is sent once. */
  event: string;
  known: Known;
  path: string;
  t: { subject: (reference: string) => string; title: string; button: string };
  blocks: CustomerMailContent['blocks'];
}

async function mailTo(
  tx: Tx,
  config: Config,
  { to, event, known, path, t, blocks }: ToSomebody,
): Promise<void> {
  const { id, reference: name, customerEmail, customerName: who, language } = to;
  const texts = quoteMailTexts[language];
  const greeting = texts.greeting(who);
  const { title, button } = t;
  const subject = t.subject(name);
  const content = { to: customerEmail, language, greeting, subject, title, blocks, button };
  await queueMail(tx, {
    event,
    about: id,
    known,
    mail: customerMail({ path, name, texts }, content, config),
  });
}

/** The quotation as whoever asks for it is written to. */
const asAsker = ({ id, reference }: QuoteRow, waiting: WaitingChange): MailedQuote => ({
  id,
  reference,
  customerName: customerName(waiting),
  customerEmail: waiting.email,
  language: waiting.language,
});

interface Asked {
  id: string;
  row: QuoteRow;
  asker: CurrentUser;
}

/** Its owner is told at once, because only they know whether it is right. */
export async function mailAsked(tx: Tx, config: Config, { id, row, asker }: Asked): Promise<void> {
  const to = toMailedQuote(row);
  const t = ownerChangeMailTexts[to.language].asked;
  const name = customerName(asker);
  await mailTo(tx, config, {
    to,
    event: `owner-asked ${id}`,
    known: isQuoteAddressKnown(row),
    path: `${await offerPath(tx, row.id)}#${ownerId}`,
    t,
    blocks: [paragraph(t.text(name, asker.email)), note(t.note)],
  });
  await tellStaff(tx, config, { row, id, about: 'asked', name, email: asker.email });
}

async function offerPath(tx: Tx, quoteId: string): Promise<string> {
  const { number } = await tx
    .selectFrom('offer')
    .select('number')
    .where('quote_id', '=', quoteId)
    .where('state', '<>', 'draft')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  return href(routes.ownOffer, { number });
}

interface OfWaiting {
  row: QuoteRow;
  waiting: WaitingChange;
}

export function mailAgreed(tx: Tx, config: Config, { row, waiting }: OfWaiting): Promise<void> {
  const { customer_name: name, customer_email: email } = row;
  return tellStaff(tx, config, { row, id: waiting.id, about: 'agreed', name, email });
}

interface ForStaff {
  row: QuoteRow;
  id: string;
  about: keyof typeof staffOwnerChangeMailTexts;
  name: string;
  email: string | null;
}

async function tellStaff(
  tx: Tx,
  config: Config,
  { row, id, about, name, email }: ForStaff,
): Promise<void> {
  const t = staffOwnerChangeMailTexts[about];
  const content = customerActed({ who: name, email, name: row.reference }, t);
  const mail = quoteMailToStaff(toMailedQuote(row), content, config);
  await mailStaff(tx, { event: `owner-${about}-staff ${id}`, about: row.id, mail });
}

export async function mailKept(
  tx: Tx,
  config: Config,
  { row, waiting, reason }: OfWaiting & { reason: string | null },
): Promise<void> {
  const to = asAsker(row, waiting);
  const t = ownerChangeMailTexts[to.language].kept;
  await mailTo(tx, config, {
    to,
    event: `owner-kept ${waiting.id}`,
    known: waiting.verified,
    path: href(routes.myQuotes),
    t,
    blocks: [note(t.text), ...headedText(t.reason, reason)],
  });
}

/** `row` is the quotation as it was of its former owner. */
export async function mailChanged(
  tx: Tx,
  config: Config,
  { row, waiting }: OfWaiting,
): Promise<void> {
  const to = asAsker(row, waiting);
  const yours = ownerChangeMailTexts[to.language].yours;
  await mailTo(tx, config, {
    to,
    event: `owner-new ${waiting.id}`,
    known: waiting.verified,
    path: myQuoteHref(row.id),
    t: yours,
    blocks: [paragraph(yours.text), note(yours.note)],
  });
  const former = toMailedQuote(row);
  const gone = ownerChangeMailTexts[former.language].gone;
  await mailTo(tx, config, {
    to: former,
    event: `owner-former ${waiting.id}`,
    known: isQuoteAddressKnown(row),
    path: href(routes.myQuotes),
    t: gone,
    blocks: [paragraph(gone.text(to.customerName)), note(gone.note)],
  });
}
