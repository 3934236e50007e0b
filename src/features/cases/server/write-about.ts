import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Services } from '#platform/services.ts';
import { isAddressKnown, lockCase } from './case-store.ts';
import { queueMessageNotice } from './message-notice.ts';
import type { CaseTypes, ServerCaseType } from './server-case-type.ts';
import { consumeMessageLimit, writeMessage } from './write-message.ts';

interface NewMessage {
  id: string;
  author: CurrentUser;
  /** On which side the author writes; as a customer about their own alone. */
  as: 'customer' | 'staff';
  text: string;
  /** Only staff read it, and no mail leaves. */
  internal?: boolean | undefined;
  key: string | undefined;
}

/** Writes to the other side about a case and tells it by mail. Throws AppError. */
export async function writeAbout<T extends CaseTypes>(
  services: Services,
  type: ServerCaseType<T>,
  { id, author, as, text, internal, key }: NewMessage,
): Promise<void> {
  const { db, config } = services;
  if (as === 'customer') {
    await consumeMessageLimit(db, { of: { type, id }, authorId: author.id, key });
  }
  await db.transaction().execute(async (tx) => {
    const by = as === 'customer' ? { ownerId: author.id } : author;
    const { of, name, row } = await lockCase(tx, type, id, by);
    const written = { of, author: { id: author.id, as }, text, internal, key };
    const message = await writeMessage(tx, written);
    if (!message) return;
    if (as === 'staff') {
      await writeAudit(tx, {
        actor: author,
        action: `${type.name}.${internal ? 'note' : 'message'}`,
        subject: { kind: type.name, id, name },
      });
    }
    if (internal) return;
    if (as === 'customer') {
      const mail = type.mails.question(row, text, config);
      await queueMessageNotice(tx, { about: id, to: 'staff', message, mail, known: true });
    } else if (!row.detached_at) {
      const known = await isAddressKnown(tx, type, row);
      const mail = type.mails.answer(row, { text, addressKnown: known }, config);
      await queueMessageNotice(tx, { about: id, to: 'customer', message, mail, known });
    }
  });
  services.wakeWorker();
}
