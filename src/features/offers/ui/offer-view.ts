import type { Offer, OfferPage } from '../schema.ts';

/** What the parts of the page are drawn from. */
export interface OfferView {
  page: OfferPage;
  offer: Offer;
  /** Where it stands: of the link, or of one's own offer. */
  path: string;
}

/** Each with its place, by which it is known: two may say the same. */
export function placed<T extends object>(list: readonly T[]): (T & { at: number })[] {
  return list.map((item, at) => ({ ...item, at }));
}
