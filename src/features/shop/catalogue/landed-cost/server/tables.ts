import type { ColumnType, Generated } from 'kysely';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { ProductCategory } from '../../categories.ts';
import type { TariffKind } from '../landed-cost.ts';

/** The table of 059-landed-cost.sql. */
declare module '#platform/database/database.ts' {
  interface Tables {
    tariff: {
      id: Generated<string>;
      kind: TariffKind;
      category: ProductCategory;
      province: ProvinceCode | null;
      /** bigint: the driver reads it as text. */
      amount_cents: ColumnType<string | null, number | null, never>;
      basis_points: number | null;
      source: string;
      source_address: string | null;
      valid_from: ColumnType<Date, string, never>;
      entered_by: string | null;
      entered_at: Generated<Date>;
      voided_at: Date | null;
      voided_by: string | null;
      void_reason: string | null;
    };
  }
}
