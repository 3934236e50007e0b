import { z } from 'zod';
import { StaffName } from '#features/people/accounts/schema.ts';

/** Cash that a second person has still to count or confirm, and what is in a customer's favour. */
const waitingKinds = ['cash', 'given', 'credit'] as const;
export const waitingQueues = ['cash', 'credit'] as const;
export type WaitingQueue = (typeof waitingQueues)[number];

const Count = z.number().int().min(0);

export const WaitingMoney = z.object({
  rows: z.array(
    z.object({
      kind: z.enum(waitingKinds),
      quoteId: z.uuid(),
      order: z.string(),
      customer: z.string(),
      cents: z.number().int(),
      since: z.iso.datetime(),
      /** Who took or gave the cash; null of credit. */
      by: StaffName,
    }),
  ),
  counts: z.record(z.enum(waitingQueues), Count),
});
export type WaitingMoney = z.infer<typeof WaitingMoney>;

export const WaitingMoneyQuery = z.object({
  queue: z.enum(waitingQueues).optional(),
  page: z.coerce.number<string>().int().min(1).max(9999).optional(),
});
