import { sql } from 'kysely';
import type { z } from 'zod';
import type { ClaimApproval } from '#features/ledger/entries/schema.ts';
import { findNamed } from '#features/payments/verifications/server/staff/staff-parts.ts';
import { verificationCases } from '#features/payments/verifications/server/verification-cases.ts';
import { toVerificationStatus } from '#features/payments/verifications/statuses.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { lockCase, refuseOwn } from '#features/requests/cases/server/case-store.ts';
import { changeStatusIn } from '#features/requests/cases/server/changing/change-status.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { collectingErrors } from '../errors.ts';
import { changeMoney } from './change-money.ts';
import { type PaymentToRecord, writePayment } from './record-payment.ts';

interface ApproveRequest {
  id: string;
  language: Language;
  approval: z.output<typeof ClaimApproval>;
}

/**
 * Approves a claim and records its payment on the order that it names: both or nothing. The same
 * approval sent again by the same person, as after a lost answer, changes nothing. Throws AppError:
 * as for a payment and for a status; it names another order; its payment is recorded already.
 */
export async function approveClaim(
  services: Services,
  agent: CurrentUser,
  { id, language, approval: { expected, quoteId, ...payment } }: ApproveRequest,
): Promise<void> {
  await changeMoney(services, agent, quoteId, async (tx, locked) => {
    const claimPayment = { agent, language, locked, payment, claim: id, expected };
    if (await isPaid(tx, claimPayment)) return;
    await payClaim(tx, services, claimPayment);
  });
}

export interface PaymentForClaim extends Omit<PaymentToRecord, 'verificationId'> {
  claim: string;
  expected: string;
}

/**
 * True where this person has recorded just this payment for the claim, and it stands. A claim backs
 * one payment (`ledger_claim_once`), so an approval needs no key.
 */
async function isPaid(
  tx: Tx,
  { agent, locked, claim, payment: { amount, movedOn, account, reference } }: PaymentForClaim,
): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entry
    where verification_id = ${claim} and quote_id = ${locked.of.id} and recorded_by = ${agent.id}
      and amount_cents = ${amount} and moved_on = ${movedOn}::date
      and instruction_id = ${account} and bank_reference = ${reference}
      and ledger_stands(id)`.execute(tx);
  return rows.length > 0;
}

/** The caller has locked the quotation. */
export async function payClaim(
  tx: Tx,
  services: Pick<Services, 'config'>,
  { claim: id, expected, ...paymentToRecord }: PaymentForClaim,
): Promise<void> {
  const { agent, language, locked } = paymentToRecord;
  const { row } = await lockCase(tx, verificationCases, id, agent);
  refuseOwn(verificationCases, agent, row);
  const named = await findNamed(tx, agent, row);
  if (named?.id !== locked.of.id) throw new AppError(collectingErrors.otherOrder);
  await writePayment(tx, services, { ...paymentToRecord, verificationId: id });
  // A late repetition after its payment was reversed must not record that payment anew.
  if (row.status !== expected) throw new AppError(caseErrors.statusChanged);
  await changeStatusIn(tx, services.config, verificationCases, {
    id,
    agent,
    language,
    status: 'approved',
    expected: toVerificationStatus(expected),
    seen: null,
  });
}
