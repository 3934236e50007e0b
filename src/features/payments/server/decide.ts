import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { brokenConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { paymentErrors } from '../errors.ts';
import { changedForHours } from '../methods.ts';
import { paymentMail } from './mail.ts';
import { proposalAuditOf } from './propose.ts';

/**
 * Approves or rejects a proposal, once. Throws AppError: proposed by the same person, the person is
 * a new administrador, decided already.
 */
export async function decideInstruction(
  services: Services,
  person: CurrentUser,
  { id, approve }: { id: string; approve: boolean },
): Promise<void> {
  const { db, config } = services;
  try {
    await inTransaction(db, async (tx) => {
      const row = await tx
        .selectFrom('payment_instruction')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new AppError(paymentErrors.proposalNotFound);
      if (row.approved_at || row.rejected_at) throw new AppError(paymentErrors.decidedAlready);
      if (approve) await refuseNew(tx, person);
      const now = new Date();
      const decision = approve
        ? { approved_by: person.id, approved_at: now }
        : { rejected_by: person.id, rejected_at: now };
      await tx.updateTable('payment_instruction').set(decision).where('id', '=', id).execute();
      const action = approve ? 'payment.approve' : 'payment.reject';
      await writeAudit(tx, proposalAuditOf(person, action, row, row.closed));
      const mail = paymentMail(approve ? 'approved' : 'rejected', config);
      await mailStaff(tx, { event: `payment-decided ${id}`, mail });
    });
  } catch (error) {
    if (brokenConstraint(error) === 'payment_instruction_second_person')
      throw new AppError(paymentErrors.secondPerson);
    throw error;
  }
  services.wakeWorker();
}

/**
 * Refuses new administradores: with one stolen password somebody could make a second administrador,
 * who approves what they proposed. A role that an operator granted has no actor, and counts at
 * once.
 */
async function refuseNew(tx: Tx, { id }: CurrentUser): Promise<void> {
  const { rows } = await sql`
    select from audit where action = 'person.role' and subject_kind = 'person' and subject_id = ${id}
      and actor_id is not null and details #>> '{role,to}' = 'administrador'
      and at > now() - ${changedForHours} * interval '1 hour'`.execute(tx);
  if (rows.length > 0) throw new AppError(paymentErrors.newAdministrador);
}
