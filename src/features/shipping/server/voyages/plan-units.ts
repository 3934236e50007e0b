import { sql } from 'kysely';
import { caseErrors } from '#features/cases/errors.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Language } from '#platform/text/language.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { dateErrors } from '../../errors.ts';
import type { UnitPlan } from '../../journey-plan.ts';
import type { Stage } from '../../stages.ts';
import { planUpdate } from '../../voyage-plan.ts';
import type { CheckedVoyageUpdate, VoyageUpdated } from '../../voyage-schema.ts';
import type { LockedUnit } from '../lock-units.ts';
import { refuseStage } from '../stage-checks.ts';
import type { LockedVoyage } from './save-voyage.ts';

interface Planning {
  id: string;
  voyage: LockedVoyage;
  update: CheckedVoyageUpdate;
  /** Orders that are the agent's own: nobody decides those alone. */
  own: ReadonlySet<string>;
  /** The agent's. */
  language: Language;
}

interface Planned {
  plans: { unitId: string; plan: UnitPlan }[];
  refused: VoyageUpdated['refused'];
}

/** What becomes of each unit, and which may not be moved so, each with why. */
export async function planUnits(
  tx: Tx,
  units: readonly LockedUnit[],
  { id, voyage, update, own, language }: Planning,
): Promise<Planned> {
  const today = dayInHavana(new Date());
  const reached = await reachedByEntry(tx, id, update);
  const plans: Planned['plans'] = [];
  const reasons = new Map<string, string[]>();
  const refuse = (unitId: string, why: string) =>
    reasons.set(unitId, [...(reasons.get(unitId) ?? []), why]);
  for (const { id: unitId, quoteId, stages } of units) {
    const facts = { update, today, voyage, reached: reached.get(unitId) ?? [] };
    const plan = planUpdate(stages, facts);
    if (typeof plan === 'string') refuse(unitId, dateErrors[plan].message[language]);
    else if (plan.entries.length > 0) plans.push({ unitId, plan });
    else continue;
    if (own.has(quoteId)) refuse(unitId, caseErrors.ownRecord.message[language]);
  }
  const leaving = plans.filter(({ plan }) => plan.entries.some(isShipped));
  const day = update.kind === 'departed' ? update.day : today;
  const refusals = await refuseStage(
    tx,
    'shipped',
    leaving.map(({ unitId }) => unitId),
    day,
  );
  for (const { unitId, reason } of refusals) refuse(unitId, reason[language]);
  const refused = units.flatMap(({ id: unitId, number }) => {
    const why = reasons.get(unitId);
    return why ? [{ id: unitId, number, reasons: why }] : [];
  });
  return { plans: plans.filter(({ unitId }) => !reasons.has(unitId)), refused };
}

const isShipped = ({ kind, stage }: UnitPlan['entries'][number]) =>
  kind === 'reached' && stage === 'shipped';

const takesBack: Partial<Record<CheckedVoyageUpdate['kind'], 'departed' | 'arrived'>> = {
  departure_taken_back: 'departed',
  arrival_taken_back: 'arrived',
};

/** Of each unit the stages that the entry which is taken back has reached, and nobody since; all were written at once. */
async function reachedByEntry(
  tx: Tx,
  id: string,
  { kind }: CheckedVoyageUpdate,
): Promise<Map<string, Stage[]>> {
  const entry = takesBack[kind];
  if (!entry) return new Map();
  const { rows } = await sql<{ unitId: string; stages: Stage[] }>`
    with entry as (
      select made_at from voyage_entry where voyage_id = ${id} and kind = ${entry} order by seq desc limit 1)
    select last.unit_id as "unitId", array_agg(last.stage order by last.seq) as stages
    from (
      select distinct on (e.unit_id, e.stage) e.unit_id, e.stage, e.seq, e.voyage_id, e.made_at
      from unit_entry e join unit on unit.id = e.unit_id and unit.voyage_id = ${id}
      where e.kind = 'reached' order by e.unit_id, e.stage, e.seq desc
    ) last
    join entry on entry.made_at = last.made_at
    join unit_stage s on s.unit_id = last.unit_id and s.stage = last.stage and s.reached_on is not null
    where last.voyage_id = ${id}
    group by last.unit_id`.execute(tx);
  return new Map(rows.map(({ unitId, stages }) => [unitId, stages]));
}
