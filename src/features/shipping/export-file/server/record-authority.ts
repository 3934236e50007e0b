import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { lockUnitForStaff } from '#features/shipping/units/server/lock-units.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { exportErrors } from '../errors.ts';
import type { NewAuthority } from '../schema.ts';
import { auditEntry } from './audit-entry.ts';

/**
 * Records the licence or exception by which the order of a unit may be exported. Counsel decides on
 * it. Throws AppError: not found, the agent's own order, changed meanwhile.
 */
export async function recordAuthority(
  { db }: Services,
  agent: CurrentUser,
  { id, authority }: { id: string; authority: NewAuthority },
): Promise<void> {
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
}
