import type { ColumnType, Generated } from 'kysely';
import type { ProductCategory } from '#features/shop/catalogue/categories.ts';
import type {
  authorityKinds,
  ExportItem,
  ExportPaperItem,
  lienStates,
  ScanItem,
  titleKinds,
} from '../items.ts';

/** Written as '2026-11-30'; queries read it as text. */
type Day = ColumnType<unknown, string, never>;

declare module '#platform/database/database.ts' {
  interface Tables {
    export_requirement: {
      id: Generated<string>;
      category: ProductCategory;
      item: ExportItem;
      version: number;
      required: boolean;
      scan: boolean;
      valid_from: Day;
      source: string;
      made_by: string | null;
      made_at: Generated<Date>;
    };
    export_fact: {
      id: Generated<string>;
      unit_id: string;
      item: ExportPaperItem;
      version: number;
      title_kind: (typeof titleKinds)[number] | null;
      title_copies: number | null;
      lien: (typeof lienStates)[number] | null;
      lien_holder: string | null;
      itn: string | null;
      presented_at: Date | null;
      port: string | null;
      end_use: string | null;
      signed_on: ColumnType<unknown, string | null, never>;
      note: string | null;
      withdrawn: Generated<boolean>;
      made_by: string;
      made_at: Generated<Date>;
    };
    export_scan: {
      id: Generated<string>;
      unit_id: string;
      item: ScanItem;
      file: string;
      type: 'image/webp' | 'application/pdf';
      bytes: number;
      sha256: string;
      made_by: string;
      made_at: Generated<Date>;
      removed_by: string | null;
      removed_at: Date | null;
    };
    order_authority: {
      id: Generated<string>;
      quote_id: string;
      version: number;
      kind: (typeof authorityKinds)[number];
      text: string;
      source: string;
      made_by: string;
      made_at: Generated<Date>;
    };
    export_override: {
      id: Generated<string>;
      unit_id: string;
      items: ExportItem[];
      reason: string;
      made_by: string;
      made_at: Generated<Date>;
    };
  }
}
