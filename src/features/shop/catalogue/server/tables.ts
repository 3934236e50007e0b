import type { ColumnType, Generated } from 'kysely';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { ProductCategory } from '../categories.ts';
import type { PictureKind } from '../pictures/picture-kinds.ts';
import type { ProductImport } from '../products/staff-schema.ts';
import type { ProductStatus } from '../schema.ts';

/** 003-catalogue.sql and 005-notices.sql, with what 010, 011, 015, 026, 037, 147 and 171 added. */
declare module '#platform/database/database.ts' {
  interface Tables {
    product: ProductTable;
    product_word: { word: string };
    search_synonym: { id: Generated<string>; word: string; key: string; meanings: string[] };
    product_import: ProductImportTable;
    product_former_address: { category: ProductCategory; slug: string; product_id: string };
    product_hold: ProductHoldTable;
    drawn_picture: { hash: string };
    notice: NoticeTable;
    province_delivery: {
      province: ProvinceCode;
      point_es: string;
      point_en: string;
      onward_es: string;
      onward_en: string;
      days_from: number;
      days_to: number;
    };
  }
}

interface ProductTable {
  id: Generated<string>;
  seq: ColumnType<string, never, never>;
  slug: string;
  category: ProductCategory;
  name: string;
  description: Generated<string>;
  description_en: Generated<string>;
  price_cents: ColumnType<string | null, number | null | undefined, number | null>;
  currency: Generated<'USD'>;
  year: number | null;
  brand: string | null;
  model: string | null;
  engine_type: string | null;
  engine_kind: string | null;
  provinces: Generated<string[]>;
  status: Generated<ProductStatus>;
  stock: number | null;
  former_price_cents: ColumnType<string | null, number | null | undefined, number | null>;
  former_price_since: ColumnType<Date | null, never, never>;
  featured: Generated<boolean>;
  specifications: ColumnType<Record<string, string>, string | undefined, string>;
  pictures: ColumnType<PictureColumn[], string | undefined, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  submission_key: string | null;
  submission_hash: string | null;
  brand_key: ColumnType<string | null, never, never>;
  facets: ColumnType<string[], never, never>;
  wire: ColumnType<string, never, never>;
}

/** Not paid in time, taken back by staff, or the quotation is over. */
export type HoldEnd = 'lapsed' | 'undone' | 'closed';

/** Pieces that an accepted offer keeps for its customer. */
interface ProductHoldTable {
  id: Generated<string>;
  product_id: string;
  quote_id: string;
  offer_id: string;
  quantity: number;
  single: boolean;
  /** Written as '2026-11-30'. Queries that read it cast it to text. */
  until: ColumnType<unknown, string, string>;
  made_at: Generated<Date>;
  released_at: Date | null;
  reason: HoldEnd | null;
}

interface ProductImportTable {
  submission_key: string;
  submission_hash: string;
  report: ColumnType<ProductImport, string, never>;
  at: Generated<Date>;
}

export interface PictureColumn {
  hash: string;
  alt: string;
  kind?: PictureKind;
  /** Written by `product_pictures_drawn`, from `drawn_picture`. */
  drawn?: boolean;
}

interface NoticeTable {
  id: Generated<string>;
  title: string;
  text: Generated<string>;
  /** Empty means all. */
  provinces: Generated<string[]>;
  categories: Generated<string[]>;
  starts_at: Generated<Date>;
  ends_at: Date;
  updated_at: Generated<Date>;
  submission_key: string | null;
  submission_hash: string | null;
}
