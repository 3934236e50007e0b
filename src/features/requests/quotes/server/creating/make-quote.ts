import { ownNumbers, phoneProblem } from '#features/people/accounts/schema.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { contentHash, makeOnce, requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Text } from '#platform/text/language.ts';
import { normalisePhone } from '#platform/text/phone.ts';
import { quoteErrors } from '../../errors.ts';
import { provinceOf } from '../../quote.ts';
import type { CheckedQuote, QuoteCreated } from '../../schema.ts';
import { findEarlierQuote, toCreated } from '../store.ts';
import { type Submission, writeQuote } from './write-quote.ts';

/**
 * Makes a quotation at the catalogue's prices, once for each key. Throws AppError: the customer saw
 * other prices or stock (409), too many an hour (429), no phone number, the key was used for other
 * content.
 */
export async function makeQuote(services: Services, submission: Submission): Promise<QuoteCreated> {
  const hash = hashOf(submission.input);
  return makeOnce(
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
  return toCreated(services.config, earlier, earlier.confirmed_by_mail);
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
