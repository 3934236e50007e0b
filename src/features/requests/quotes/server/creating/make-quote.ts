import { type CurrentUser, ownNumbers, phoneProblem } from '#features/people/accounts/schema.ts';
import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { contentHash, makeOnce, requireSameContent } from '#platform/database/make-once.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import { toWire } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import type { Language, Text } from '#platform/text/language.ts';
import { normalisePhone } from '#platform/text/phone.ts';
import { customerName } from '../../customer.ts';
import { notQuotable, quoteErrors } from '../../errors.ts';
import { type CurrentLine, currentLines, provinceOf, sawAmount, sumLines } from '../../quote.ts';
import type { CheckedQuote, QuoteCreated } from '../../schema.ts';
import { newQuoteMail } from '../mails/new-quote-mails.ts';
import { findEnding } from '../quote-ending.ts';
import { findEarlierQuote, recipientColumns, toCreated } from '../store.ts';
import { insertQuote, mailQuoteMade, newQuoteFacts } from './insert-quote.ts';
import { lockProducts } from './lock-products.ts';

interface Submission {
  person: CurrentUser;
  language: Language;
  input: CheckedQuote;
  key: string | undefined;
}

interface PreparedQuote extends Submission {
  contact: { phone: string; whatsapp: string };
  hash: string;
}

type Config = Services['config'];

/**
 * Makes a quotation at the catalogue's prices, once for each key. Throws AppError: the customer saw
 * other prices or stock (409), too many an hour (429), no phone number, the key was used for other
 * content.
 */
export async function makeQuote(services: Services, submission: Submission): Promise<QuoteCreated> {
  const hash = hashOf(submission.input);
  return makeOnce(
    submission.key,
    () => findEarlier(services, submission, hash),
    async () => {
      const prepared = { ...submission, contact: contactOf(submission), hash };
      const created = await inTransaction(services.db, (tx) =>
        writeQuote(tx, services.config, prepared),
      );
      services.wakeWorker();
      return created;
    },
  );
}

async function findEarlier(
  services: Services,
  { person, key }: Submission,
  hash: string,
): Promise<QuoteCreated | undefined> {
  const earlier = key && (await findEarlierQuote(services.db, person.id, key));
  if (!earlier) return undefined;
  requireSameContent(earlier.submission_hash, hash, quoteErrors.keyReused);
  return toCreated(services.config, earlier, {
    mailed: earlier.confirmed_by_mail,
    ending: await findEnding(services.db, earlier.id),
  });
}

/** The profile's numbers come first, then those of the request. */
function contactOf({ person, input, language }: Submission): { phone: string; whatsapp: string } {
  const { customerPhone, customerWhatsapp } = input;
  const phone = person.phone ?? normalisePhone(customerPhone ?? '');
  const whatsapp = person.whatsapp ?? normalisePhone(customerWhatsapp ?? '');
  if (phone && whatsapp) return { phone, whatsapp };
  const wrong = (written: string, which: Text) => phoneProblem(written, which)[language];
  throw new AppError(quoteErrors.contactRequired, {
    fields: {
      ...(!phone &&
        customerPhone?.trim() && { customerPhone: wrong(customerPhone, ownNumbers.phone) }),
      ...(!whatsapp &&
        customerWhatsapp?.trim() && {
          customerWhatsapp: wrong(customerWhatsapp, ownNumbers.whatsapp),
        }),
    },
  });
}

function hashOf(input: CheckedQuote): string {
  const content = {
    province: provinceOf(input),
    notes: input.notes,
    // Left out if absent, so that hashes of older requests stay the same.
    recipient: input.recipient ?? undefined,
    items: input.items.map(({ productId, productName, quantity, price }) => [
      productId ?? productName,
      quantity,
      price,
    ]),
  };
  return contentHash(content);
}

async function writeQuote(
  tx: Tx,
  config: Config,
  submission: PreparedQuote,
): Promise<QuoteCreated> {
  const { person, input } = submission;
  const province = provinceOf(input);
  const lines = currentLines(input.items, await lockProducts(tx, input.items), province);
  throwUnlessSeen(input, lines, sumLines(lines));
  await together(
    // Counted in this transaction, so that a failed request does not count.
    consumeLimit(tx, limits.quote, person.id),
    // The next visit begins with this province.
    tx.updateTable('person').set({ province }).where('id', '=', person.id).execute(),
  );
  const row = await insertQuote(tx, config, {
    own: columnsOf(submission),
    lines,
    actor: { id: person.id, as: 'customer' },
  });
  const made = newQuoteFacts(row, lines);
  const mail = newQuoteMail(made, config);
  await together(
    mailQuoteMade(tx, config, made, row),
    mailStaff(tx, { event: `new-quote ${row.id}`, about: row.id, mail }),
  );
  return toCreated(config, row, { mailed: row.confirmed_by_mail, ending: null });
}

function columnsOf({ person, language, input, key, contact, hash }: PreparedQuote) {
  return {
    person_id: person.id,
    customer_name: customerName(person),
    customer_email: person.email,
    customer_phone: contact.phone,
    customer_whatsapp: contact.whatsapp,
    province: provinceOf(input),
    language,
    notes: input.notes?.trim() || null,
    ...recipientColumns(input.recipient),
    submission_key: key ?? null,
    submission_hash: key ? hash : null,
  };
}

function throwUnlessSeen(input: CheckedQuote, lines: readonly CurrentLine[], totalCents: number) {
  const same =
    lines.every(({ state }) => state === 'same') &&
    sawAmount(input.subtotal, totalCents) &&
    sawAmount(input.total, totalCents);
  if (same) return;
  const kind = notQuotable(lines) ?? quoteErrors.pricesChanged;
  throw new AppError(kind, {
    details: {
      lines: lines.map(({ priceCents, ...line }) => ({ ...line, price: toWire(priceCents) })),
      total: toWire(totalCents),
    },
  });
}
