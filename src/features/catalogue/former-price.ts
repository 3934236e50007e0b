interface Prices {
  priceCents: number | null;
  /** What staff said; null: nothing. */
  formerPriceCents: number | null;
}

/** What a product cost before, where that was more; null: nothing is saved. */
export function formerPriceOf({ priceCents, formerPriceCents }: Prices): number | null {
  return priceCents !== null && (formerPriceCents ?? 0) > priceCents ? formerPriceCents : null;
}
