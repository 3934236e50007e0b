import { sql } from 'kysely';
import type { z } from 'zod';
import { offerErrors } from '#features/orders/offers/errors.ts';
import { findLink, type LinkReader } from '#features/orders/offers/server/links/quote-links.ts';
import { isOrder } from '#features/orders/offers/server/money/read-money.ts';
import type { Visitor } from '#features/people/accounts/server/serve.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { SentClaim, VerificationCreated } from '../../schema.ts';
import { sendVerification } from './verification-form.ts';

export interface PaidOrder {
  id: string;
  reference: string;
  email: string;
  /** Nobody pays for it before. */
  firstDay: string;
}

export async function ownOrder(db: Database, personId: string, id: string): Promise<PaidOrder> {
  const order = await ordersBy(db, id).where('person_id', '=', personId).executeTakeFirst();
  if (!order) throw new AppError(quoteErrors.quoteNotFound);
  return refuseNone(db, order);
}

/**
 * Finds the order of a link for whoever asks or pays. Throws AppError: the link is not valid or is
 * for whoever receives, no offer was accepted.
 */
export async function orderOfLink(
  db: Database,
  token: string,
  reader: LinkReader,
): Promise<PaidOrder> {
  const link = await findLink(db, token, reader);
  if (typeof link === 'string' || link.role === 'receives')
    throw new AppError(offerErrors.notFound);
  const order = await ordersBy(db, link.quoteId).executeTakeFirst();
  if (!order) throw new AppError(offerErrors.notFound);
  return refuseNone(db, order);
}

const ordersBy = (db: Database, id: string) =>
  db
    .selectFrom('quote')
    .select([
      'id',
      'reference',
      // An order has one: no offer is sent without it.
      sql<string>`customer_email`.as('email'),
      sql<string>`earliest_day(created_at)::text`.as('firstDay'),
    ])
    .where('id', '=', id);

async function refuseNone(db: Database, order: PaidOrder): Promise<PaidOrder> {
  if (!(await isOrder(db, order.id))) throw new AppError(offerErrors.notAccepted);
  return order;
}

const paidBeforeOrder = {
  es: 'Ese día es anterior a la cotización. Revise el día del pago.',
  en: 'That day is before the quotation was made. Look at the day of the payment again.',
};

interface SentPayment {
  order: PaidOrder;
  claim: z.output<typeof SentClaim>;
  /** The files of a form; a script has sent them before, in parts. */
  files: readonly File[] | undefined;
  key: string | undefined;
}

/**
 * Makes a verification from an order: nobody types a code, and the answer goes to whoever sent it,
 * or, where they left no address, to the customer of the order. Throws AppError, as `makeVerification`; a day before the order.
 */
export async function sendPayment(
  services: Services,
  caller: Visitor,
  { order, claim, files, key }: SentPayment,
): Promise<VerificationCreated> {
  if (claim.paidOn < order.firstDay) {
    const fields = { paidOn: paidBeforeOrder[caller.language] };
    throw new AppError(commonErrors.badInput, { fields });
  }
  const input = {
    verificationCode: order.reference,
    email: caller.person?.email ?? claim.email ?? order.email,
    quoteReference: order.reference,
    comment: claim.comment || null,
  };
  const paid = { orderId: order.id, cents: claim.amount, on: claim.paidOn, method: claim.method };
  const { receipts: parts, proof } = claim;
  return sendVerification(services, caller, { input, paid, proof, parts, files, key });
}
