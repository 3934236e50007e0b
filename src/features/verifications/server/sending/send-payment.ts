import type { z } from 'zod';
import type { Visitor } from '#features/accounts/server/serve.ts';
import { isOrder } from '#features/ledger/server/read-money.ts';
import { offerErrors } from '#features/offers/errors.ts';
import { findLink } from '#features/offers/server/links/quote-links.ts';
import { quoteErrors } from '#features/quotes/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { SentClaim, VerificationCreated } from '../../schema.ts';
import { fromParts } from '../receipts/write-receipts.ts';
import { createVerification } from './create-verification.ts';
import { fromFiles, keyOfForm } from './verification-form.ts';

export interface PaidOrder {
  id: string;
  reference: string;
  email: string;
}

/** The person's own order. Throws AppError: not found, no offer was accepted. */
export async function ownOrder(db: Database, personId: string, id: string): Promise<PaidOrder> {
  const order = await ordersBy(db, id).where('person_id', '=', personId).executeTakeFirst();
  if (!order) throw new AppError(quoteErrors.quoteNotFound);
  return refuseNone(db, order);
}

/**
 * The order of a link for whoever asks or pays. Throws AppError: the link is not valid or is for
 * whoever receives, no offer was accepted.
 */
export async function orderOfLink(db: Database, token: string): Promise<PaidOrder> {
  const link = await findLink(db, token);
  if (typeof link === 'string' || link.role === 'receives')
    throw new AppError(offerErrors.notFound);
  const order = await ordersBy(db, link.quoteId).executeTakeFirst();
  if (!order) throw new AppError(offerErrors.notFound);
  return refuseNone(db, order);
}

const ordersBy = (db: Database, id: string) =>
  db
    .selectFrom('quote')
    .select(['id', 'reference', 'customer_email as email'])
    .where('id', '=', id);

async function refuseNone(db: Database, order: PaidOrder): Promise<PaidOrder> {
  if (!(await isOrder(db, order.id))) throw new AppError(offerErrors.notAccepted);
  return order;
}

interface SentPayment {
  order: PaidOrder;
  claim: z.output<typeof SentClaim>;
  /** The files of a form; a script has sent them before, in parts. */
  files: readonly File[] | undefined;
  key: string | undefined;
}

/**
 * Makes a verification from an order: nobody types a code, and the answer goes to the customer of
 * the order. Throws AppError, as `createVerification`.
 */
export async function sendPayment(
  services: Services,
  caller: Visitor,
  { order, claim, files, key: sentKey }: SentPayment,
): Promise<VerificationCreated> {
  const { person, language, address } = caller;
  const input = {
    verificationCode: order.reference,
    email: person?.email ?? order.email,
    quoteReference: order.reference,
    comment: claim.comment || null,
  };
  const paid = {
    orderId: order.id,
    cents: claim.amount,
    on: claim.paidOn,
    method: claim.method,
  };
  const receipts = files ? await fromFiles(files) : fromParts(claim.receipts);
  const keyOfCall = sentKey ? { name: sentKey } : undefined;
  return createVerification(services, {
    ...{ person, language, address, input, paid, receipts },
    ...(claim.proof && { proof: claim.proof }),
    key: files ? keyOfForm({ input, receipts, paid }, caller) : keyOfCall,
  });
}
