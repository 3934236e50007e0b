import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit, writeRead } from '#features/people/accounts/server/audit.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { lockCase } from '#features/requests/cases/server/case-store.ts';
import { mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import { staffCaseRoutes } from '#features/requests/cases/server/staff-routes.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { eraseFilesLater } from '#platform/files/erase-files.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { verificationErrors } from '../../errors.ts';
import type { VerificationDeleted } from '../../schema.ts';
import { isApproved } from '../../statuses.ts';
import { readReceipt } from '../receipts/receipt-file.ts';
import { verificationCases } from '../verification-cases.ts';

export const staffVerificationRoutes: CallRoute[] = [
  ...staffCaseRoutes(verificationCases),
  serve(staffApi.deleteVerification, async ({ params, body, caller: { person } }, services) =>
    deleteVerification(services, person, { ...params, ...body }),
  ),
  serve(staffApi.showReceipt, async ({ params, caller: { person } }, services) => {
    const scope = mayOpen(verificationCases, person);
    const { file, ticket } = await readReceipt(services, scope, params);
    const subject = { kind: 'verification', id: params.id, name: ticket };
    await writeRead(services.db, person, 'verification.receipt', subject, {
      receipt: params.receiptId,
    });
    return file;
  }),
];

/**
 * Deletes an abusive verification with its history, files and mails; the audit log keeps who did it
 * and why. Throws AppError: not found, or approved, which makes it the record of a payment.
 */
async function deleteVerification(
  services: Services,
  agent: CurrentUser,
  { id, reason }: { id: string; reason: string },
): Promise<VerificationDeleted> {
  const ticketId = await inTransaction(services.db, async (tx) => {
    const { row } = await lockCase(tx, verificationCases, id, agent);
    const { ticket, status } = row;
    if (isApproved(status)) throw new AppError(verificationErrors.verificationKept);
    const receipts = tx.selectFrom('receipt').select('file').where('verification_id', '=', id);
    const files = (await receipts.execute()).map(({ file }) => file);
    await eraseFilesLater(tx, id, files);
    // The mail to staff has the sender's words, so it must not leave either.
    await tx.deleteFrom('outbox').where('topic', '=', mailTopic).where('about', '=', id).execute();
    await tx.deleteFrom('verification').where('id', '=', id).execute();
    const subject = { kind: 'verification', id, name: ticket };
    await writeAudit(tx, agent, 'verification.delete', subject, { reason });
    return ticket;
  });
  services.wakeWorker();
  return { ticketId };
}
