import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PaymentMethod } from '#features/ledger/payment-methods/methods.ts';
import type { CaseColumns } from '#features/requests/cases/server/tables.ts';
import type { VerificationStatus } from '../statuses.ts';

interface VerificationColumns extends CaseColumns<VerificationStatus> {
  ticket: string;
  code: string;
  email: string;
  whatsapp: string | null;
  quote_reference: string | null;
  comment: string | null;
  reports_forgery: Generated<boolean>;
  /** True where the sender was told that a mail confirms it. */
  confirmed_by_mail: Generated<boolean>;
  answer_due_at: Date;
  processed_at: Date | null;
  order_id: string | null;
  paid_cents: ColumnType<string | null, number | null>;
  /** Written as '2026-11-30'; queries read it as text. */
  paid_on: ColumnType<unknown, string | null>;
  paid_method: PaymentMethod | null;
}
export type VerificationRow = Selectable<VerificationColumns>;

declare module '#features/requests/cases/server/tables.ts' {
  interface EventColumns {
    verification_id: string | null;
  }
}

declare module '#platform/database/database.ts' {
  interface Tables {
    verification: VerificationColumns;
    receipt: {
      id: Generated<string>;
      verification_id: string;
      round: Generated<number>;
      position: number;
      file: string;
      type: 'image/webp' | 'application/pdf';
      bytes: number;
      sha256: string;
      created_at: Generated<Date>;
    };
    spent_proof: { challenge: string; expires_at: Date };
  }
}
