import type { LineProduct, Offer } from './schema.ts';

/** What the line at this position shows of its product. */
export const productOf = (
  { products }: Pick<Offer, 'products'>,
  position: number,
): LineProduct | undefined => products.find(({ line }) => line === position);

/** The line in words, with the mileage or condition of its product: for papers and mails. */
export const lineText = (offer: Pick<Offer, 'lines' | 'products'>, position: number): string =>
  [offer.lines[position]?.text, productOf(offer, position)?.condition].filter(Boolean).join(', ');
