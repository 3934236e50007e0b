/** Where an order can stand, in the order of its life. */
export const orderStages = [
  'asked',
  'quoting',
  'offered',
  'changeAsked',
  'offerOver',
  'toPay',
  'toBuy',
  'preparing',
  'atSea',
  'arrived',
  'ready',
  'handedOver',
  'settled',
  'ended',
] as const;
export type OrderStage = (typeof orderStages)[number];

/** Nothing was bought yet: it may still become a sale. */
export const stagesBeforePurchase: readonly OrderStage[] = orderStages.slice(
  0,
  orderStages.indexOf('preparing'),
);

/** Nobody waits for the goods any more. */
export const stagesAfterHandover: readonly OrderStage[] = ['handedOver', 'settled'];
