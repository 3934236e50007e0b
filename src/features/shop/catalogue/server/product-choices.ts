import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { plain } from '#platform/text/plain.ts';
import { categories, type ProductCategory } from '../categories.ts';
import type { ProductChoices } from '../schema.ts';

const maxBrands = 200;

export async function findProductChoices(
  db: Database,
  category: ProductCategory | undefined,
): Promise<Omit<ProductChoices, 'counts'>> {
  const slugs = category ? [category] : categories.map(({ slug }) => slug);
  const brands = new Map<string, string>();
  let newestYear: number | null = null;
  for (const slug of slugs) {
    for (const brand of await brandsOf(db, slug)) {
      if (!brands.has(plain(brand))) brands.set(plain(brand), brand);
    }
    const { rows } = await sql<{ year: number | null }>`
      select max(year) as year from product
      where category = ${slug} and deleted_at is null`.execute(db);
    const year = rows[0]?.year ?? null;
    if (year !== null && year > (newestYear ?? 0)) newestYear = year;
  }
  return { brands: [...brands.values()].slice(0, maxBrands), newestYear };
}

/** Jumps from brand to brand along the index: costs brands, not products. */
async function brandsOf(db: Database, category: ProductCategory): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    with recursive known as (
      (select brand_key, brand from product
        where category = ${category} and brand_key > '' and deleted_at is null
        order by brand_key limit 1)
      union all
      select further.* from known, lateral (
        select brand_key, brand from product
          where category = ${category} and brand_key > known.brand_key and deleted_at is null
          order by brand_key limit 1
      ) as further
    )
    select brand from known limit ${maxBrands}`.execute(db);
  return rows.map(({ brand }) => brand);
}
