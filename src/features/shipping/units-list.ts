/** The lists of units that staff work through. */
export const unitQueues = ['under_way', 'late', 'held', 'silent', 'delivered', 'all'] as const;
export type UnitQueue = (typeof unitQueues)[number];

export const unitsOnPage = 50;
