import type { Offer, OfferPage } from '../schema.ts';

export interface OfferView {
  page: OfferPage;
  offer: Offer;
  path: string;
}

type PageAndOffer = Pick<OfferView, 'page' | 'offer'>;

/** Whether a line was sold without which the offer cannot be accepted. */
export function isSold({ page, offer }: PageAndOffer): boolean {
  return page.gone.some((at) => !offer.lines[at]?.optional);
}

/**
 * The names of the accepted or chosen lines that are or would be held, each once; '' where there
 * are none.
 */
export function heldNames(
  { page, offer }: PageAndOffer,
  chosen: readonly number[] = offer.acceptance?.chosen ?? [],
): string {
  const names = (page.holds?.lines ?? []).flatMap((at) => {
    const line = offer.lines[at];
    return line && (!line.optional || chosen.includes(at)) ? line.text : [];
  });
  return [...new Set(names)].join(', ');
}

/** Adds to each item its position, which is its key: two items may be equal. */
export function placed<T extends object>(list: readonly T[]): (T & { at: number })[] {
  return list.map((item, at) => ({ ...item, at }));
}
