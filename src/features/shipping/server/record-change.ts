import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { dateErrors, shippingErrors } from '../errors.ts';
import {
  type DateProblem,
  planExpected,
  planReached,
  planTakenBack,
  type UnitPlan,
} from '../journey-plan.ts';
import type { CheckedUnitChange } from '../staff-schema.ts';
import { type LockedUnit, lockUnitForStaff } from './lock-units.ts';
import { refuseStage } from './stage-checks.ts';
import { tellPeople } from './tell-people.ts';
import { writePlans } from './write-plans.ts';

interface Recording {
  id: string;
  change: CheckedUnitChange;
  key: string | undefined;
}

/**
 * Records what an agent says of a unit, once for each key. Throws AppError: not found, the agent's own,
 * a date that cannot be, held already or not, not to be shipped yet, a key that recorded something else.
 */
export async function recordChange(
  services: Services,
  agent: CurrentUser,
  { id, change, key }: Recording,
): Promise<void> {
  await retried(services.db, async (tx) => {
    const unit = await lockUnitForStaff(tx, agent, id);
    if (await isRecorded(tx, agent, { id, change, key })) return;
    refuseWithoutReason(change);
    // What was handed over was handed over: only what comes before is refused.
    if (change.kind === 'reached' && change.stage === 'ready')
      await refuseIfEarly(tx, unit, 'ready');
    await recordInTx(tx, unit, { change, by: agent.id, key });
    await writeAudit(tx, {
      actor: agent,
      action: `unit.${change.kind}`,
      subject: { kind: 'unit', id, name: unit.number },
      details: 'stage' in change ? { stage: change.stage } : {},
    });
  });
  services.wakeWorker();
}

/** What was handed over is recorded by the code of whoever received it (`handover`), or with a reason. */
function refuseWithoutReason(change: CheckedUnitChange): void {
  const delivered = change.kind === 'reached' && change.stage === 'delivered';
  if (delivered && !change.cause) throw new AppError(shippingErrors.reasonNeeded);
}

/** In a transaction that has locked the unit; `by`: null where it is nobody of staff. */
export async function recordInTx(
  tx: Tx,
  unit: LockedUnit,
  { change, by, key }: { change: CheckedUnitChange; by: string | null; key: string | undefined },
): Promise<void> {
  const plan = planOf(unit, change);
  if (typeof plan === 'string') throw dateError(plan);
  if (plan.entries.length === 0) return;
  const leaves = plan.entries.find(({ kind, stage }) => kind === 'reached' && stage === 'shipped');
  if (leaves) await refuseIfEarly(tx, unit, 'shipped', leaves.onDay ?? undefined);
  if (change.kind === 'held') await hold(tx, unit, change);
  if (change.kind === 'released') await release(tx, unit);
  const whoActs = change.kind === 'held' ? { whoActs: change.whoActs } : {};
  const entries = await writePlans(tx, [{ unitId: unit.id, plan }], { by, key, ...whoActs });
  await tellPeople(tx, entries);
}

function planOf(unit: LockedUnit, change: CheckedUnitChange): UnitPlan | DateProblem {
  switch (change.kind) {
    case 'reached': {
      const { stage, day: on, earlierToo } = change;
      const today = dayInHavana(new Date());
      return planReached(unit.stages, {
        stage,
        on,
        today,
        earlierToo,
        cause: change.cause || null,
      });
    }
    case 'taken_back':
      return planTakenBack(unit.stages, change);
    case 'expected':
      return planExpected(unit.stages, {
        days: [{ stage: change.stage, on: change.day }],
        cause: change.cause,
      });
    default: {
      const { kind, cause } = change;
      const nothing = { stage: null, onDay: null, beforeDay: null };
      return { dates: [], entries: [{ kind, cause: cause || null, ...nothing }] };
    }
  }
}

function dateError(problem: DateProblem): AppError {
  return new AppError(dateErrors[problem]);
}

const earlyErrors = { shipped: shippingErrors.mayNotShip, ready: shippingErrors.customsGoOn };

async function refuseIfEarly(
  tx: Tx,
  unit: LockedUnit,
  stage: keyof typeof earlyErrors,
  day?: string,
): Promise<void> {
  const refusals = await refuseStage(tx, stage, [unit.id], day);
  if (refusals.length === 0) return;
  const reasons = refusals.map(({ reason }) => reason);
  const { message, ...kind } = earlyErrors[stage];
  const said = (language: Language) =>
    [message[language], ...reasons.map((reason) => reason[language])].join(' ');
  throw new AppError(
    { ...kind, message: { es: said('es'), en: said('en') } },
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

/** Whether this key has recorded this very thing. Throws AppError: it has recorded something else. */
async function isRecorded(
  tx: Tx,
  agent: CurrentUser,
  { id, change, key }: Recording,
): Promise<boolean> {
  if (!key) return false;
  const { rows } = await sql<{ same: boolean }>`
    select made_by = ${agent.id} and kind = ${change.kind}
      and stage is not distinct from ${'stage' in change ? change.stage : null}::text
      and cause is not distinct from ${change.cause || null}::text as same
    from unit_entry where unit_id = ${id} and submission_key = ${key}
    order by seq desc limit 1`.execute(tx);
  const [earlier] = rows;
  if (!earlier) return false;
  if (!earlier.same) throw new AppError(shippingErrors.keyReused);
  return true;
}
