import { sql } from 'kysely';
import { nextVersion } from '#platform/database/versions.ts';
import type { RetentionRules } from '#platform/retention/rules.ts';
import { dayMs } from '#platform/time/durations.ts';

/** So that a saving is news, and its day needs no year. */
const savingDays = 180;

/** A price that fell so long ago is simply the price. */
export const catalogueRetention: RetentionRules = {
  async blank(db, { now }) {
    await sql`update product set former_price_cents = null, updated_at = ${nextVersion}
      where former_price_since < ${new Date(now.getTime() - savingDays * dayMs)}`.execute(db);
  },
};
