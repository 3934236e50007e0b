import type { ColumnType, Generated } from 'kysely';
import type { CustomsAnswerKind } from '../customs.ts';

declare module '#platform/database/database.ts' {
  interface Tables {
    customs_price: {
      id: Generated<string>;
      offer_id: string;
      /** bigint: the driver reads it as text. */
      amount_cents: ColumnType<string, number, never>;
      named_on: ColumnType<unknown, string, never>;
      source: string;
      recorded_by: string;
      recorded_at: Generated<Date>;
      answer: CustomsAnswerKind | null;
      answered_at: Date | null;
      link_id: string | null;
      person_id: string | null;
      withdrawn_at: Date | null;
      withdrawn_by: string | null;
      withdraw_reason: string | null;
    };
  }
}
