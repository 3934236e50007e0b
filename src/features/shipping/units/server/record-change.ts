import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Language } from '#platform/text/language.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { dateErrors, shippingErrors } from '../errors.ts';
import {
  type DateProblem,
  planExpectedDays,
  planReached,
  planTakenBack,
  reachedIn,
  type UnitPlan,
} from '../journey-plan.ts';
import type { CheckedUnitChange } from '../staff-schema.ts';
import { auditUnit } from './audit-unit.ts';
import { type LockedUnit, lockUnitForStaff } from './lock-units.ts';
import { queueUnitNews } from './queue-unit-news.ts';
import { type CheckedStage, checkedOnTheWay, findStageErrors } from './stage-rules.ts';
import { shiftsOf, writePlans } from './write-plans.ts';

interface SubmittedChange {
  id: string;
  change: CheckedUnitChange;
  key: string | undefined;
}

/**
 * Records an agent's change of a unit, once for each key. Throws AppError: not found, the agent's
 * own order, an impossible date, held already or not held, an error of a stage check, a key that
 * recorded something else.
 */
export const recordChange: WriteOf<typeof staffApi.recordUnitChange> = async (
  { params: { id }, body: change, key, caller: { person: agent } },
  services,
) => {
  await inTransaction(services.db, async (tx) => {
    const unit = await lockUnitForStaff(tx, agent, id);
    if (await wasDoneBefore(tx, agent, { id, change, key })) return;
    // Only `handover` brings a unit there: the constraint `delivered_by_handover`.
    if (change.kind === 'reached' && change.stage === 'delivered')
      throw new AppError(shippingErrors.handoverNeeded);
    if (change.kind === 'reached' && change.stage === 'ready') await checkStage(tx, unit, 'ready');
    await recordInTx(tx, unit, { change, by: agent.id, key });
    const details = 'stage' in change ? { stage: change.stage } : {};
    await auditUnit(tx, agent, `unit.${change.kind}`, unit, details);
  });
  services.wakeWorker();
};

/**
 * Records a change in a transaction that has locked the unit; `by` is null where nobody of staff
 * did it.
 */
export async function recordInTx(
  tx: Tx,
  unit: LockedUnit,
  { change, by, key }: { change: CheckedUnitChange; by: string | null; key: string | undefined },
): Promise<void> {
  const plan = await planChange(tx, unit, change);
  if (typeof plan === 'string') throw new AppError(dateErrors[plan]);
  if (plan.entries.length === 0) return;
  for (const stage of checkedOnTheWay) {
    const reached = reachedIn(plan, stage);
    if (reached) await checkStage(tx, unit, stage, reached.onDay ?? undefined);
  }
  if (change.kind === 'held') await hold(tx, unit, change);
  if (change.kind === 'released') await release(tx, unit);
  const delivered = change.kind === 'reached' && change.stage === 'delivered';
  if (delivered && unit.held) await release(tx, unit);
  const whoActs = change.kind === 'held' ? { whoActs: change.whoActs } : {};
  const entries = await writePlans(tx, [{ unitId: unit.id, plan }], { by, key, ...whoActs });
  await queueUnitNews(tx, entries);
}

async function planChange(
  tx: Tx,
  unit: LockedUnit,
  change: CheckedUnitChange,
): Promise<UnitPlan | DateProblem> {
  const cause = change.cause || null;
  switch (change.kind) {
    case 'reached':
      return planReached(unit.stages, {
        stage: change.stage,
        on: change.day,
        today: sharedDay(),
        earlierToo: change.earlierToo,
        cause,
        onVoyage: unit.voyageId !== null,
      });
    case 'taken_back': {
      const shifts = await shiftsOf(tx, unit.id, change.stage);
      return planTakenBack(unit.stages, { ...change, shifts });
    }
    case 'expected':
      return planExpectedDays(unit.stages, {
        days: [{ stage: change.stage, on: change.day }],
        cause,
      });
    default: {
      const entry = { kind: change.kind, stage: null, onDay: null, beforeDay: null, cause };
      return { dates: [], entries: [entry] };
    }
  }
}

const stageErrors = {
  bought: shippingErrors.mayNotBuy,
  shipped: shippingErrors.mayNotShip,
  ready: shippingErrors.customsGoOn,
} satisfies Record<CheckedStage, object>;

/** Throws AppError with every reason why the unit may not come to this stage yet. */
async function checkStage(
  tx: Tx,
  unit: LockedUnit,
  stage: CheckedStage,
  day?: string,
): Promise<void> {
  const errors = await findStageErrors(tx, stage, [unit.id], day);
  if (errors.length === 0) return;
  const reasons = errors.map(({ reason }) => reason);
  const { message, ...kind } = stageErrors[stage];
  const withReasons = (language: Language) =>
    [message[language], ...reasons.map((reason) => reason[language])].join(' ');
  throw new AppError(
    { ...kind, message: { es: withReasons('es'), en: withReasons('en') } },
    { details: { reasons } },
  );
}

async function hold(
  tx: Tx,
  unit: LockedUnit,
  { cause, whoActs }: CheckedUnitChange & { kind: 'held' },
): Promise<void> {
  if (unit.held) throw new AppError(shippingErrors.heldAlready);
  await tx.insertInto('unit_hold').values({ unit_id: unit.id, cause, who_acts: whoActs }).execute();
}

async function release(tx: Tx, unit: LockedUnit): Promise<void> {
  if (!unit.held) throw new AppError(shippingErrors.notHeld);
  await tx.deleteFrom('unit_hold').where('unit_id', '=', unit.id).execute();
}

/**
 * True where this key has recorded this very change. Throws AppError: it has recorded something
 * else.
 */
async function wasDoneBefore(
  tx: Tx,
  agent: CurrentUser,
  { id, change, key }: SubmittedChange,
): Promise<boolean> {
  if (!key) return false;
  const { rows } = await sql<ChangeFacts>`
    select made_by as by, kind, stage, on_day::text as day, cause, who_acts as "whoActs"
    from unit_entry where unit_id = ${id} and submission_key = ${key}
    order by seq desc limit 1`.execute(tx);
  const [earlier] = rows;
  if (!earlier) return false;
  const now: ChangeFacts = {
    by: agent.id,
    kind: change.kind,
    stage: 'stage' in change ? change.stage : null,
    // What takes a stage back names no day: the entry alone has it.
    day: 'day' in change ? change.day : earlier.day,
    cause: change.cause || null,
    whoActs: 'whoActs' in change ? change.whoActs : null,
  };
  requireSameContent(earlier, now, caseErrors.entryKeyReused);
  return true;
}

interface ChangeFacts {
  by: string | null;
  kind: string;
  stage: string | null;
  day: string | null;
  cause: string | null;
  whoActs: string | null;
}
