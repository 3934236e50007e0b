/** Without the schema library, so that the browser can import it. */
export const productStatuses = ['available', 'sold', 'reserved'] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const productSorts = ['newest', 'price', '-price', 'year'] as const;
export type ProductSort = (typeof productSorts)[number];

/** In characters of a search. */
export const maxSearch = 100;

/** As many as a full cart. */
export const maxIds = 50;

/** What products of some categories are filtered by; their values: facets.ts. */
export const facetNames = [
  'model',
  'body',
  'kind',
  'condition',
  'transmission',
  'mileage',
  'seats',
  'voltage',
  'capacity',
  'range',
  'load',
] as const;
export type FacetName = (typeof facetNames)[number];
