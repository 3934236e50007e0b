import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { HandoverUnit } from './record-handover.ts';

/** The last stage of a unit, reached on the day it happened. */
export async function recordDelivered(
  tx: Tx,
  { id }: Pick<HandoverUnit, 'id'>,
  day: string,
  madeBy: string | null,
): Promise<void> {
  await sql`update unit_stage set reached_on = ${day}::date
    where unit_id = ${id} and stage = 'delivered'`.execute(tx);
  await sql`delete from unit_hold where unit_id = ${id}`.execute(tx);
  await sql`insert into unit_entry (unit_id, kind, stage, on_day, made_by)
    values (${id}, 'reached', 'delivered', ${day}::date, ${madeBy}::uuid)`.execute(tx);
}
