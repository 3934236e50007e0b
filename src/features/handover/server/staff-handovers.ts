import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { caseErrors } from '#features/cases/errors.ts';
import {
  lockQuoteForStaff,
  lockQuotesWhere,
  mayOpenQuote,
} from '#features/quotes/server/quote-access.ts';
import { shippingErrors } from '#features/shipping/errors.ts';
import { lockUnitForStaff } from '#features/shipping/server/lock-units.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { handoverErrors } from '../errors.ts';
import type { CheckedWord, NewHandoverLink } from '../schema.ts';
import { lockCode } from './codes.ts';
import { insertHandoverLink, requireSameLink, revokeHandoverLink } from './handover-links.ts';
import {
  findHandover,
  isDelivered,
  type LockedHandoverUnit,
  recordHandover,
} from './record-handover.ts';
import { isWaiting } from './unit-columns.ts';

const maxVersions = 9;

/**
 * Shows the code to the customer before the unit is ready, or replaces it by the next code. Staff
 * never see a code. Throws AppError: not found, the agent's own order, renewed meanwhile or too
 * often.
 */
export async function renewCode(
  db: Database,
  agent: CurrentUser,
  unitId: string,
  renewals: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const unit = await lockForHandover(tx, agent, unitId);
    if (isDelivered(unit)) throw new AppError(handoverErrors.already);
    const { version, shown } = await lockCode(tx, unitId);
    if (version !== renewals + 1 || (shown && version >= maxVersions))
      throw new AppError(handoverErrors.renewed);
    await (shown
      ? sql`update handover_code set version = version + 1, wrong = 0 where unit_id = ${unitId}`
      : sql`update handover_code set shown_early_at = now() where unit_id = ${unitId}`
    ).execute(tx);
    await auditHandover(tx, agent, unit, shown ? 'handover.renew' : 'handover.show');
  });
}

/**
 * Records a handover for which an agent gives a reason instead of a code. Throws AppError: not
 * found, the agent's own order, handed over before, an impossible day.
 */
export async function recordByWord(
  services: Services,
  agent: CurrentUser,
  unitId: string,
  { word, key }: { word: CheckedWord; key: string | undefined },
): Promise<void> {
  const record = async (tx: Tx) => {
    const unit = await lockForHandover(tx, agent, unitId);
    const before = await findHandover(tx, unitId);
    if (before && key && before.key === key) {
      const now = { ...word, key };
      return requireSameContent<object>(before, now, caseErrors.entryKeyReused);
    }
    if (isDelivered(unit)) throw new AppError(handoverErrors.already);
    await recordHandover(tx, services, unit, { ...word, key, way: 'word', madeBy: agent.id });
    await auditHandover(tx, agent, unit, 'handover.word');
  };
  // A handover that was taken back is not recorded again by a repeated request.
  await translateConstraint('handover_once_per_submission', handoverErrors.already, () =>
    inTransaction(services.db, record),
  );
  services.wakeWorker();
}

/**
 * Makes a link for whoever hands over these units, once per key. Throws AppError: a unit that does
 * not wait, or of the agent's own order; the key made another link.
 */
export async function makeHandoverLink(
  db: Database,
  agent: CurrentUser,
  { label, units, days }: NewHandoverLink,
  key: string | undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string; number: string }>`
      select unit.id, unit.number from unit join quote on quote.id = unit.quote_id
      where unit.id = any(${units}::uuid[]) and ${isWaiting} and ${mayOpenQuote(agent)}`.execute(
      tx,
    );
    if (rows.length !== new Set(units).size) throw new AppError(shippingErrors.unitNotFound);
    const ids = rows.map(({ id }) => id);
    // With the link and the code they could hand the goods over to themselves.
    const orders = sql`id in (select quote_id from unit where id = any(${ids}::uuid[]))`;
    if ((await lockQuotesWhere(tx, agent, orders)).size > 0)
      throw new AppError(caseErrors.ownRecord);
    const link = { label, units: ids, days, madeBy: agent.id, key };
    const id = await insertHandoverLink(tx, link);
    if (!id) return requireSameLink(tx, link);
    await writeAudit(tx, {
      actor: agent,
      action: 'handover.link',
      subject: { kind: 'handover_link', id },
      details: { units: rows.map(({ number }) => number), days },
    });
  });
}

export async function endHandoverLink(db: Database, agent: CurrentUser, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await revokeHandoverLink(tx, agent, id))) throw new AppError(handoverErrors.linkNotFound);
    const subject = { kind: 'handover_link', id };
    await writeAudit(tx, { actor: agent, action: 'handover.unlink', subject });
  });
}

/**
 * Locks a unit that reached Mariel, and its order. Throws AppError: not found, the agent's own
 * order.
 */
export async function lockForHandover(
  tx: Tx,
  agent: CurrentUser,
  id: string,
): Promise<LockedHandoverUnit> {
  const unit = await lockUnitForStaff(tx, agent, id);
  const locked = await lockQuoteForStaff(tx, agent, unit.quoteId, shippingErrors.unitNotFound);
  if (!unit.stages.some(({ stage, reachedOn }) => stage === 'in_mariel' && reachedOn !== null))
    throw new AppError(shippingErrors.unitNotFound);
  return { ...unit, locked };
}

async function auditHandover(
  tx: Tx,
  agent: CurrentUser,
  { id, number }: LockedHandoverUnit,
  action: string,
): Promise<void> {
  await writeAudit(tx, { actor: agent, action, subject: { kind: 'unit', id, name: number } });
}
