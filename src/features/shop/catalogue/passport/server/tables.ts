import type { ColumnType, Generated } from 'kysely';
import type { WrittenPassport } from '../schema.ts';

/** 145-passports.sql, 146-inspections.sql and 275-passports-in-both-languages.sql. */
declare module '#platform/database/database.ts' {
  interface Tables {
    product_passport: ProductPassportTable;
  }
}

interface ProductPassportTable {
  product_id: string;
  facts: ColumnType<WrittenPassport['facts'], string | undefined, string>;
  points: ColumnType<WrittenPassport['points'], string | undefined, string>;
  marks: ColumnType<WrittenPassport['marks'], string | undefined, string>;
  example: Generated<boolean>;
}
