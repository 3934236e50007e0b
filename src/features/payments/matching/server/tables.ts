import type { ColumnType, Generated } from 'kysely';
import type { StatementLayout } from '../layout.ts';
import type { BankLineState } from '../line-states.ts';

declare module '#platform/database/database.ts' {
  interface Tables {
    statement_layout: {
      account_key: string;
      layout: ColumnType<StatementLayout, string, string>;
      changed_by: string;
      changed_at: Generated<Date>;
      imports: Generated<number>;
    };
    bank_statement_line: {
      id: Generated<string>;
      seq: Generated<string>;
      account_key: string;
      /** Holds '2026-11-30'. Queries that read it cast it to text. */
      moved_on: ColumnType<unknown, string, never>;
      amount_cents: ColumnType<string, number, never>;
      description: string;
      payer: string | null;
      bank_reference: string | null;
      reference_key: string | null;
      /** Which of equal lines it is. */
      nth: Generated<number>;
      /** Why a person took in a row that was refused. */
      taken_because: Generated<string | null>;
      imported_by: string;
      imported_at: Generated<Date>;
      state: ColumnType<BankLineState, never, never>;
    };
    bank_line_aside: {
      id: Generated<string>;
      seq: Generated<string>;
      line_id: string;
      reason: string;
      set_by: string;
      set_at: Generated<Date>;
      returned_by: string | null;
      returned_at: Date | null;
    };
  }
}
