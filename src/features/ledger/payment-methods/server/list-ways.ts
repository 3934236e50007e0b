import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StaffName } from '#features/people/accounts/schema.ts';
import { staffNameColumn } from '#features/people/accounts/server/agents.ts';
import { readTwoPeople } from '#features/people/accounts/server/read-two-people.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentVersion, PaymentWays } from '../schema.ts';
import { instructionFactsOf } from './live-instructions.ts';
import type { PaymentRow } from './tables.ts';

type ReadRow = PaymentRow & { proposer: StaffName; decider: StaffName; own: boolean };

/** Every way with its versions; those with a proposal first. */
export async function listWays(db: Database, reader: { id: string }): Promise<PaymentWays> {
  const { rows } = await sql<ReadRow>`
    select i.*, ${staffNameColumn('i.proposed_by')} as proposer,
      coalesce(${staffNameColumn('i.approved_by')}, ${staffNameColumn('i.rejected_by')}) as decider,
      same_human(i.proposed_by, ${reader.id}) as own
    from payment_instruction i order by seq`.execute(db);
  const ways = [...Map.groupBy(rows, ({ way }) => way)].map(([way, versions]) => {
    const live = versions.findLast(({ approved_at }) => approved_at !== null);
    const newest = versions.toReversed().map((row) => toVersion(row, live?.id));
    return { way, versions: newest };
  });
  const waits = ({ versions }: (typeof ways)[number]) =>
    Number(versions.some(({ state }) => state === 'proposed'));
  return {
    ways: ways.toSorted((a, b) => waits(b) - waits(a)),
    twoPeople: await readTwoPeople(db, reader, 'administrador'),
    fresh: randomUUID(),
  };
}

function toVersion(row: ReadRow, liveId: string | undefined): PaymentVersion {
  const decidedAt = row.approved_at ?? row.rejected_at;
  return {
    ...instructionFactsOf(row),
    version: row.version,
    closed: row.closed,
    state: stateOf(row, liveId),
    proposedBy: row.proposer,
    proposedAt: new Date(row.proposed_at).toISOString(),
    decidedBy: row.decider,
    decidedAt: decidedAt && new Date(decidedAt).toISOString(),
    own: row.own,
  };
}

function stateOf(row: PaymentRow, liveId: string | undefined): PaymentVersion['state'] {
  if (row.rejected_at) return 'rejected';
  if (!row.approved_at) return 'proposed';
  return row.id === liveId ? 'live' : 'former';
}
