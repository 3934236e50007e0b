import { type EndingReader, endingText } from '#features/orders/offers/ending/ending-text.ts';
import { endingMailTexts } from '#features/orders/offers/ending/messages.ts';
import { toldProgress } from '#features/orders/offers/server/mails/told-progress.ts';
import { readMoney } from '#features/orders/offers/server/money/read-money.ts';
import { quoteNewsMailTexts } from '#features/requests/quotes/mail-messages.ts';
import { quoteMailToCustomer } from '#features/requests/quotes/server/mails/quote-mails.ts';
import { cancelledMail } from '#features/requests/quotes/server/mails/staff-mails.ts';
import {
  isQuoteAddressKnown,
  type QuoteRow,
} from '#features/requests/quotes/server/quote-access.ts';
import { findEnding } from '#features/requests/quotes/server/quote-ending.ts';
import { toMailedQuote } from '#features/requests/quotes/server/store.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailStaff, queueMail } from '#platform/mail/mail.ts';
import { paragraph } from '#platform/mail/mail-parts.ts';
import type { Language } from '#platform/text/language.ts';

/** What a mail says of how an order ended, and what is owed back by when; undefined while it stands. */
export async function readEnding(tx: Tx, id: string, reader: EndingReader, language: Language) {
  const ending = await findEnding(tx, id);
  if (!ending) return undefined;
  const text = endingText({ ending, money: await readMoney(tx, id) }, reader, language);
  return { ...text, reason: ending.reason };
}

/** Tells both sides that the customer ended it. */
export async function mailEnding(tx: Tx, config: Config, row: QuoteRow): Promise<void> {
  const { id, language, reference } = row;
  const quote = toMailedQuote(row);
  const forStaff = await readEnding(tx, id, 'staff', 'es');
  const forCustomer = await readEnding(tx, id, 'people', language);
  if (!forStaff || !forCustomer) throw new Error(`${reference} has not ended`);
  const t = endingMailTexts[language];
  await mailStaff(tx, {
    event: `quote-cancelled ${id}`,
    about: id,
    mail: cancelledMail(quote, { reason: forStaff.reason, todo: forStaff.owed }, config),
  });
  await queueMail(tx, {
    event: `quote-cancelled-customer ${id}`,
    about: id,
    known: isQuoteAddressKnown(row),
    answer: true,
    mail: quoteMailToCustomer(
      quote,
      {
        subject: t.subject(reference),
        title: t.title,
        blocks: [...forCustomer.lines, ...forCustomer.owed, t.notYou].map(paragraph),
        progress: await toldProgress(tx, row),
        button: quoteNewsMailTexts[language].seeQuote,
      },
      config,
    ),
  });
}
