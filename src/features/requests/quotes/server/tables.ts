import type { ColumnType, Generated, Selectable } from 'kysely';
import type { CaseColumns } from '#features/requests/cases/server/tables.ts';
import type { QuoteStatus, StatusOfFacts } from '../statuses.ts';

export interface QuoteColumns extends CaseColumns<QuoteStatus> {
  reference: string;
  customer_name: string;
  /** Null where staff typed it for a phone; the e-mail comes later. */
  customer_email: string | null;
  customer_phone: string | null;
  customer_whatsapp: string | null;
  province: string;
  currency: Generated<'USD'>;
  subtotal_cents: ColumnType<string, number, number>;
  total_cents: ColumnType<string, number, number>;
  notes: string | null;
  recipient_name: string | null;
  recipient_phone: string | null;
  recipient_province: string | null;
  recipient_address: string | null;
  confirmed_by_mail: Generated<boolean>;
  /** Who of staff typed it for somebody who calls; null where its customer made it. */
  typed_by: ColumnType<string | null, string | undefined, never>;
  /** What its facts said last: `followFacts` alone writes it. */
  facts_status: Generated<StatusOfFacts>;
  revision: Generated<number>;
}
export type QuoteRow = Selectable<QuoteColumns>;

declare module '#features/requests/cases/server/tables.ts' {
  interface EventColumns {
    quote_id: string | null;
  }
}

declare module '#platform/database/database.ts' {
  interface Tables {
    quote: QuoteColumns;
    quote_ending: { quote_id: string; event_id: string };
    quote_line: {
      quote_id: string;
      position: number;
      product_id: string | null;
      product_name: string;
      quantity: number;
      unit_price_cents: ColumnType<string | null, number | null, never>;
    };
    customer_merge: {
      id: Generated<string>;
      person_id: string | null;
      quote_id: string | null;
      other_person_id: string | null;
      other_quote_id: string | null;
      merged_by: string;
      merged_at: Generated<Date>;
      undone_by: string | null;
      undone_at: Date | null;
    };
    verification_code: {
      code: string;
      quote_id: string;
      issued_by: string | null;
      issued_at: Generated<Date>;
    };
  }
}
