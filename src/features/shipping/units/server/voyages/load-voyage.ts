import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { staffApi } from '#staff-api.ts';
import { shippingErrors } from '../../errors.ts';
import type { UnitPlan } from '../../journey-plan.ts';
import { planSailing } from '../../voyage-plan.ts';
import { type LockedUnit, lockOrders, lockUnits } from '../lock-units.ts';
import { queueUnitNews } from '../queue-unit-news.ts';
import { isUnderWay } from '../read-journey.ts';
import { writePlans } from '../write-plans.ts';
import { auditVoyage, type LockedVoyage, lockVoyage } from './save-voyage.ts';

const maxNamed = 10;

/**
 * Puts units on a voyage, all or none; they are expected when their ship is. Throws AppError: not
 * found, the agent's own order, the voyage has departed, a unit is on another one, shipped, or
 * comes too late for it.
 */
export async function loadVoyage(
  services: Services,
  agent: CurrentUser,
  id: string,
  unitIds: readonly string[],
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const own = await lockOrders(tx, agent, sql`unit.id = any (${unitIds}::uuid[])`);
    const voyage = await lockVoyage(tx, id);
    if (voyage.departedOn) throw new AppError(shippingErrors.voyageStands);
    const units = await lockUnits(tx, sql`unit.id = any (${unitIds}::uuid[]) and ${isUnderWay}`);
    if (units.length < new Set(unitIds).size) throw new AppError(shippingErrors.unitNotFound);
    const loading = units.filter(({ voyageId }) => voyageId !== id);
    if (loading.length === 0) return;
    refuseOwn(loading, own);
    const plans = planLoads(loading, voyage);
    await sql`update unit set voyage_id = ${id}
      where id = any (${plans.map(({ unitId }) => unitId)}::uuid[])`.execute(tx);
    const entries = await writePlans(tx, plans, { by: agent.id, voyageId: id });
    await addRevision(tx, id);
    const details = { units: loading.map(({ number }) => number) };
    await auditVoyage(tx, agent, 'voyage.load', id, voyage, details);
    await queueUnitNews(tx, entries);
  });
  services.wakeWorker();
}

function planLoads(units: readonly LockedUnit[], voyage: LockedVoyage) {
  const notLoadable: string[] = [];
  const plans = units.flatMap((unit) => {
    const plan = planLoad(unit, voyage);
    if (!plan) notLoadable.push(unit.number);
    return plan ? { unitId: unit.id, plan } : [];
  });
  if (notLoadable.length > 0) throw notLoadableError(notLoadable);
  return plans;
}

function notLoadableError(numbers: readonly string[]): AppError {
  const { message, ...kind } = shippingErrors.notLoadable;
  const named = numbers.slice(0, maxNamed).join(', ') + (numbers.length > maxNamed ? '…' : '.');
  return new AppError({
    ...kind,
    message: { es: `${message.es} ${named}`, en: `${message.en} ${named}` },
  });
}

/** Undefined where the unit cannot go on this voyage. */
function planLoad(unit: LockedUnit, voyage: LockedVoyage): UnitPlan | undefined {
  const shipped = unit.stages.some(({ stage, reachedOn }) => stage === 'shipped' && reachedOn);
  const plan = planSailing(unit.stages, { ...voyage, cause: null });
  if (unit.voyageId || shipped || typeof plan === 'string') return undefined;
  const before = unit.stages.find(({ stage }) => stage === 'in_mariel')?.estimatedOn ?? null;
  const entry = { onDay: voyage.arrivesOn, beforeDay: before, cause: null };
  return { dates: plan.dates, entries: [{ kind: 'loaded', stage: 'in_mariel', ...entry }] };
}

/** Throws AppError: not found, the agent's own order, the voyage has departed. */
export const unloadVoyage: WriteOf<typeof staffApi.unloadVoyage> = async (
  { params: { id, unit: unitId }, caller: { person: agent } },
  services,
) => {
  await inTransaction(services.db, async (tx) => {
    const own = await lockOrders(tx, agent, sql`unit.id = ${unitId}`);
    const voyage = await lockVoyage(tx, id);
    const [unit] = await lockUnits(tx, sql`unit.id = ${unitId} and unit.voyage_id = ${id}`);
    if (!unit) return;
    if (voyage.departedOn) throw new AppError(shippingErrors.voyageStands);
    refuseOwn([unit], own);
    await tx.updateTable('unit').set({ voyage_id: null }).where('id', '=', unitId).execute();
    const entry = { stage: null, onDay: null, beforeDay: null, cause: null };
    const plan: UnitPlan = { dates: [], entries: [{ kind: 'unloaded', ...entry }] };
    const entries = await writePlans(tx, [{ unitId, plan }], { by: agent.id, voyageId: id });
    await addRevision(tx, id);
    await auditVoyage(tx, agent, 'voyage.unload', id, voyage, { units: [unit.number] });
    await queueUnitNews(tx, entries);
  });
  services.wakeWorker();
};

function refuseOwn(units: readonly LockedUnit[], own: ReadonlySet<string>): void {
  const mine = units.find(({ quoteId }) => own.has(quoteId));
  if (mine) throw new AppError(caseErrors.ownRecord, { details: { unit: mine.number } });
}

/**
 * Adds a revision, so that whoever looked at a preview learns that the voyage carries other units
 * now.
 */
async function addRevision(tx: Tx, id: string): Promise<void> {
  await sql`update voyage set revision = revision + 1 where id = ${id}`.execute(tx);
}
