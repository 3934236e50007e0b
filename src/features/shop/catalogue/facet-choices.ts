import { formatMoney } from '#platform/money.ts';
import type { Language, Text } from '#platform/text/language.ts';
import { plain } from '#platform/text/plain.ts';
import { findCategory } from './categories.ts';
import { engineLabel } from './engine.ts';
import { type FacetOption, facets, facetsOf } from './facets.ts';
import { catalogueTexts } from './messages.ts';
import type { ProductChoices, ProductFilters } from './schema.ts';
import { type FacetName, facetNames } from './schema-values.ts';
import type { Understanding, Understood, Wishes } from './understanding.ts';

/** What a category is filtered by, without choices that would leave nothing, except the current ones. */
export function facetChoices(
  filters: ProductFilters,
  counts: Partial<Record<FacetName, Record<string, number>>>,
  models: readonly FacetOption[],
  language: Language,
): ProductChoices['facets'] {
  return facetsOf(filters.category).flatMap((name) => {
    const { label, options: known } = facets[name];
    const options = name === 'model' ? models : known;
    const counted = counts[name];
    const offered = options.flatMap(({ value, label }) => {
      const count = counted && (counted[value] ?? 0);
      const isOffered = count !== 0 || filters[name] === value;
      return isOffered ? [{ value, label: label[language], ...(counted && { count }) }] : [];
    });
    return offered.length > 0 ? [{ name, label: label[language], options: offered }] : [];
  });
}

type UnderstoodSearch = Pick<Understanding, 'understood' | 'others'> & { terms: readonly string[] };

/** In words, with the search that is left without them. */
export function understoodParts(
  { understood, others, terms }: UnderstoodSearch,
  brands: readonly string[],
  language: Language,
): { label: string; search: string }[] {
  const named = brands.filter((brand) => terms.length > 1 && terms.includes(plain(brand)));
  const without = (words: readonly string[]) =>
    terms.filter((term) => !words.includes(term)).join(' ');
  const left = others.filter((word) => !named.some((brand) => plain(brand) === word));
  return [
    ...named.map((brand) => ({ label: brand, search: without([plain(brand)]) })),
    ...(left.length > 0 && left.length < others.length + understood.length
      ? [{ label: left.join(' '), search: without(left) }]
      : []),
    ...understood.map((part) => ({
      label: 'wish' in part ? wishLabel(part.wish, language) : meaningLabel(part.meaning)[language],
      search: part.rest,
    })),
  ];
}

function wishLabel({ minPrice, maxPrice }: Wishes, language: Language): string {
  const t = catalogueTexts[language];
  if (maxPrice !== undefined) return t.upTo(formatMoney(maxPrice, language));
  if (minPrice !== undefined) return t.from(formatMoney(minPrice, language));
  return t.sorts.price;
}

function meaningLabel(meaning: Exclude<Understood, { wish: Wishes }>['meaning']): Text {
  if ('category' in meaning) return findCategory(meaning.category)?.plural ?? { es: '', en: '' };
  const [name = '', value = ''] = meaning.facet.split('=');
  const facet = facetNames.find((each) => each === name);
  if (facet) {
    const { label, options } = facets[facet];
    const option = options.find((each) => each.value === value)?.label;
    return { es: `${label.es}: ${option?.es}`, en: `${label.en}: ${option?.en}` };
  }
  if (name === 'year') {
    return { es: `${catalogueTexts.es.year}: ${value}`, en: `${catalogueTexts.en.year}: ${value}` };
  }
  if (name === 'engine') return engineLabel(value);
  return sizes[value] ?? { es: value, en: value };
}

const sizes: Record<string, Text> = {
  big: { es: 'Grande', en: 'Big' },
  small: { es: 'Pequeño', en: 'Small' },
};
