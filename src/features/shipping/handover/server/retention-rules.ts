import { sql } from 'kysely';
import type { RetentionRules, RetentionTime } from '#platform/retention/rules.ts';
import { dayMs } from '#platform/time/durations.ts';

/** In days: how long signed acts that were not accepted and unused links of drivers are kept. */
const unusedDays = 90;
const longAgo = ({ now }: RetentionTime) => new Date(now.getTime() - unusedDays * dayMs);

export const handoverRetention: RetentionRules = {
  // The driver's name is kept as long as the order's records; then the record stays without it.
  async blank(db, { oldest }) {
    await sql`update handover_link set label = null
      where label is not null and expires_at < least(${oldest}, now())`.execute(db);
  },
  erased: [
    {
      table: 'signed_act',
      count: 'acts',
      expired: (time) => sql`outcome in ('refused', 'overtaken') and decided_at < ${longAgo(time)}`,
    },
    {
      table: 'handover_link',
      count: 'handoverLinks',
      // The label names a driver.
      expired: (time) => sql`least(expires_at, revoked_at) < ${longAgo(time)}
        and not exists (select from handover where link_id = handover_link.id)
        and not exists (select from signed_act where link_id = handover_link.id)`,
    },
  ],
  files: {
    quote: sql`select file from signed_act_photo join signed_act on signed_act.id = act_id
      join unit on unit.id = signed_act.unit_id where unit.quote_id = quote.id`,
    signed_act: sql`select file from signed_act_photo where act_id = signed_act.id`,
  },
  rowsWithFile: (file) => sql`select from signed_act_photo where file = ${file}`,
};
