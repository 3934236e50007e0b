import type { ColumnType, Generated } from 'kysely';
import type { QueueColumns } from '#features/cases/server/queue.ts';
import type { Language } from '#platform/text/language.ts';
import type { QuoteStatus } from '../statuses.ts';

declare module '#platform/database/database.ts' {
  interface Tables {
    quote: QueueColumns & {
      id: Generated<string>;
      seq: Generated<string>;
      reference: string;
      person_id: string | null;
      customer_name: string;
      customer_email: string;
      customer_phone: string | null;
      customer_whatsapp: string | null;
      province: string;
      language: Language;
      currency: Generated<'USD'>;
      subtotal_cents: ColumnType<string, number, number>;
      total_cents: ColumnType<string, number, number>;
      notes: string | null;
      status: Generated<QuoteStatus>;
      submission_key: string | null;
      submission_hash: string | null;
      created_at: Generated<Date>;
      /** When its account was deleted: from then on it is administrador's alone. */
      detached_at: Date | null;
    };
    quote_line: {
      quote_id: string;
      position: number;
      product_id: string | null;
      product_name: string;
      quantity: number;
      unit_price_cents: ColumnType<string | null, number | null, never>;
    };
    verification_code: {
      code: string;
      quote_id: string;
      issued_by: string | null;
      issued_at: Generated<Date>;
    };
  }
}
