import type { LoadContext } from '#web/page.ts';
import { type CatalogueAddress, toProductQuery } from '../../catalogue-address.ts';
import type { ProductCategory } from '../../categories.ts';
import type { Chip } from '../../chips.ts';
import { inLanguage } from '../../in-language.ts';
import type { ProductInProvince } from '../../landed-cost/schema.ts';
import { catalogueTexts } from '../../messages.ts';
import { loadList } from '../load-list.ts';
import type { Group, GroupedProducts } from './groups.ts';

/** More of them would be a puzzle, and each is a list to read. */
const maxLeftOut = 4;

interface AskedFor {
  category: ProductCategory | undefined;
  current: CatalogueAddress;
  chips: readonly Chip[];
  limit: number;
}

/** Where nothing is all that was asked for: what is there without one of it, the cheapest first. */
export async function findNearest(
  context: LoadContext,
  { category, current, chips, limit }: AskedFor,
): Promise<GroupedProducts> {
  const { language, province } = context;
  // Without any of the words there would be anything.
  const likely = chips.filter(({ without }) => without.search || !current.search);
  const left = chips.length > 1 ? likely.slice(-maxLeftOut).reverse() : [];
  const lists = await Promise.all(
    left.map(async (chip) => {
      const query = { sort: 'price', ...chip.without };
      const { items, total } = await loadList(context, {
        ...toProductQuery(query, category, province, limit),
        ...inLanguage(language),
      });
      const kept = chips.filter((each) => each !== chip).map(({ label }) => label);
      const found = catalogueTexts[language].found(total.count, total.more);
      return { items, query, title: [...kept, found].join(' · ') };
    }),
  );
  const nearest = new Map<string, ProductInProvince>();
  const groups = lists.flatMap(({ items, query, title }): Group[] => {
    const at = nearest.size;
    for (const item of items) nearest.set(item.id, nearest.get(item.id) ?? item);
    return nearest.size > at ? [{ at, title, query }] : [];
  });
  return { items: [...nearest.values()], groups };
}
