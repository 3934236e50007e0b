import { sql } from 'kysely';
import type { RetentionRules } from '#platform/retention/rules.ts';

/** Scans go with their order, and their files too. */
export const exportFileRetention: RetentionRules = {
  files: {
    quote: sql`select file from export_scan
      join unit on unit.id = export_scan.unit_id where unit.quote_id = quote.id`,
  },
  rowsWithFile: (file) => sql`select from export_scan where file = ${file}`,
};
