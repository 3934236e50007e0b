import { sql } from 'kysely';
import type { RetentionRules } from '#platform/retention/rules.ts';

export const matchingRetention: RetentionRules = {
  erased: [
    {
      table: 'bank_statement_line',
      count: 'bankLines',
      // These lines name strangers; one that backs a payment goes after its quotation.
      expired: ({ oldest }) => sql`moved_on < ${oldest}::date and not exists (
        select from ledger_entry where bank_line_id = bank_statement_line.id)`,
    },
  ],
};
