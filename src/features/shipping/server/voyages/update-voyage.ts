import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { dateErrors, shippingErrors } from '../../errors.ts';
import type { UnitPlan } from '../../journey-plan.ts';
import { planUpdate } from '../../voyage-plan.ts';
import type { CheckedVoyageUpdate, VoyageUpdated } from '../../voyage-schema.ts';
import { refuseShipping } from '../may-ship.ts';
import { isUnderWay } from '../read-journey.ts';
import { tellPeople } from '../tell-people.ts';
import { type LockedUnit, lockUnits, writePlans } from '../unit-plans.ts';
import { lockOrders } from './load-voyage.ts';
import { audited, type LockedVoyage, lockVoyage } from './save-voyage.ts';

interface Updating {
  id: string;
  update: CheckedVoyageUpdate;
  key: string | undefined;
  dryRun: boolean;
  /** The agent's. */
  language: Language;
}

type Outcome = Pick<VoyageUpdated, 'moves' | 'refused'>;

/**
 * One entry for a voyage: moves exactly the units that are on it and tells their people, once for each key;
 * a dry run only says which. Throws AppError: not found, changed meanwhile, dates that cannot be, units that
 * stand in its way.
 */
export async function updateVoyage(
  services: Services,
  agent: CurrentUser,
  updating: Updating,
): Promise<Outcome> {
  const { id, update, key, dryRun, language } = updating;
  const outcome = await retried(services.db, async (tx) => {
    await lockOrders(tx, sql`unit.voyage_id = ${id}`);
    const voyage = await lockVoyage(tx, id);
    if (key && (await isUpdated(tx, agent, { id, update, key }))) return { moves: [], refused: [] };
    refuseUpdate(voyage, update);
    const units = await lockUnits(tx, sql`unit.voyage_id = ${id} and ${isUnderWay}`);
    const { plans, refused } = await planUnits(tx, units, update, language);
    const moving = new Set(plans.map(({ unitId }) => unitId));
    const moves = units.filter((unit) => moving.has(unit.id));
    const result = { refused, moves: moves.map(({ id, number, name }) => ({ id, number, name })) };
    if (dryRun) return result;
    if (refused.length > 0)
      throw new AppError(shippingErrors.voyageRefused, { details: { refused } });
    await writeUpdate(tx, agent, updating, plans.length);
    const entries = await writePlans(tx, plans, { by: agent.id, key, voyageId: id });
    const details = { units: plans.length };
    await writeAudit(tx, audited(agent, `voyage.${update.kind}`, id, voyage, details));
    for (const [unitId, entryIds] of entries) await tellPeople(tx, services, { unitId, entryIds });
    return result;
  });
  services.wakeWorker();
  return outcome;
}

function refuseUpdate(voyage: LockedVoyage, update: CheckedVoyageUpdate): void {
  const { departedOn, arrivedOn } = voyage;
  if (voyage.revision !== update.expected) throw new AppError(shippingErrors.voyageChanged);
  if (update.kind === 'note') return;
  const over = { departed: departedOn, arrived: arrivedOn ?? !departedOn, expected: arrivedOn };
  if (over[update.kind]) throw new AppError(shippingErrors.voyageStands);
  if (update.kind === 'expected') {
    if (update.arrivesOn < update.departsOn) throw new AppError(shippingErrors.voyageDates);
    return;
  }
  if (update.day > dayInHavana(new Date())) throw new AppError(dateErrors.future);
  if (departedOn && update.day < departedOn) throw new AppError(shippingErrors.voyageDates);
}

/** What becomes of each unit, and which may not be moved so. */
async function planUnits(
  tx: Tx,
  units: readonly LockedUnit[],
  update: CheckedVoyageUpdate,
  language: Language,
) {
  const today = dayInHavana(new Date());
  const plans: { unitId: string; plan: UnitPlan }[] = [];
  const reasons = new Map<string, string[]>();
  for (const { id, stages } of units) {
    const plan = planUpdate(stages, update, today);
    if (typeof plan === 'string') reasons.set(id, [dateErrors[plan].message[language]]);
    else if (plan.entries.length > 0) plans.push({ unitId: id, plan });
  }
  const leaving = plans.filter(({ plan }) => plan.entries.some(isShipped));
  const refusals = await refuseShipping(
    tx,
    leaving.map(({ unitId }) => unitId),
    update.kind === 'departed' ? update.day : today,
  );
  for (const { unitId, reason } of refusals) {
    reasons.set(unitId, [...(reasons.get(unitId) ?? []), reason[language]]);
  }
  const refused = units.flatMap(({ id, number }) => {
    const why = reasons.get(id);
    return why ? [{ id, number, reasons: why }] : [];
  });
  return { plans: plans.filter(({ unitId }) => !reasons.has(unitId)), refused };
}

const isShipped = ({ kind, stage }: UnitPlan['entries'][number]) =>
  kind === 'reached' && stage === 'shipped';

async function writeUpdate(
  tx: Tx,
  agent: CurrentUser,
  { id, update, key }: Updating,
  units: number,
): Promise<void> {
  const set = {
    departed: 'day' in update ? { departed_on: update.day } : {},
    arrived: 'day' in update ? { arrived_on: update.day } : {},
    expected:
      'arrivesOn' in update ? { departs_on: update.departsOn, arrives_on: update.arrivesOn } : {},
    note: {},
  }[update.kind];
  await tx
    .updateTable('voyage')
    .set({ ...set, revision: update.expected + 1 })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('voyage_entry')
    .values({
      voyage_id: id,
      kind: update.kind,
      ...facts(update),
      units,
      made_by: agent.id,
      submission_key: key ?? null,
    })
    .execute();
}

/** As the entry has them. */
function facts(update: CheckedVoyageUpdate) {
  return {
    on_day: 'day' in update ? update.day : 'departsOn' in update ? update.departsOn : null,
    arrives_on: 'arrivesOn' in update ? update.arrivesOn : null,
    cause: 'cause' in update ? update.cause : null,
  };
}

/** Whether this key has made this very update. Throws AppError: it has made another one. */
async function isUpdated(
  tx: Tx,
  agent: CurrentUser,
  { id, update, key }: Pick<Updating, 'id' | 'update' | 'key'>,
): Promise<boolean> {
  const { on_day, cause } = facts(update);
  const { rows } = await sql<{ same: boolean }>`
    select made_by = ${agent.id} and kind = ${update.kind} and on_day is not distinct from ${on_day}::date
      and cause is not distinct from ${cause}::text as same
    from voyage_entry where voyage_id = ${id} and submission_key = ${key ?? ''}`.execute(tx);
  const [earlier] = rows;
  if (earlier && !earlier.same) throw new AppError(shippingErrors.keyReused);
  return earlier !== undefined;
}
