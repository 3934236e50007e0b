import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { brokenConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import type { staffApi } from '#staff-api.ts';
import { accountKey } from '../account-key.ts';
import { paymentErrors } from '../errors.ts';
import type { PaymentProposal } from '../schema.ts';
import { paymentMail } from './mail.ts';

/**
 * Proposes a version, for another administrador to decide. Throws AppError: another proposal waits,
 * or the way was changed meanwhile.
 */
export const proposeInstruction: WriteOf<typeof staffApi.proposePayment> = async (
  { body: proposal, caller: { person } },
  services,
) => {
  const { db, config } = services;
  try {
    await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ newest: number }>`
        select coalesce(max(version), 0)::int as newest from payment_instruction
        where way = ${proposal.way}`.execute(tx);
      const newest = rows[0]?.newest ?? 0;
      if (newest !== proposal.expected) throw new AppError(paymentErrors.proposedAlready);
      const version = await tx
        .insertInto('payment_instruction')
        .values(rowOf(proposal, person, newest + 1))
        .returning(['id', 'method', 'version'])
        .executeTakeFirstOrThrow();
      await auditProposal(tx, person, 'payment.propose', version, proposal.closed);
      const mail = paymentMail('proposed', config);
      await mailStaff(tx, { event: `payment-proposed ${version.id}`, mail });
    });
  } catch (error) {
    if (/_(proposed|version)_once$/.test(brokenConstraint(error) ?? ''))
      throw new AppError(paymentErrors.proposedAlready);
    throw error;
  }
  services.wakeWorker();
};

function rowOf(proposal: PaymentProposal, person: CurrentUser, version: number) {
  const { way, method, holder, account, bank, noteEs, noteEn, closed = false } = proposal;
  return {
    way,
    version,
    method,
    holder,
    bank: bank || null,
    account,
    account_key: method === 'cash' ? '' : accountKey(account),
    note_es: noteEs || null,
    note_en: noteEn || null,
    closed,
    proposed_by: person.id,
  };
}

/** Leaves out the account itself, because the log is kept for good; the versions have it. */
export function auditProposal(
  tx: Tx,
  actor: CurrentUser,
  action: string,
  { id, method, version }: { id: string; method: string; version: number },
  closed = false,
) {
  const subject = { kind: 'payment', id, name: `${method} v${version}` };
  return writeAudit(tx, actor, action, subject, { version, ...(closed && { closed }) });
}
