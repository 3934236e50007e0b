import type { ColumnType, Generated } from 'kysely';
import '#features/shipping/server/tables.ts';

declare module '#platform/database/database.ts' {
  interface Tables {
    handover_code: {
      unit_id: string;
      version: Generated<number>;
      wrong: Generated<number>;
      shown_early_at: Date | null;
    };
    handover_link: {
      id: Generated<string>;
      label: string;
      token_hash: Buffer;
      wrong: Generated<number>;
      made_by: string;
      made_at: Generated<Date>;
      expires_at: Date;
      revoked_at: Date | null;
      submission_key: string | null;
    };
    handover_link_unit: { link_id: string; unit_id: string };
    handover: {
      id: Generated<string>;
      unit_id: string;
      way: 'code' | 'word';
      /** Written as '2026-11-30'; what reads it asks for the text. */
      handed_on: ColumnType<unknown, string, never>;
      received_by: string;
      link_id: string | null;
      made_by: string | null;
      reason: string | null;
      recorded_at: Generated<Date>;
      submission_key: string | null;
      undone_at: Date | null;
    };
  }
}
