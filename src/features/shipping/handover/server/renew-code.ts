import { sql } from 'kysely';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { handoverErrors } from '../errors.ts';
import { lockCode } from './codes.ts';
import { auditHandover, lockForHandover } from './lock-for-handover.ts';
import { isDelivered } from './record-handover.ts';

const maxVersions = 9;

/**
 * Shows the code to the customer before the unit is ready, or replaces it by the next code. Staff
 * never see a code. Throws AppError: not found, the agent's own order, an order that staff typed,
 * renewed meanwhile or too often.
 */
export const renewCode: WriteOf<typeof staffApi.renewHandoverCode> = async (
  { params: { id: unitId }, body: { renewals }, caller: { person: agent } },
  { db },
) => {
  await inTransaction(db, async (tx) => {
    const unit = await lockForHandover(tx, agent, unitId);
    if (isDelivered(unit)) throw new AppError(handoverErrors.already);
    const { version, shown, withoutCode } = await lockCode(tx, unitId);
    if (withoutCode) throw new AppError(handoverErrors.withoutCode);
    if (version !== renewals + 1 || (shown && version >= maxVersions))
      throw new AppError(handoverErrors.renewed);
    await (shown
      ? sql`update handover_code set version = version + 1, wrong = 0 where unit_id = ${unitId}`
      : sql`update handover_code set shown_early_at = now() where unit_id = ${unitId}`
    ).execute(tx);
    await auditHandover(tx, agent, unit, shown ? 'handover.renew' : 'handover.show');
  });
};
