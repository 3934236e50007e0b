import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { dayMs } from '#platform/time/durations.ts';
import '#features/handover/server/tables.ts';

/** In days: how long signed acts that were not accepted and unused links of drivers are kept. */
const handoverDays = 90;

export function expiredHandovers(now: Date) {
  const longAgo = new Date(now.getTime() - handoverDays * dayMs);
  return {
    signed_act: sql`outcome in ('refused', 'overtaken') and decided_at < ${longAgo}`,
    handover_link: sql`least(expires_at, revoked_at) < ${longAgo}
      and not exists (select from handover where link_id = handover_link.id)
      and not exists (select from signed_act where link_id = handover_link.id)`,
  };
}

export const photosOfAct = sql`select file from signed_act_photo where act_id = signed_act.id`;

export const photosOfOrder = sql`
  select file from signed_act_photo join signed_act on signed_act.id = act_id
    join unit on unit.id = signed_act.unit_id where unit.quote_id = quote.id`;

/** The driver's name is kept as long as the order's records; then the record stays without it. */
export async function forgetDrivers(db: Database, oldest: Date): Promise<void> {
  await sql`update handover_link set label = null
    where label is not null and expires_at < least(${oldest}, now())`.execute(db);
}
