import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import { momentText } from '#platform/database/versions.ts';
import { AppError } from '#platform/http/errors.ts';
import { catalogueErrors } from '../../errors.ts';
import type { WrittenProduct } from '../../schema.ts';
import { allOf, type ProductCondition } from '../../server/filter.ts';
import { toPicture, type WrittenProductFacts } from '../../server/product-facts.ts';
import type { StaffProduct } from '../staff-schema.ts';

export interface StoredProduct {
  id: string;
  slug: string;
  updatedAt: string;
  deleted: boolean;
  facts: WrittenProductFacts;
}

const staffColumns = sql`wire, ${momentText(sql`created_at`)} as "createdAt",
  ${momentText(sql`updated_at`)} as "updatedAt", ${momentText(sql`deleted_at`)} as "deletedAt"`;

interface StaffRow {
  wire: string;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

export async function readStaffProducts(
  db: Database,
  conditions: readonly ProductCondition[],
  order: RawBuilder<unknown>,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<StaffProduct[]> {
  // Sorts the ids only, which stay small in memory.
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} from product join (
      select seq, row_number() over () as place from (
        select seq from product where ${allOf(conditions)}
        order by ${order} limit ${limit} offset ${offset}) as sorted
    ) as page using (seq) order by place`.execute(db);
  return rows.map(({ wire, ...moments }) => {
    const product: WrittenProduct = JSON.parse(wire);
    return { ...product, ...moments };
  });
}

export async function findStaffProduct(db: Database, id: string): Promise<StaffProduct> {
  const [product] = await readStaffProducts(db, [sql`id = ${id}`], sql`seq`, { limit: 1 });
  if (!product) throw new AppError(catalogueErrors.noSuchProduct);
  return product;
}

/** Locks it until the transaction ends. Throws AppError: not found. */
export async function lockProduct(tx: Tx, id: string): Promise<StoredProduct> {
  const [product] = await readStoredProduct(tx, sql`id = ${id}`, sql`for update`);
  if (!product) throw new AppError(catalogueErrors.noSuchProduct);
  return product;
}

export async function readStoredProduct(
  db: Database,
  condition: ProductCondition,
  lock: RawBuilder<unknown> = sql``,
): Promise<StoredProduct[]> {
  const { rows } = await sql<StoredRow>`
    select id, slug, category, name, description, description_en, price_cents, year, brand, model, engine_type,
      provinces, status, stock, former_price_cents, featured, specifications, pictures,
      deleted_at is not null as deleted,
      ${momentText(sql`updated_at`)} as "updatedAt"
    from product where ${condition} order by id ${lock}`.execute(db);
  return rows.map(
    ({
      id,
      slug,
      updatedAt,
      deleted,
      description_en,
      price_cents,
      former_price_cents,
      engine_type,
      ...facts
    }) => ({
      id,
      slug,
      updatedAt,
      deleted,
      facts: {
        ...facts,
        descriptionEn: description_en,
        priceCents: price_cents === null ? null : Number(price_cents),
        formerPriceCents: former_price_cents === null ? null : Number(former_price_cents),
        engineType: engine_type,
        pictures: facts.pictures.map(toPicture),
      },
    }),
  );
}

interface StoredRow
  extends Omit<
    WrittenProductFacts,
    'descriptionEn' | 'priceCents' | 'formerPriceCents' | 'engineType'
  > {
  id: string;
  slug: string;
  updatedAt: string;
  deleted: boolean;
  description_en: string;
  price_cents: string | null;
  former_price_cents: string | null;
  engine_type: string | null;
}
