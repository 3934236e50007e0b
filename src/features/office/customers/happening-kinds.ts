export const happeningKinds = [
  'asked',
  'message',
  'note',
  'verification',
  'payment',
  'refund',
] as const;
export type HappeningKind = (typeof happeningKinds)[number];
