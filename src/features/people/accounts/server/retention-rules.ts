import { sql } from 'kysely';
import type { RetentionRules } from '#platform/retention/rules.ts';

/** Sessions, and what the embedded provider remembers of a sign-in. */
export const accountRetention: RetentionRules = {
  erased: [
    { table: 'session', count: 'sessions', expired: ({ now }) => sql`expires_at < ${now}` },
    { table: 'idp_record', count: 'signIns', expired: ({ now }) => sql`expires_at < ${now}` },
  ],
};
