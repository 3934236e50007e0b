import { sql } from 'kysely';
import { lockQuoteWhere } from '#features/requests/quotes/server/quote-access.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { lockUnits } from '#features/shipping/units/server/lock-units.ts';
import { isUnderWay } from '#features/shipping/units/server/read-journey.ts';
import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { networksOf } from '#platform/http/networks.ts';
import { checkLimit, consumeLimit } from '#platform/http/rate-limit.ts';
import type { ErrorKind } from '#platform/http/shared/error-kind.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { handoverErrors } from '../errors.ts';
import type { CheckedEntry, HandoverResult } from '../schema.ts';
import { codeOf, countWrongTry, isOpenCode, isSameCode, lockCode } from './codes.ts';
import {
  countWrongTryOfLink,
  type FoundHandoverLink,
  findHandoverLink,
  isOnLink,
} from './handover-links.ts';
import {
  findHandover,
  isDelivered,
  type LockedHandoverUnit,
  lastReached,
  recordHandover,
} from './record-handover.ts';

interface HandoverSubmission {
  token: string;
  entry: CheckedEntry;
  key: string | undefined;
  address: string;
}

type Outcome = { done: HandoverResult } | { refused: ErrorKind };

/**
 * Hands a unit over by its code, once per key. Throws AppError: a link that is closed, a unit that
 * is not on it, a wrong code (which is counted), handed over before, too many tries.
 */
export async function handOverByCode(
  services: Services,
  request: HandoverSubmission,
): Promise<HandoverResult> {
  const networks = networksOf(request.address);
  await checkLimit(services.db, limits.handoverWrong, networks);
  // Refusals are returned, not thrown: a throw would roll back the counted try.
  const outcome = await inTransaction(services.db, (tx) => handOverWithCode(tx, services, request));
  if ('refused' in outcome) {
    if (outcome.refused === handoverErrors.refused) {
      await consumeLimit(services.db, limits.handoverWrong, networks);
    }
    throw new AppError(outcome.refused);
  }
  services.wakeWorker();
  return outcome.done;
}

async function handOverWithCode(
  tx: Tx,
  services: Services,
  { token, entry, key }: HandoverSubmission,
): Promise<Outcome> {
  const link = await findHandoverLink(tx, token, { forUpdate: true });
  const unit = link && (await lockUnitOfLink(tx, link, entry.unitId));
  const before = unit && (await findHandover(tx, unit.id));
  // Repeats the first answer, even if the link was closed meanwhile, and whatever the request says
  // now: the answer tells the driver what is recorded.
  if (unit && before && key && before.key === key) return { done: toAnswer(unit, before) };
  if (!link?.open) return { refused: handoverErrors.linkNotFound };
  if (!unit) return { refused: shippingErrors.unitNotFound };
  if (isDelivered(unit)) return { refused: handoverErrors.already };
  const state = await lockCode(tx, unit.id);
  const isRight = isSameCode(await codeOf(tx, unit.id, state.version), entry.code);
  if (!isRight || !isOpenCode(state)) {
    await countWrongTry(tx, unit.id);
    await countWrongTryOfLink(tx, link.id);
    return { refused: handoverErrors.refused };
  }
  const handedOn = toPossibleDay(entry.handedOn, { link, unit, now: sharedNow() });
  const { receivedBy } = entry;
  const recorded = { handedOn, receivedBy, key, way: 'code', linkId: link.id } as const;
  await recordHandover(tx, services, unit, recorded);
  return { done: toAnswer(unit, { handedOn, receivedBy }) };
}

const toAnswer = (
  { id }: LockedHandoverUnit,
  { handedOn, receivedBy }: Omit<HandoverResult, 'unitId'>,
) => ({ unitId: id, handedOn, receivedBy });

/**
 * Moves the day into the possible range, because a phone's clock may be wrong: not after today, not
 * before the link or the last stage.
 */
export function toPossibleDay(
  day: string,
  { link, unit, now }: { link: FoundHandoverLink; unit: LockedHandoverUnit; now: Date },
): string {
  const first = [dayInHavana(link.madeAt), lastReached(unit)].toSorted().at(-1) ?? '';
  const last = dayInHavana(now);
  if (day < first) return first;
  return day > last ? last : day;
}

/** Locks a unit of a link, and its quotation, so that handovers of one quotation take turns. */
export async function lockUnitOfLink(
  tx: Tx,
  link: FoundHandoverLink,
  unitId: string,
): Promise<LockedHandoverUnit | undefined> {
  const which = sql`unit.id = ${unitId} and ${isOnLink(link.id)} and ${isUnderWay}`;
  const locked = await lockQuoteWhere(tx, sql`id = (select quote_id from unit where ${which})`);
  const [unit] = locked ? await lockUnits(tx, which) : [];
  return unit && locked && { ...unit, locked };
}
