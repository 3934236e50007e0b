import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import type { CatalogueAddress } from './catalogue-address.ts';
import type { ProductCategory } from './categories.ts';
import { catalogueTexts } from './messages.ts';
import type { ProductChoices } from './schema.ts';
import type { FacetName } from './schema-values.ts';

export type AskedChip = readonly [label: string, query: CatalogueAddress];

/** What people ask first, one tap away; only what some product has. */
export function askedFirst(
  category: ProductCategory,
  facets: ProductChoices['facets'],
  language: Language,
): AskedChip[] {
  const { price, values } = asked[category];
  const upTo = catalogueTexts[language].upTo(formatMoney(price * 100, language));
  return [
    [upTo, { maxPrice: String(price) }],
    ...values.flatMap(([name, value]) =>
      (facets.find((facet) => facet.name === name)?.options ?? [])
        .filter((option) => option.value === value)
        .map(({ label }): AskedChip => [label, { [name]: value }]),
    ),
  ];
}

const asked: Record<ProductCategory, { price: number; values: [FacetName, string][] }> = {
  automobiles: {
    price: 12_000,
    values: [
      ['body', 'suv'],
      ['body', 'pickup'],
    ],
  },
  motocicletas: {
    price: 4000,
    values: [
      ['transmission', 'automatic'],
      ['condition', 'new'],
    ],
  },
  electrodomesticos: {
    price: 500,
    values: [
      ['kind', 'refrigerator'],
      ['kind', 'generator'],
      ['kind', 'air-conditioner'],
      ['kind', 'washer'],
    ],
  },
  triciclos: {
    price: 3500,
    values: [
      ['load', '300'],
      ['range', '60'],
    ],
  },
};
