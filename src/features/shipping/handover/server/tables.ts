import type { ColumnType, Generated } from 'kysely';
import type { HandoverWay } from '../handover-rules.ts';

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
      /** Null once it is erased, long after the link ended. */
      label: string | null;
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
      way: HandoverWay;
      /** Written as '2026-11-30'; queries read it as text. */
      handed_on: ColumnType<unknown, string, never>;
      received_by: string;
      link_id: string | null;
      act_id: string | null;
      made_by: string | null;
      reason: string | null;
      recorded_at: Generated<Date>;
      submission_key: string | null;
      undone_at: Date | null;
    };
    signed_act: {
      id: Generated<string>;
      unit_id: string;
      link_id: string;
      attempt: number;
      received_by: string;
      handed_on: ColumnType<unknown, string, never>;
      sent_at: Generated<Date>;
      submission_key: string;
      sent_by: string | null;
      outcome: 'accepted' | 'refused' | 'overtaken' | null;
      reason: string | null;
      decided_by: string | null;
      decided_at: Date | null;
    };
    signed_act_photo: {
      act_id: string;
      position: number;
      file: string;
      bytes: number;
      sha256: string;
    };
  }
}
