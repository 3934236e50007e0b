import type { Offer, OfferPage } from '../schema.ts';

export interface OfferView {
  page: OfferPage;
  offer: Offer;
  path: string;
}

type PageAndOffer = Pick<OfferView, 'page' | 'offer'>;

/** True where a line was sold without which the offer cannot be accepted. */
export function isSold({ page, offer }: PageAndOffer): boolean {
  return page.gone.some((at) => !offer.lines[at]?.optional);
}

/**
 * Joins the names of the accepted or chosen lines that are or would be held, each once; '' for
 * none.
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

/** `at` counts from 0. */
export function withIndex<T extends object>(list: readonly T[]): (T & { at: number })[] {
  return list.map((item, at) => ({ ...item, at }));
}
