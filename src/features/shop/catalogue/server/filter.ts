import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { plain } from '#platform/text/plain.ts';
import { engineKind } from '../engine.ts';
import type { ProductFilters } from '../schema.ts';
import { facetNames } from '../schema-values.ts';

export type ProductCondition = RawBuilder<SqlBool>;

export function conditionsOf(filters: ProductFilters): ProductCondition[] {
  const { ids, category, minPrice, maxPrice, year, brand, engineType, province } = filters;
  const conditions = [sql<SqlBool>`deleted_at is null`];
  if (ids) conditions.push(sql`id = any(${ids}::uuid[])`);
  if (category) conditions.push(sql`category = ${category}`);
  if (brand) conditions.push(sql`brand_key = ${plain(brand)}`);
  if (engineType) conditions.push(sql`engine_kind = ${engineKind(engineType)}`);
  if (year !== undefined) conditions.push(sql`year = ${year}`);
  if (minPrice !== undefined) conditions.push(sql`price_cents >= ${minPrice}`);
  if (maxPrice !== undefined) conditions.push(sql`price_cents <= ${maxPrice}`);
  if (filters.featured) conditions.push(sql`featured = ${filters.featured === 'true'}`);
  const facets = facetNames.flatMap((name) => (filters[name] ? `${name}=${filters[name]}` : []));
  if (facets.length > 0) conditions.push(sql`facets @> ${facets}::text[]`);
  if (province) conditions.push(reachesProvince(province));
  return conditions;
}

export function reachesProvince(province: string): ProductCondition {
  return sql`provinces @> array[${province}]`;
}

/** Written out, so that PostgreSQL knows the indexes of what is for sale (305). */
export const isForSale: ProductCondition = sql`status = 'available'`;

export function allOf(conditions: readonly ProductCondition[]): ProductCondition {
  return sql.join(conditions, sql` and `);
}
