import { type ProvinceCode, provinceName } from '#features/company/provinces/provinces.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { readAmount } from '#platform/text/typed-amount.ts';
import { type CatalogueAddress, chipNames } from './catalogue-address.ts';
import { engineLabel } from './engine.ts';
import { catalogueTexts } from './messages.ts';
import type { ProductChoices } from './schema.ts';

/** Something that was asked for, and the list without it. */
export interface Chip {
  label: string;
  without: CatalogueAddress;
}

interface Asked {
  current: CatalogueAddress;
  facets: ProductChoices['facets'];
  /** Parts of the search, each with the search that is left without it. */
  understood?: ProductChoices['understood'];
}

export function chipsOf(
  { current, facets, understood = [] }: Asked,
  language: Language,
  province: ProvinceCode,
): Chip[] {
  const t = catalogueTexts[language];
  const { cursor: _cursor, page: _page, ...first } = current;
  const texts: Partial<Record<(typeof chipNames)[number], (value: string) => string>> = {
    search: (value) => `${t.search}: ${value}`,
    minPrice: (value) => t.from(priceText(value, language)),
    maxPrice: (value) => t.upTo(priceText(value, language)),
    year: (value) => `${t.year}: ${value}`,
    brand: (value) => `${t.brand}: ${value}`,
    engineType: (value) => `${t.engine}: ${engineLabel(value)[language]}`,
    whole: () => t.whole(provinceName(province)),
    mine: () => t.onlyMine(provinceName(province)),
  };
  const facetText = (name: string, value: string) => {
    const facet = facets.find((each) => each.name === name);
    const option = facet?.options.find((each) => each.value === value);
    return option ? `${facet?.label}: ${option.label}` : value;
  };
  return [
    ...chipNames.flatMap((name) => {
      const value = current[name];
      // What was understood of a search stands for it.
      if (!value || (name === 'search' && understood.length > 0)) return [];
      const label = texts[name]?.(value) ?? facetText(name, value);
      return { label, without: { ...first, [name]: undefined } };
    }),
    ...understood.map(({ label, search }) => ({ label, without: { ...first, search } })),
  ];
}

function priceText(typed: string, language: Language): string {
  const cents = readAmount(typed);
  return cents === undefined ? typed : formatMoney(cents, language);
}
