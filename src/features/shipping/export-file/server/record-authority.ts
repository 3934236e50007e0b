import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { lockUnitForStaff } from '#features/shipping/units/server/lock-units.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { exportErrors } from '../errors.ts';
import { auditEntry } from './audit-entry.ts';

/**
 * Records the licence or exception by which the order of a unit may be exported. Counsel decides on
 * it. Throws AppError: not found, the agent's own order, changed meanwhile.
 */
export const recordAuthority: WriteOf<typeof staffApi.recordAuthority> = async (
  { params: { id }, body: authority, caller: { person: agent } },
  { db },
) => {
  const { expected, ...written } = authority;
  await translateConstraint('order_authority_once', exportErrors.factsChanged, () =>
    inTransaction(db, async (tx) => {
      const unit = await lockUnitForStaff(tx, agent, id);
      const newest = await tx
        .selectFrom('order_authority')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('quote_id', '=', unit.quoteId)
        .executeTakeFirst();
      if ((newest?.version ?? 0) !== expected) throw new AppError(exportErrors.factsChanged);
      await tx
        .insertInto('order_authority')
        .values({ quote_id: unit.quoteId, version: expected + 1, ...written, made_by: agent.id })
        .execute();
      await writeAudit(tx, auditEntry(agent, 'unit.paper', unit, 'authority'));
    }),
  );
};
