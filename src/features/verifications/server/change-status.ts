import { Refusal } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language.ts';
import { queueMail } from '../../../platform/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isOwnRecord } from '../../accounts/own-record.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { writeAudit } from '../../accounts/server/audit.ts';
import { ownsAddress } from '../../accounts/server/owns-address.ts';
import { historyRefusals } from '../../history/refusals.ts';
import { standingOf } from '../../history/server/standing-of.ts';
import { addEvent } from '../../history/server/store.ts';
import { verificationRefusals } from '../refusals.ts';
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
  platform: Platform,
  { agent, language, id, status, expected, note }: StatusChange,
): Promise<void> {
  const reason = note || undefined;
  await platform.db.transaction().execute(async (tx) => {
    const verification = await lockVerification(tx, ofStaff(agent.role), id);
    if (!verification) throw new Refusal(verificationRefusals.verificationNotFound);
    const of = { verificationId: id };
    const current = verification.status;
    const wish = { of, agentId: agent.id, current, status, expected, note: reason };
    const standing = await standingOf(tx, wish);
    if (standing === 'set') return;
    if (standing !== 'to-set') {
      throw new Refusal(verificationRefusals.statusChanged, {
        details: { status: current, ...standing },
      });
    }
    const { person_id: personId, email } = verification;
    if (approving.includes(status) && isOwnRecord(agent, { personId, email })) {
      throw new Refusal(historyRefusals.ownRecord);
    }
    if (status === 'rejected' && !reason) {
      const kind = verificationRefusals.reasonRequired;
      throw new Refusal(kind, { fields: { note: kind.message[language] } });
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
      mail: statusMail(verification, status, reason, platform.config),
      known: await ownsAddress(tx, { personId, email }),
      answer: true,
    });
  });
  platform.nudge();
}

/** When it was decided; to close what was decided is no new decision. */
function decidedAt(status: VerificationStatus, before: Date | null): Date | null {
  if (status === 'pending' || status === 'processing') return null;
  return status === 'completed' && before ? before : new Date();
}
