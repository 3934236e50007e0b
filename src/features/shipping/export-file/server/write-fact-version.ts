import type { Insertable } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { auditUnit } from '#features/shipping/units/server/audit-unit.ts';
import { lockUnitForStaff } from '#features/shipping/units/server/lock-units.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tables, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { exportErrors } from '../errors.ts';
import type { ExportPaperItem } from '../items.ts';

export type FactRow = Insertable<Tables['export_fact']>;

interface FactVersion {
  id: string;
  item: ExportPaperItem;
  expected: number;
  action: string;
  columns?: Partial<FactRow>;
  withdraw?: string;
}

/**
 * The next version of a paper's content: `columns`, or the former content as withdrawn, with the
 * note `withdraw`. Throws AppError: not found, the agent's own, somebody else wrote one meanwhile.
 */
export async function writeFactVersion(
  { db }: Services,
  agent: CurrentUser,
  { id, item, expected, action, columns, withdraw }: FactVersion,
): Promise<void> {
  await translateConstraint('export_fact_once', exportErrors.factsChanged, () =>
    inTransaction(db, async (tx) => {
      const unit = await lockUnitForStaff(tx, agent, id);
      const newest = await findNewest(tx, id, item);
      if ((newest?.version ?? 0) !== expected) throw new AppError(exportErrors.factsChanged);
      if (withdraw !== undefined && (!newest || newest.withdrawn))
        throw new AppError(exportErrors.factsChanged);
      const { id: _, made_at: __, ...before } = newest ?? {};
      const row = columns ?? { ...before, note: withdraw ?? null, withdrawn: true };
      await tx
        .insertInto('export_fact')
        .values({ ...noFacts, ...row, unit_id: id, item, version: expected + 1, made_by: agent.id })
        .execute();
      await auditUnit(tx, agent, action, unit, { paper: item });
    }),
  );
}

const noFacts = {
  title_kind: null,
  title_copies: null,
  lien: null,
  lien_holder: null,
  itn: null,
  presented_at: null,
  port: null,
  end_use: null,
  signed_on: null,
  note: null,
};

function findNewest(tx: Tx, unitId: string, item: ExportPaperItem) {
  return tx
    .selectFrom('export_fact')
    .selectAll()
    .select(({ cast, ref }) => cast<string | null>(ref('signed_on'), 'text').as('signed_on'))
    .where('unit_id', '=', unitId)
    .where('item', '=', item)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
