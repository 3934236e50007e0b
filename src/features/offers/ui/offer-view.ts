import type { Offer, OfferPage } from '../schema.ts';

/** What the parts of the page are drawn from. */
export interface OfferView {
  page: OfferPage;
  offer: Offer;
  /** Where it stands: of the link, or of one's own offer. */
  path: string;
}

/** Something was sold meanwhile without which it cannot be accepted. */
export function isGone({ page, offer }: Pick<OfferView, 'page' | 'offer'>): boolean {
  return page.gone.some((at) => !offer.lines[at]?.optional);
}

/** What is held, or would be, of the lines that are taken, each once; '' is nothing. */
export function heldNames(
  { page, offer }: Pick<OfferView, 'page' | 'offer'>,
  chosen: readonly number[] = offer.acceptance?.chosen ?? [],
): string {
  const taken = (page.holds?.lines ?? []).flatMap((at) => {
    const line = offer.lines[at];
    return line && (!line.optional || chosen.includes(at)) ? line.text : [];
  });
  return [...new Set(taken)].join(', ');
}

/** Each with its place, by which it is known: two may say the same. */
export function placed<T extends object>(list: readonly T[]): (T & { at: number })[] {
  return list.map((item, at) => ({ ...item, at }));
}
