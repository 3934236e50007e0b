/** What happens to a voyage. */
export const voyageEntryKinds = ['departed', 'arrived', 'expected', 'note'] as const;
export type VoyageEntryKind = (typeof voyageEntryKinds)[number];
