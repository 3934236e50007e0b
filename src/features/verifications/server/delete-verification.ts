import { Refusal } from '../../../platform/http/refusal.ts';
import { mailTopic } from '../../../platform/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { writeAudit } from '../../accounts/server/audit.ts';
import { verificationRefusals } from '../refusals.ts';
import type { VerificationDeleted } from '../schema.ts';
import { eraseFilesLater } from './erase-files.ts';
import { lockVerification, ofStaff } from './store.ts';

/**
 * Deletes what somebody abused the form for, with its history, files and mails; who did it and why
 * stays in the audit log. Throws Refusal: not found, or approved, which is the record of a payment.
 */
export async function deleteVerification(
  platform: Platform,
  agent: CurrentUser,
  { id, reason }: { id: string; reason: string },
): Promise<VerificationDeleted> {
  const ticketId = await platform.db.transaction().execute(async (tx) => {
    const verification = await lockVerification(tx, ofStaff(agent.role), id);
    if (!verification) throw new Refusal(verificationRefusals.verificationNotFound);
    const { ticket, status } = verification;
    if (status === 'approved' || status === 'completed') {
      throw new Refusal(verificationRefusals.verificationKept);
    }
    const receipts = tx.selectFrom('receipt').select('file').where('verification_id', '=', id);
    const files = (await receipts.execute()).map(({ file }) => file);
    await eraseFilesLater(tx, id, files);
    // Staff's quotes the sender; what has not left stays unsent.
    await tx.deleteFrom('outbox').where('topic', '=', mailTopic).where('about', '=', id).execute();
    await tx.deleteFrom('verification').where('id', '=', id).execute();
    await writeAudit(tx, {
      actor: agent,
      action: 'verification.delete',
      subject: { kind: 'verification', id, name: ticket },
      details: { reason },
    });
    return ticket;
  });
  platform.nudge();
  return { ticketId };
}
