import type { ColumnType, Generated } from 'kysely';
import type { PassportFacts } from '../facts.ts';

/** 145-passports.sql. */
declare module '#platform/database/database.ts' {
  interface Tables {
    product_passport: ProductPassportTable;
  }
}

interface ProductPassportTable {
  product_id: string;
  facts: ColumnType<PassportFacts, string | undefined, string>;
  example: Generated<boolean>;
}
