import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { Language } from '#platform/text/language.ts';
import { reaches } from '../card-product.ts';
import { type NamedCost, namedCosts } from './price-block.ts';
import type { ProductInProvince } from './schema.ts';

/** None in a province where it is not delivered. */
export function costsOfPiece(
  product: ProductInProvince,
  province: ProvinceCode,
  language: Language,
): NamedCost[] {
  if (!reaches(product, province)) return [];
  return namedCosts([{ ...product, quantity: 1 }], province, language);
}
