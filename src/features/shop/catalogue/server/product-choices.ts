import { sql } from 'kysely';
import type { OpenDatabase } from '#platform/database/database.ts';
import { plain } from '#platform/text/plain.ts';
import { yearInHavana } from '#platform/time/days.ts';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { categories, type ProductCategory } from '../categories.ts';
import { yearsOffered } from '../filter-options.ts';
import type { ProductChoices } from '../schema.ts';
import { catalogueChanges } from './changes.ts';

const maxBrands = 200;

type BrandsAndYears = Pick<ProductChoices, 'brands' | 'years'>;

/** By category; undefined is all. They hold until the catalogue or the year changes (memory.ts). */
export type KnownChoices = Map<ProductCategory | undefined, Promise<BrandsAndYears>>;

export function findProductChoices(
  database: OpenDatabase,
  category: ProductCategory | undefined,
  known: KnownChoices = new Map(),
): Promise<BrandsAndYears> {
  const choices = known.get(category) ?? readChoices(database, category);
  known.set(category, choices);
  choices.catch(() => known.delete(category));
  return choices;
}

/** Jumps from brand to brand along the index: costs brands, not products. */
async function readChoices(
  database: OpenDatabase,
  category: ProductCategory | undefined,
): Promise<BrandsAndYears> {
  const current = yearInHavana(sharedNow());
  catalogueChanges(database).expireAt(endOfDayInHavana(`${current}-12-31`));
  const slugs = category ? [category] : categories.map(({ slug }) => slug);
  const { rows } = await sql<{ brands: string[]; year: number | null }>`
    select array(
      with recursive known as (
        (select brand_key, brand from product
          where category = here.category and brand_key > '' and deleted_at is null
          order by brand_key, seq limit 1)
        union all
        select further.* from known, lateral (
          select brand_key, brand from product
            where category = here.category and brand_key > known.brand_key and deleted_at is null
            order by brand_key, seq limit 1
        ) as further
      )
      select brand from known limit ${maxBrands}
    ) as brands, (
      select max(product.year) from product where category = here.category and deleted_at is null
    ) as year
    from unnest(${slugs}::text[]) with ordinality as here (category, n) order by n`.execute(
    database.db,
  );
  const brands = new Map<string, string>();
  for (const brand of rows.flatMap((row) => row.brands)) {
    if (!brands.has(plain(brand))) brands.set(plain(brand), brand);
  }
  const years = rows.flatMap(({ year }) => year ?? []);
  return {
    brands: [...brands.values()].slice(0, maxBrands),
    years: yearsOffered(current, years.length > 0 ? Math.max(...years) : null),
  };
}
