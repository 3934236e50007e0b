import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import type { staffApi } from '#staff-api.ts';
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
