import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { paymentErrors } from '../errors.ts';
import { paymentMail } from './mail.ts';
import { proposalAuditOf } from './propose.ts';

/**
 * Approves or rejects a proposal, once. Throws AppError: proposed by the same human, decided
 * already.
 */
export async function decideInstruction(
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
      const now = new Date();
      const decision = approve
        ? { approved_by: person.id, approved_at: now }
        : { rejected_by: person.id, rejected_at: now };
      await tx.updateTable('payment_instruction').set(decision).where('id', '=', id).execute();
      const action = approve ? 'payment.approve' : 'payment.reject';
      await writeAudit(tx, proposalAuditOf(person, action, row, row.closed));
      const mail = paymentMail(approve ? 'approved' : 'rejected', config);
      await mailStaff(tx, { event: `payment-decided ${id}`, mail });
    }),
  );
  services.wakeWorker();
}
