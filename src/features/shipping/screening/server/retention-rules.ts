import { sql } from 'kysely';
import type { RetentionRules } from '#platform/retention/rules.ts';

const screenedYears = 10;

export const screeningRetention: RetentionRules = {
  keeps: {
    // Records of screened names are kept ten years (90 FR 13286), even where RETENTION_YEARS says
    // less.
    quote({ now }) {
      const oldest = new Date(now);
      oldest.setUTCFullYear(oldest.getUTCFullYear() - screenedYears);
      return sql`exists (
        select from screening where screening.quote_id = quote.id and screening.made_at >= ${oldest})`;
    },
  },
};
