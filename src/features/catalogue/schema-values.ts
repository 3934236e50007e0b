/** What schema.ts and the screens both know, without the schema library: it must not reach a phone. */
export const productStatuses = ['available', 'sold', 'reserved'] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const productSorts = ['newest', 'price', '-price', 'year'] as const;
export type ProductSort = (typeof productSorts)[number];

/** So many products can be asked for by their ids at once: a full cart. */
export const maxIds = 50;
