import { z } from 'zod';
import { ShortOrder } from '#features/orders/order/short-order.ts';
import { verificationStatuses } from '#features/payments/verifications/statuses.ts';
import { KnownCustomer } from '#features/requests/quotes/callers/callers-quote.ts';

/** Somebody besides the customer who takes part in an order. */
const Relative = z.object({
  part: z.enum(['pays', 'receives']),
  name: z.string(),
  /** A phone or an e-mail. */
  reach: z.string().nullable(),
});

const Happening = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['asked', 'message', 'note', 'verification', 'payment', 'refund']),
  /** What somebody wrote, or the bank's reference. */
  text: z.string().nullable(),
  cents: z.number().int().nullable(),
  /** Who of staff; null where the customer did it. */
  who: z.string().nullable(),
  /** The quotation or the verification that it is about. */
  about: z.object({ kind: z.enum(['quote', 'verification']), id: z.uuid(), name: z.string() }),
});
export type Happening = z.infer<typeof Happening>;

/** That staff say two customers are one. */
const Merge = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null after the account is gone. */
  by: z.string().nullable(),
  customers: z.array(
    KnownCustomer.pick({ id: true, name: true, email: true, account: true, proven: true }),
  ),
});
export type Merge = z.infer<typeof Merge>;

export const NewMerge = z.strictObject({
  /** The account or any record of the other one. */
  other: z.uuid(),
  /** The merges of both that the agent saw. */
  expected: z.uuid().array().max(200),
});

export const MergePlace = z.object({ id: z.uuid(), merge: z.uuid() });

/** Whoever asks, with or without an account, and all that is between us. */
export const Customer = KnownCustomer.extend({
  orders: z.array(ShortOrder),
  verifications: z.array(
    z.object({
      id: z.uuid(),
      ticket: z.string(),
      status: z.enum(verificationStatuses),
      createdAt: z.iso.datetime(),
      cents: z.number().int().nullable(),
    }),
  ),
  family: z.array(Relative),
  /** The newest hundred, the newest first. */
  history: z.array(Happening),
  /** Others with one of the phones, or who only claim to have the e-mail. */
  alike: z.array(KnownCustomer),
  merged: z.array(Merge),
});
export type Customer = z.infer<typeof Customer>;
