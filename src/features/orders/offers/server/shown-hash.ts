import { contentHash } from '#platform/database/make-once.ts';
import type { Offer } from '../schema.ts';

type ShownOffer = Pick<
  Offer,
  | 'number'
  | 'language'
  | 'validUntil'
  | 'termsVersion'
  | 'note'
  | 'lines'
  | 'products'
  | 'totalCents'
  | 'plan'
  | 'estimates'
>;

/**
 * Returns, in hex, the SHA-256 of what a customer sees of an offer: an acceptance names what it
 * accepts.
 */
export function hashOfShown(offer: ShownOffer): string {
  const content = [
    offer.number,
    offer.language,
    offer.validUntil,
    offer.termsVersion,
    offer.note,
    offer.lines.map((line) => [line.kind, line.text, line.quantity, line.unitCents, line.optional]),
    offer.totalCents,
    offer.plan.map((each) => [each.label, each.basisPoints, each.cents, each.due, each.dueOn]),
    offer.estimates.map(({ text, cents, source, sourceAddress, asOf }) => [
      ...[text, cents, source, asOf],
      // Last and only if present: offers from before there were addresses keep their hash.
      ...(sourceAddress ? [sourceAddress] : []),
    ]),
    // Offers from before their products were shown keep their hash, too.
    ...(offer.products.length > 0
      ? [offer.products.map(({ line, picture, condition }) => [line, picture, condition])]
      : []),
  ];
  return contentHash(content);
}
