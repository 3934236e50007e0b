import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#platform/text/language.ts';
import type { PaperKind } from '../paper-kinds.ts';

declare module '#platform/database/database.ts' {
  interface Tables {
    document: {
      id: Generated<string>;
      kind: PaperKind;
      number: string;
      quote_id: string;
      revision: number;
      offer_id: string | null;
      entry_id: string | null;
      content_key: string | null;
      handover_id: string | null;
      language: Language;
      total_cents: ColumnType<string, number | string, never>;
      sha256: string;
      bytes: number;
      issued_at: Date;
    };
  }
}
