import type { ColumnType, Generated } from 'kysely';
import type { PaymentMethod } from '#features/ledger/payment-methods/methods.ts';
import type { EntryKind } from '../balance.ts';

declare module '#platform/database/database.ts' {
  interface Tables {
    ledger_entry: {
      id: Generated<string>;
      seq: Generated<string>;
      quote_id: string;
      kind: EntryKind;
      amount_cents: ColumnType<string, number, never>;
      method: PaymentMethod | null;
      instruction_id: string | null;
      account_key: string | null;
      bank_reference: string | null;
      reference_key: string | null;
      /** Holds '2026-11-30'. Queries that read it cast it to text. */
      moved_on: ColumnType<unknown, string | null, never>;
      paid_to: string | null;
      reason: string | null;
      of_entry: string | null;
      /** Equal in both entries of moved credit. */
      move_id: string | null;
      verification_id: string | null;
      /** How much the entry changes the order's money, computed by the database. */
      effect_cents: ColumnType<string, never, never>;
      conceded_cents: ColumnType<string, never, never>;
      bank_line_id: Generated<string | null>;
      cash_refund_id: Generated<string | null>;
      recorded_by: string;
      recorded_at: Generated<Date>;
      submission_key: string | null;
    };
    /** Cash that somebody gave back; a refund once another person confirms it. */
    cash_refund: {
      id: Generated<string>;
      quote_id: string;
      amount_cents: ColumnType<string, number, never>;
      /** Holds '2026-11-30'. Queries that read it cast it to text. */
      moved_on: ColumnType<unknown, string, never>;
      paid_to: string;
      bank_reference: string | null;
      reason: string;
      given_by: string;
      given_at: Generated<Date>;
      submission_key: string | null;
      outcome: Generated<'confirmed' | 'dropped' | null>;
      decided_by: Generated<string | null>;
      decided_at: Generated<Date | null>;
    };
  }
}
