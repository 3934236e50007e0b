import type { Generated, Selectable } from 'kysely';
import type { PaymentMethod } from '../methods.ts';

interface PaymentInstructionColumns {
  id: Generated<string>;
  seq: Generated<string>;
  way: string;
  version: number;
  method: PaymentMethod;
  holder: string;
  bank: string | null;
  account: string;
  account_key: string;
  note_es: string | null;
  note_en: string | null;
  closed: boolean;
  proposed_by: string;
  proposed_at: Generated<Date>;
  approved_by: string | null;
  approved_at: Date | null;
  rejected_by: string | null;
  rejected_at: Date | null;
}
export type PaymentRow = Selectable<PaymentInstructionColumns>;

declare module '#platform/database/database.ts' {
  interface Tables {
    payment_instruction: PaymentInstructionColumns;
  }
}
