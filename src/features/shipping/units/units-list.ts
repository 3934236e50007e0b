export const unitQueues = [
  'under_way',
  'stuck',
  'late',
  'held',
  'silent',
  'to_load',
  'delivered',
  'all',
] as const;
export type UnitQueue = (typeof unitQueues)[number];

/** No more units are loaded at once. */
export const maxLoaded = 500;
