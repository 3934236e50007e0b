import { readTypedPrice } from '#features/catalogue/products/typed-price.ts';
import { fromWire } from '#platform/money.ts';

/** An amount as people write it ('1,590.00', '1.590,00', 'US$ 1590') → cents; undefined: none of ours. */
export function readAmount(written: string): number | undefined {
  const typed = readTypedPrice(written);
  return (typed && fromWire(typed)) || undefined;
}
