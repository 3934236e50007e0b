import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { dateErrors, shippingErrors } from '../../errors.ts';
import type { CheckedVoyageUpdate, VoyageUpdated } from '../../voyage-schema.ts';
import { lockOrders, lockUnits } from '../lock-units.ts';
import { queueUnitNews } from '../queue-unit-news.ts';
import { isUnderWay } from '../read-journey.ts';
import { writePlans } from '../write-plans.ts';
import { planUnits } from './plan-units.ts';
import { auditVoyage, type LockedVoyage, lockVoyage } from './save-voyage.ts';
import { wasUpdateRecorded, writeVoyageEntry } from './voyage-entries.ts';

interface SubmittedUpdate {
  id: string;
  update: CheckedVoyageUpdate;
  key: string | undefined;
  dryRun: boolean;
  language: Language;
}

type Outcome = Pick<VoyageUpdated, 'moves' | 'refused'>;

/**
 * Records one entry of a voyage, once for each key. It moves exactly the units on board and tells
 * their people. A dry run writes nothing. Throws AppError: not found, changed meanwhile, impossible
 * dates, units that cannot be moved so.
 */
export async function updateVoyage(
  services: Services,
  agent: CurrentUser,
  submitted: SubmittedUpdate,
): Promise<Outcome> {
  const { id, update, key, dryRun, language } = submitted;
  const outcome = await inTransaction(services.db, async (tx) => {
    const own = await lockOrders(tx, agent, sql`unit.voyage_id = ${id}`);
    const voyage = await lockVoyage(tx, id);
    if (key && (await wasUpdateRecorded(tx, agent, { id, update, key })))
      return { moves: [], refused: [] };
    refuseUpdate(voyage, update);
    const units = await lockUnits(tx, sql`unit.voyage_id = ${id} and ${isUnderWay}`);
    const { plans, refused } = await planUnits(tx, units, { id, voyage, update, own, language });
    const moving = new Set(plans.map(({ unitId }) => unitId));
    const moves = units.filter((unit) => moving.has(unit.id));
    const preview = { refused, moves: moves.map(({ id, number, name }) => ({ id, number, name })) };
    if (dryRun) return preview;
    if (refused.length > 0)
      throw new AppError(shippingErrors.voyageRefused, { details: { refused } });
    await writeVoyageEntry(tx, agent, { id, voyage, update, key, units: plans.length });
    const entries = await writePlans(tx, plans, { by: agent.id, key, voyageId: id });
    const details = { units: plans.length };
    await auditVoyage(tx, agent, `voyage.${update.kind}`, id, voyage, details);
    await queueUnitNews(tx, entries);
    return preview;
  });
  services.wakeWorker();
  return outcome;
}

function refuseUpdate(voyage: LockedVoyage, update: CheckedVoyageUpdate): void {
  const { departedOn, arrivedOn } = voyage;
  if (voyage.revision !== update.expected) throw new AppError(shippingErrors.voyageChanged);
  const isOver = {
    departed: departedOn,
    arrived: arrivedOn ?? !departedOn,
    expected: arrivedOn,
    note: null,
    departure_taken_back: arrivedOn ?? !departedOn,
    arrival_taken_back: !arrivedOn,
  };
  if (isOver[update.kind]) throw new AppError(shippingErrors.voyageStands);
  if (update.kind === 'expected' && update.arrivesOn < update.departsOn) {
    throw new AppError(shippingErrors.voyageDates);
  }
  if (!('day' in update)) return;
  if (update.day > sharedDay()) throw new AppError(dateErrors.future);
  if (departedOn && update.day < departedOn) throw new AppError(shippingErrors.voyageDates);
}
