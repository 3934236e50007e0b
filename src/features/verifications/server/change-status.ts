import { isOwnRecord } from '#features/accounts/own-record.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import { historyErrors } from '#features/cases/errors.ts';
import { standingOf } from '#features/cases/server/standing-of.ts';
import { addEvent } from '#features/cases/server/store.ts';
import { AppError } from '#platform/http/errors.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { verificationErrors } from '../errors.ts';
import type { VerificationStatusChange } from '../schema.ts';
import type { VerificationStatus } from '../statuses.ts';
import { statusMail } from './mail.ts';
import { lockVerification, ofStaff } from './store.ts';

/** What nobody decides about a sending of their own. */
const approving: readonly VerificationStatus[] = ['approved', 'completed'];

interface StatusChange extends VerificationStatusChange {
  agent: CurrentUser;
  /** The agent's. */
  language: Language;
  id: string;
}

/**
 * Sets a verification's status, writes down who did it and tells the sender by mail. Setting the
 * status it has already changes nothing. Throws Refusal: not found, changed by someone else
 * meanwhile, an agent's own, or a rejection that gives no reason.
 */
export async function changeVerificationStatus(
  services: Services,
  { agent, language, id, status, expected, note }: StatusChange,
): Promise<void> {
  const reason = note || undefined;
  await services.db.transaction().execute(async (tx) => {
    const verification = await lockVerification(tx, ofStaff(agent.role), id);
    if (!verification) throw new AppError(verificationErrors.verificationNotFound);
    const of = { verificationId: id };
    const current = verification.status;
    const listQuery = { of, agentId: agent.id, current, status, expected, note: reason };
    const standing = await standingOf(tx, listQuery);
    if (standing === 'set') return;
    if (standing !== 'to-set') {
      throw new AppError(verificationErrors.statusChanged, {
        details: { status: current, ...standing },
      });
    }
    const { person_id: personId, email } = verification;
    if (approving.includes(status) && isOwnRecord(agent, { personId, email })) {
      throw new AppError(historyErrors.ownRecord);
    }
    if (status === 'rejected' && !reason) {
      const kind = verificationErrors.reasonRequired;
      throw new AppError(kind, { fields: { note: kind.message[language] } });
    }
    await tx
      .updateTable('verification')
      .set({ status, processed_at: decidedAt(status, verification.processed_at) })
      .where('id', '=', id)
      .execute();
    const event = await addEvent(tx, {
      of,
      actor: { id: agent.id, as: 'staff' },
      kind: 'status',
      from: current,
      to: status,
      ...(reason && { note: reason }),
    });
    await writeAudit(tx, {
      actor: agent,
      action: 'verification.status',
      subject: { kind: 'verification', id, name: verification.ticket },
      details: { status: { from: current, to: status } },
    });
    if (verification.detached_at) return;
    await queueMail(tx, {
      event: `verification-status ${event}`,
      about: id,
      mail: statusMail(verification, status, reason, services.config),
      known: await ownsAddress(tx, { personId, email }),
      answer: true,
    });
  });
  services.wakeWorker();
}

/** When it was decided; to close what was decided is no new decision. */
function decidedAt(status: VerificationStatus, before: Date | null): Date | null {
  if (status === 'pending' || status === 'processing') return null;
  return status === 'completed' && before ? before : new Date();
}
