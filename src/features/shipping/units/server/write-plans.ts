import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { inSteps } from '#platform/database/in-steps.ts';
import type { DayShifts, UnitPlan } from '../journey-plan.ts';
import type { Stage, UnitEntryKind } from '../stages.ts';
import { stageRules } from './stage-rules.ts';

/** By these a unit comes to a stage, or back from it. */
const movingKinds: readonly UnitEntryKind[] = ['reached', 'taken_back'];

export interface PlannedUnit {
  unitId: string;
  plan: UnitPlan;
}

interface EntryFacts {
  /** Null where nobody of staff recorded it. */
  by: string | null;
  key?: string | undefined;
  voyageId?: string | null;
  whoActs?: string;
}

export async function writePlans(
  tx: Tx,
  plans: readonly PlannedUnit[],
  facts: EntryFacts,
): Promise<Map<string, string[]>> {
  const entryIds = new Map<string, string[]>(plans.map(({ unitId }) => [unitId, []]));
  await inSteps(plans, async (some) => {
    for (const { id, unitId } of await writeSome(tx, some, facts)) entryIds.get(unitId)?.push(id);
  });
  const moves = plans.flatMap(({ unitId, plan }) =>
    plan.entries.flatMap(({ kind, stage }) =>
      stage && movingKinds.includes(kind) ? [{ unitId, stage }] : [],
    ),
  );
  if (moves.length > 0) await stageRules.get().moved(tx, moves);
  return entryIds;
}

/** Returns the entries that it made. */
async function writeSome(
  tx: Tx,
  plans: readonly PlannedUnit[],
  { by, key, voyageId = null, whoActs }: EntryFacts,
): Promise<{ id: string; unitId: string }[]> {
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
  const { rows } = await sql<{ id: string; unitId: string }>`
    insert into unit_entry (unit_id, kind, stage, on_day, before_day, cause, shifts, who_acts, voyage_id,
      made_by, submission_key)
    select "unitId", kind, stage, "onDay", "beforeDay", cause, shifts, ${whoActs ?? null}::text,
      ${voyageId}::uuid, ${by}::uuid, ${key ?? null}::text
    from json_to_recordset(${JSON.stringify(entries)}::json) as planned ("unitId" uuid, kind text,
      stage text, "onDay" date, "beforeDay" date, cause text, shifts jsonb)
    returning id, unit_id as "unitId"`.execute(tx);
  await sql`update unit set revision = revision + 1
    where id = any (${plans.map(({ unitId }) => unitId)}::uuid[])`.execute(tx);
  return rows;
}

/** Reads the shifts of the entry by which a unit reached a stage; null where none were recorded. */
export async function shiftsOf(tx: Tx, unitId: string, stage: Stage): Promise<DayShifts | null> {
  const { rows } = await sql<{ shifts: DayShifts | null }>`
    select shifts from unit_entry
    where unit_id = ${unitId} and kind = 'reached' and stage = ${stage}
    order by seq desc limit 1`.execute(tx);
  return rows[0]?.shifts ?? null;
}
