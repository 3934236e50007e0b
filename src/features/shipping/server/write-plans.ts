import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { UnitPlan } from '../journey-plan.ts';

interface Writing {
  /** Null: nobody of staff. */
  by: string | null;
  key?: string | undefined;
  voyageId?: string | null;
  whoActs?: string;
}

/** Writes what was planned for each of these locked units; says which entries each of them got. */
export async function writePlans(
  tx: Tx,
  plans: readonly { unitId: string; plan: UnitPlan }[],
  { by, key, voyageId = null, whoActs }: Writing,
): Promise<Map<string, string[]>> {
  const dates = plans.flatMap(({ unitId, plan }) =>
    plan.dates.map((each) => ({ unitId, ...each })),
  );
  if (dates.length > 0) {
    await sql`
      update unit_stage s set estimated_on = planned."estimatedOn", reached_on = planned."reachedOn"
      from json_to_recordset(${JSON.stringify(dates)}::json)
        as planned ("unitId" uuid, stage text, "estimatedOn" date, "reachedOn" date)
      where s.unit_id = planned."unitId" and s.stage = planned.stage`.execute(tx);
  }
  const entries = plans.flatMap(({ unitId, plan }) =>
    plan.entries.map((each) => ({ unitId, ...each })),
  );
  const written = await sql<{ id: string; unitId: string }>`
    insert into unit_entry (unit_id, kind, stage, on_day, before_day, cause, who_acts, voyage_id, made_by, submission_key)
    select "unitId", kind, stage, "onDay", "beforeDay", cause, ${whoActs ?? null}::text,
      ${voyageId}::uuid, ${by}::uuid, ${key ?? null}::text
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as planned ("unitId" uuid, kind text, stage text, "onDay" date, "beforeDay" date, cause text)
    returning id, unit_id as "unitId"`.execute(tx);
  await sql`update unit set revision = revision + 1
    where id = any (${plans.map(({ unitId }) => unitId)}::uuid[])`.execute(tx);
  const entryIds = new Map<string, string[]>(plans.map(({ unitId }) => [unitId, []]));
  for (const { id, unitId } of written.rows) entryIds.get(unitId)?.push(id);
  return entryIds;
}
