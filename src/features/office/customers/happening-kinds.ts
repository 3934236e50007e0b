export const happeningKinds = [
  'asked',
  'message',
  'note',
  'verification',
  'payment',
  'refund',
] as const;
