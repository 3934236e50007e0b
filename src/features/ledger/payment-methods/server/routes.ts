import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CurrentUser, StaffName } from '#features/people/accounts/schema.ts';
import { staffNameColumn } from '#features/people/accounts/server/agents.ts';
import { readTwoPeople } from '#features/people/accounts/server/read-two-people.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { staffApi } from '#staff-api.ts';
import { paymentErrors } from '../errors.ts';
import type { PaymentVersion, PaymentWays } from '../schema.ts';
import { instructionFactsOf } from './live-instructions.ts';
import { paymentMail } from './mail.ts';
import { auditProposal, proposeInstruction } from './propose.ts';
import type { PaymentRow } from './tables.ts';

const list = async ({ caller }: Pick<RecordRequest, 'caller'>, { db }: Services) =>
  listWays(db, caller.person);

export const paymentRoutes: CallRoute[] = [
  serve(staffApi.listPaymentWays, list),
  serve(staffApi.proposePayment, [proposeInstruction, list]),
  serve(staffApi.decidePayment, [
    async ({ params: { id }, body: { approve }, caller }, services) =>
      decideInstruction(services, caller.person, { id, approve }),
    list,
  ]),
];

/**
 * Approves or rejects a proposal, once. Throws AppError: proposed by the same human, decided
 * already.
 */
async function decideInstruction(
  services: Services,
  person: CurrentUser,
  { id, approve }: { id: string; approve: boolean },
): Promise<void> {
  const { db, config } = services;
  await translateConstraint('payment_instruction_second_person', paymentErrors.secondPerson, () =>
    inTransaction(db, async (tx) => {
      const row = await tx
        .selectFrom('payment_instruction')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow(() => new AppError(paymentErrors.proposalNotFound));
      if (row.approved_at || row.rejected_at) throw new AppError(paymentErrors.decidedAlready);
      const now = sharedNow();
      const decision = approve
        ? { approved_by: person.id, approved_at: now }
        : { rejected_by: person.id, rejected_at: now };
      await tx.updateTable('payment_instruction').set(decision).where('id', '=', id).execute();
      const action = approve ? 'payment.approve' : 'payment.reject';
      await auditProposal(tx, person, action, row, row.closed);
      const mail = paymentMail(approve ? 'approved' : 'rejected', config);
      await mailStaff(tx, { event: `payment-decided ${id}`, mail });
    }),
  );
  services.wakeWorker();
}

type ReadRow = PaymentRow & { proposer: StaffName; decider: StaffName; own: boolean };

/** Every way with its versions; those with a proposal first. */
async function listWays(db: Database, reader: { id: string }): Promise<PaymentWays> {
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
