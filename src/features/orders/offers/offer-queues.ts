/** What of the offers needs somebody, or how it ended. */
export const offerQueues = ['draft', 'open', 'change', 'expired', 'accepted', 'declined'] as const;
export type OfferQueue = (typeof offerQueues)[number];
