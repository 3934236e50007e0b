import { z } from 'zod';
import { blankIsAbsent, pageLimit } from '#platform/http/input-schemas.ts';
import { OfferInQueue } from './offer-in-list.ts';
import { offerQueues } from './offer-queues.ts';

export const ListedOffer = OfferInQueue.pick({
  number: true,
  state: true,
  validUntil: true,
  seenAt: true,
  changeAskedAt: true,
  totalCents: true,
}).extend({
  id: z.uuid(),
  quoteId: z.uuid(),
  customer: z.string(),
  assignedTo: z.string().nullable(),
});
export type ListedOffer = z.infer<typeof ListedOffer>;

export const OfferQuery = z.object({
  queue: blankIsAbsent(z.enum(offerQueues)),
  page: blankIsAbsent(z.coerce.number<string>().int().min(1).max(9999)),
  limit: pageLimit,
});
export type OfferFilters = z.output<typeof OfferQuery>;

export const OfferCounts = z.record(z.enum(offerQueues), z.number().int());
export type OfferCounts = z.infer<typeof OfferCounts>;
