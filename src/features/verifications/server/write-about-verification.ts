import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import { queueMessageNotice } from '#features/cases/server/message-notice.ts';
import { consumeMessageLimit, writeMessage } from '#features/cases/server/write-message.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { verificationErrors } from '../errors.ts';
import { answerMail } from './mail.ts';
import { questionMail } from './staff-mail.ts';
import { lockVerification, ofCustomer, ofStaff } from './store.ts';

interface Message {
  verificationId: string;
  author: CurrentUser;
  /** On which side the author writes. */
  as: 'customer' | 'staff';
  text: string;
  /** Only staff read it, and no mail leaves. */
  internal?: boolean | undefined;
  key: string | undefined;
}

/** Writes to the other side about a verification and tells it by mail. Throws Refusal. */
export async function writeAboutVerification(
  services: Services,
  { verificationId, author, as, text, internal, key }: Message,
): Promise<void> {
  const { db, config } = services;
  if (as === 'customer') await consumeMessageLimit(db, author.id, key);
  await db.transaction().execute(async (tx) => {
    const scope = as === 'customer' ? ofCustomer(author.id) : ofStaff(author.role);
    const verification = await lockVerification(tx, scope, verificationId);
    if (!verification) throw new AppError(verificationErrors.verificationNotFound);
    const of = { verificationId };
    const written = { of, author: { id: author.id, as }, text, internal, key };
    const message = await writeMessage(tx, written);
    if (!message) return;
    if (as === 'staff') {
      await writeAudit(tx, {
        actor: author,
        action: internal ? 'verification.note' : 'verification.message',
        subject: { kind: 'verification', id: verificationId, name: verification.ticket },
      });
    }
    if (internal) return;
    const about = verificationId;
    if (as === 'customer') {
      const mail = questionMail(verification, text, config);
      await queueMessageNotice(tx, { about, to: 'staff', message, mail, known: true });
    } else if (!verification.detached_at) {
      const { person_id: personId, email } = verification;
      const known = await ownsAddress(tx, { personId, email });
      const mail = answerMail(verification, known ? text : undefined, config);
      await queueMessageNotice(tx, { about, to: 'customer', message, mail, known });
    }
  });
  services.wakeWorker();
}
