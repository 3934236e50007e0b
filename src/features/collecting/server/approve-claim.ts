import type { z } from 'zod';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { lockCase, refuseOwn } from '#features/cases/server/case-store.ts';
import { changeStatusIn } from '#features/cases/server/changing/change-status.ts';
import type { ClaimApproval } from '#features/ledger/schema.ts';
import { findNamed } from '#features/verifications/server/staff/staff-parts.ts';
import { verificationCases } from '#features/verifications/server/verification-cases.ts';
import { toVerificationStatus } from '#features/verifications/statuses.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { collectingErrors } from '../errors.ts';
import { changeMoney } from './change-money.ts';
import { type Recording, writePayment } from './record-payment.ts';

interface Approving {
  id: string;
  language: Language;
  approval: z.output<typeof ClaimApproval>;
}

/**
 * Approves what somebody sent as proof, and records its payment on the order that it names: both or
 * nothing. Throws AppError: as for a payment and for a status; it names another order; its payment is
 * recorded already.
 */
export async function approveClaim(
  services: Services,
  agent: CurrentUser,
  { id, language, approval: { expected, quoteId, ...payment } }: Approving,
): Promise<void> {
  await changeMoney(services, agent, quoteId, (tx, locked) =>
    payClaim(tx, services, { agent, language, locked, payment, claim: id, expected }),
  );
}

export interface ClaimPaying extends Omit<Recording, 'verificationId'> {
  claim: string;
  /** The status that the agent saw. */
  expected: string;
}

/** In a transaction that has locked the quotation. */
export async function payClaim(
  tx: Tx,
  services: Pick<Services, 'config'>,
  { claim: id, expected, ...recording }: ClaimPaying,
): Promise<void> {
  const { agent, language, locked } = recording;
  const { row } = await lockCase(tx, verificationCases, id, agent);
  refuseOwn(verificationCases, agent, row);
  const named = await findNamed(tx, agent, row);
  if (named?.id !== locked.of.id) throw new AppError(collectingErrors.otherOrder);
  await writePayment(tx, services, { ...recording, verificationId: id });
  const status = 'approved' as const;
  const seen = toVerificationStatus(expected);
  const change = { id, agent, language, status, expected: seen };
  await changeStatusIn(tx, services.config, verificationCases, change);
}
