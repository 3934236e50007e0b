import type { Insertable } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { type LockedUnit, lockUnitForStaff } from '#features/shipping/server/lock-units.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tables, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { exportErrors } from '../errors.ts';
import type { ExportPaperItem } from '../items.ts';
import type { CheckedFacts } from '../schema.ts';

type FactRow = Insertable<Tables['export_fact']>;

/**
 * Writes the next version of a paper's content for a unit. Throws AppError: not found, the agent's
 * own, somebody else wrote one meanwhile.
 */
export async function recordFacts(
  services: Services,
  agent: CurrentUser,
  { id, facts }: { id: string; facts: CheckedFacts },
): Promise<void> {
  await writeVersion(services, agent, {
    id,
    item: facts.item,
    expected: facts.expected,
    action: 'unit.paper',
    columns: { ...columnsOf(facts), note: facts.note || null },
  });
}

/** Withdraws a paper; its former content stays on record. */
export async function withdrawFacts(
  services: Services,
  agent: CurrentUser,
  {
    id,
    item,
    expected,
    note,
  }: { id: string; item: ExportPaperItem; expected: number; note: string },
): Promise<void> {
  const action = 'unit.paper_withdrawn';
  await writeVersion(services, agent, { id, item, expected, action, withdraw: note });
}

interface FactVersion {
  id: string;
  item: ExportPaperItem;
  expected: number;
  action: string;
  columns?: Partial<FactRow>;
  withdraw?: string;
}

async function writeVersion(
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
      await writeAudit(tx, auditEntry(agent, action, unit, item));
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

/** The log is kept for ever, so it names the unit and the paper without the paper's content. */
export function auditEntry(actor: CurrentUser, action: string, unit: LockedUnit, paper: string) {
  const subject = { kind: 'unit', id: unit.id, name: unit.number };
  return { actor, action, subject, details: { paper } };
}
