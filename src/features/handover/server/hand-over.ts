import { sql } from 'kysely';
import { lockQuoteWhere } from '#features/quotes/server/quote-access.ts';
import { shippingErrors } from '#features/shipping/errors.ts';
import { lockUnits } from '#features/shipping/server/lock-units.ts';
import { isUnderWay } from '#features/shipping/server/read-journey.ts';
import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError, type ErrorKind } from '#platform/http/errors.ts';
import { networksOf } from '#platform/http/networks.ts';
import { checkLimit, consumeLimit } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { handoverErrors } from '../errors.ts';
import type { CheckedEntry, HandedOver } from '../schema.ts';
import { codeOf, countWrong, isOpenCode, isSameCode, lockCode } from './codes.ts';
import {
  countWrongOfLink,
  type FoundHandoverLink,
  findHandoverLink,
  isOnLink,
} from './handover-links.ts';
import {
  findHandover,
  type HandoverUnit,
  isDelivered,
  lastReached,
  recordHandover,
} from './record-handover.ts';

interface Entering {
  token: string;
  entry: CheckedEntry;
  key: string | undefined;
  /** Of the caller. */
  address: string;
}

type Outcome = { done: HandedOver } | { refused: ErrorKind };

/**
 * Hands a unit over by its code, once: sent again with its key, it is the same handover. Throws
 * AppError: a link that opens nothing, a unit that is not on it, a code that does not hold (which is
 * counted), handed over before, too many tries.
 */
export async function handOver(services: Services, entering: Entering): Promise<HandedOver> {
  const networks = networksOf(entering.address);
  await checkLimit(services.db, limits.handoverWrong, networks);
  // What was wrong is counted although nothing is handed over: so it is no throw.
  const outcome = await retried(services.db, (tx) => enter(tx, services, entering));
  if ('refused' in outcome) {
    if (outcome.refused === handoverErrors.refused) {
      await consumeLimit(services.db, limits.handoverWrong, networks);
    }
    throw new AppError(outcome.refused);
  }
  services.wakeWorker();
  return outcome.done;
}

async function enter(
  tx: Tx,
  services: Services,
  { token, entry, key }: Entering,
): Promise<Outcome> {
  const link = await findHandoverLink(tx, token, { forUpdate: true });
  const unit = link && (await lockUnitOf(tx, link, entry.unitId));
  const before = unit && (await findHandover(tx, unit.id));
  // An answer that got lost is given again, also by a link that is over since.
  if (unit && before && key && before.key === key) return { done: toAnswer(unit, before) };
  if (!link?.open) return { refused: handoverErrors.linkNotFound };
  if (!unit) return { refused: shippingErrors.unitNotFound };
  if (isDelivered(unit)) return { refused: handoverErrors.already };
  const state = await lockCode(tx, unit.id);
  const isRight = isSameCode(await codeOf(tx, unit.id, state.version), entry.code);
  if (!isRight || !isOpenCode(state)) {
    await countWrong(tx, unit.id);
    await countWrongOfLink(tx, link.id);
    return { refused: handoverErrors.refused };
  }
  const handedOn = dayOf(entry.handedOn, { link, unit, now: new Date() });
  const { receivedBy } = entry;
  const recorded = { handedOn, receivedBy, key, way: 'code', linkId: link.id } as const;
  await recordHandover(tx, services, unit, recorded);
  return { done: toAnswer(unit, { handedOn, receivedBy }) };
}

const toAnswer = ({ id }: HandoverUnit, { handedOn, receivedBy }: Omit<HandedOver, 'unitId'>) => ({
  unitId: id,
  handedOn,
  receivedBy,
});

/** A phone's clock may be wrong: no day that has not come, nor one from before the link or the stage before. */
export function dayOf(
  said: string,
  { link, unit, now }: { link: FoundHandoverLink; unit: HandoverUnit; now: Date },
): string {
  const first = [dayInHavana(link.madeAt), lastReached(unit)].toSorted().at(-1) ?? '';
  const last = dayInHavana(now);
  if (said < first) return first;
  return said > last ? last : said;
}

/** Of several handovers of a quotation one goes on at a time. */
export async function lockUnitOf(
  tx: Tx,
  link: FoundHandoverLink,
  unitId: string,
): Promise<HandoverUnit | undefined> {
  return lockUnit(tx, sql`unit.id = ${unitId} and ${isOnLink(link.id)}`);
}

/** The unit that a condition picks, and its quotation, as they stay until the transaction ends. */
async function lockUnit(
  tx: Tx,
  condition: ReturnType<typeof sql>,
): Promise<HandoverUnit | undefined> {
  const which = sql`${condition} and ${isUnderWay}`;
  const locked = await lockQuoteWhere(tx, sql`id = (select quote_id from unit where ${which})`);
  const [unit] = locked ? await lockUnits(tx, which) : [];
  return unit && locked && { ...unit, locked };
}
