// Without the schema library, so that the browser can import it.

export const hitKinds = [
  'order',
  'customer',
  'unit',
  'verification',
  'bankLine',
  'voyage',
  'product',
] as const;
export type HitKind = (typeof hitKinds)[number];

/** Shorter ones would find half of the shop. */
export const shortestSearch = 3;
