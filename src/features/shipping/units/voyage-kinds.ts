export const voyageEntryKinds = [
  'departed',
  'arrived',
  'expected',
  'note',
  'departure_taken_back',
  'arrival_taken_back',
] as const;
export type VoyageEntryKind = (typeof voyageEntryKinds)[number];
