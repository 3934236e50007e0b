import { sql } from 'kysely';
import { caseErrors } from '#features/requests/cases/errors.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Language, Text } from '#platform/text/language.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { dateErrors } from '../../errors.ts';
import { reachedIn } from '../../journey-plan.ts';
import { planUpdate, type ReachedByVoyage } from '../../voyage-plan.ts';
import type { CheckedVoyageUpdate, VoyageUpdated } from '../../voyage-schema.ts';
import type { LockedUnit } from '../lock-units.ts';
import { checkedOnTheWay, findStageErrors } from '../stage-rules.ts';
import type { PlannedUnit } from '../write-plans.ts';
import type { LockedVoyage } from './save-voyage.ts';

interface VoyageUpdateFacts {
  id: string;
  voyage: LockedVoyage;
  update: CheckedVoyageUpdate;
  /** The agent's own orders, whose units somebody else must change. */
  own: ReadonlySet<string>;
  language: Language;
}

interface VoyagePlan {
  plans: PlannedUnit[];
  refused: VoyageUpdated['refused'];
}

/** Plans each unit of a voyage, and names those that cannot be moved so, with every reason. */
export async function planUnits(
  tx: Tx,
  units: readonly LockedUnit[],
  { id, voyage, update, own, language }: VoyageUpdateFacts,
): Promise<VoyagePlan> {
  const today = sharedDay();
  const reached = await findReachedByEntry(tx, id, update);
  const plans: PlannedUnit[] = [];
  // A stage and the one after it may be refused for the same reason.
  const reasons = new Map<string, Set<string>>();
  const addReason = (unitId: string, { [language]: reason }: Text) =>
    reasons.set(unitId, new Set(reasons.get(unitId)).add(reason));
  for (const { id: unitId, quoteId, stages } of units) {
    const facts = { update, today, voyage, reached: reached.get(unitId) ?? [] };
    const plan = planUpdate(stages, facts);
    if (typeof plan === 'string') addReason(unitId, dateErrors[plan].message);
    else if (plan.entries.length > 0) plans.push({ unitId, plan });
    else continue;
    if (own.has(quoteId)) addReason(unitId, caseErrors.ownRecord.message);
  }
  const day = update.kind === 'departed' ? update.day : today;
  for (const stage of checkedOnTheWay) {
    const coming = plans.flatMap(({ unitId, plan }) => (reachedIn(plan, stage) ? unitId : []));
    for (const { unitId, reason } of await findStageErrors(tx, stage, coming, day)) {
      addReason(unitId, reason);
    }
  }
  const refused = units.flatMap(({ id: unitId, number }) => {
    const unitReasons = reasons.get(unitId);
    return unitReasons ? [{ id: unitId, number, reasons: [...unitReasons] }] : [];
  });
  return { plans: plans.filter(({ unitId }) => !reasons.has(unitId)), refused };
}

const takesBack: Partial<Record<CheckedVoyageUpdate['kind'], 'departed' | 'arrived'>> = {
  departure_taken_back: 'departed',
  arrival_taken_back: 'arrived',
};

/**
 * Finds, for each unit, the stages that it reached by the entry that is taken back, and that nobody
 * recorded since. Everything that one entry wrote has one moment: that of its transaction.
 */
async function findReachedByEntry(
  tx: Tx,
  id: string,
  { kind }: CheckedVoyageUpdate,
): Promise<Map<string, ReachedByVoyage[]>> {
  const entryKind = takesBack[kind];
  if (!entryKind) return new Map();
  const { rows } = await sql<{ unitId: string; reached: ReachedByVoyage[] }>`
    with entry as (
      select made_at from voyage_entry where voyage_id = ${id} and kind = ${entryKind} order by seq desc limit 1)
    select last.unit_id as "unitId",
      json_agg(json_build_object('stage', last.stage, 'shifts', last.shifts) order by last.seq) as reached
    from (
      select distinct on (e.unit_id, e.stage) e.*
      from unit_entry e join unit on unit.id = e.unit_id and unit.voyage_id = ${id}
      where e.kind = 'reached' order by e.unit_id, e.stage, e.seq desc
    ) last
    join entry on entry.made_at = last.made_at
    join unit_stage s on s.unit_id = last.unit_id and s.stage = last.stage and s.reached_on is not null
    where last.voyage_id = ${id}
    group by last.unit_id`.execute(tx);
  return new Map(rows.map(({ unitId, reached }) => [unitId, reached]));
}
