import type { Language } from '#platform/text/language.ts';
import type { CatalogueAddress } from '../../catalogue-address.ts';
import { findCategory } from '../../categories.ts';
import type { ProductInProvince } from '../../landed-cost/schema.ts';

/** The heading of some of a list, from a place on. */
export interface Group {
  at: number;
  title: string;
  /** Leads to all of it. */
  query?: CatalogueAddress;
}

export interface GroupedProducts {
  items: readonly ProductInProvince[];
  groups: Group[];
}

/** A search of the whole shop is read category by category. */
export function byCategory(items: readonly ProductInProvince[], language: Language): Group[] {
  return items.flatMap(({ category }, at) =>
    category === items[at - 1]?.category
      ? []
      : { at, title: findCategory(category)?.plural[language] ?? '' },
  );
}
