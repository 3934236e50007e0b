import { z } from 'zod';
import { StaffName } from '#features/people/accounts/schema.ts';
import { waitingKinds, waitingQueues } from './waiting-queues.ts';

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
