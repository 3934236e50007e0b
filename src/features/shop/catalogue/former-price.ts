interface Prices {
  priceCents: number | null;
  formerPriceCents: number | null;
}

/** Null where the price was not lowered. */
export function formerPriceOf({ priceCents, formerPriceCents }: Prices): number | null {
  return priceCents !== null && (formerPriceCents ?? 0) > priceCents ? formerPriceCents : null;
}
