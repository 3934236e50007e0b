import type { ColumnType, Generated } from 'kysely';
import type { PassportFacts } from '../facts.ts';
import type { Mark, Points } from '../inspection.ts';

/** 145-passports.sql and 146-inspections.sql. */
declare module '#platform/database/database.ts' {
  interface Tables {
    product_passport: ProductPassportTable;
  }
}

interface ProductPassportTable {
  product_id: string;
  facts: ColumnType<PassportFacts, string | undefined, string>;
  points: ColumnType<Points, string | undefined, string>;
  marks: ColumnType<Mark[], string | undefined, string>;
  example: Generated<boolean>;
}
