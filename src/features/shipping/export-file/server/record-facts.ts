import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { auditUnit } from '#features/shipping/units/server/audit-unit.ts';
import { lockUnitForStaff } from '#features/shipping/units/server/lock-units.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { exportErrors } from '../errors.ts';
import type { CheckedFacts } from '../schema.ts';
import { type FactRow, writeFactVersion } from './write-fact-version.ts';

/**
 * Writes the next version of a paper's content for a unit. Throws AppError: not found, the agent's
 * own, somebody else wrote one meanwhile.
 */
export const recordFacts: WriteOf<typeof staffApi.recordPaper> = async (
  { params: { id }, body: facts, caller: { person: agent } },
  services,
) => {
  await writeFactVersion(services, agent, {
    id,
    item: facts.item,
    expected: facts.expected,
    action: 'unit.paper',
    columns: { ...columnsOf(facts), note: facts.note || null },
  });
};

function columnsOf(facts: CheckedFacts): Partial<FactRow> {
  switch (facts.item) {
    case 'title':
      return { title_kind: facts.titleKind, title_copies: facts.titleCopies };
    case 'lien': {
      const holder = facts.lienHolder || null;
      return { lien: holder ? 'released' : 'none', lien_holder: holder };
    }
    case 'aes':
      return { itn: facts.itn };
    case 'presented':
      return { presented_at: new Date(facts.presentedAt), port: facts.port };
    case 'end_use':
      return { end_use: facts.endUse, signed_on: facts.signedOn };
  }
}

/** Withdraws a paper; its former content stays on record. */
export const withdrawFacts: WriteOf<typeof staffApi.withdrawPaper> = async (
  { params: { id }, body: { item, expected, note }, caller: { person: agent } },
  services,
) => {
  const action = 'unit.paper_withdrawn';
  await writeFactVersion(services, agent, { id, item, expected, action, withdraw: note });
};

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
      await auditUnit(tx, agent, 'unit.paper', unit, { paper: 'authority' });
    }),
  );
};
