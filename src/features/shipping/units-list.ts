/** The lists of units that staff work through. */
export const unitQueues = [
  'under_way',
  'late',
  'held',
  'silent',
  'to_load',
  'delivered',
  'all',
] as const;
export type UnitQueue = (typeof unitQueues)[number];

export const unitsOnPage = 50;
/** So many go on a voyage at once. */
export const mostLoaded = 500;
