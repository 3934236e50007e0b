import type { Role } from '#features/accounts/roles.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { queueMessageNotice } from '#features/cases/server/message-notice.ts';
import { consumeMessageLimit, writeMessage } from '#features/cases/server/write-message.ts';
import type { Services } from '#platform/services.ts';
import { lockQuote } from './lock-quote.ts';
import { answerMail, questionMail } from './notice-mails.ts';

interface Message {
  quoteId: string;
  /** The owner as 'customer'; anybody else's quote is not found. */
  author: { id: string; as: 'customer' } | { id: string; as: 'staff'; role: Role };
  text: string;
  /** Only staff read it, and no mail leaves. */
  internal?: boolean | undefined;
  key: string | undefined;
}

/** Writes to the other side about a quote and tells it by mail. Throws Refusal. */
export async function writeAboutQuote(
  services: Services,
  { quoteId, author, text, internal, key }: Message,
): Promise<void> {
  const { db, config } = services;
  if (author.as === 'customer') await consumeMessageLimit(db, author.id, key);
  await db.transaction().execute(async (tx) => {
    const by = author.as === 'customer' ? { ownerId: author.id } : { role: author.role };
    const quote = await lockQuote(tx, quoteId, by);
    const message = await writeMessage(tx, { of: quote.of, author, text, internal, key });
    if (!message) return;
    if (author.as === 'staff') {
      await writeAudit(tx, {
        actor: author,
        action: internal ? 'quote.note' : 'quote.message',
        subject: { kind: 'quote', id: quoteId, name: quote.reference },
      });
    }
    if (internal) return;
    if (author.as === 'customer') {
      const mail = questionMail(quote, text, config);
      await queueMessageNotice(tx, { about: quoteId, to: 'staff', message, mail, known: true });
    } else if (quote.reachable) {
      const mail = answerMail(quote, text, config);
      const known = quote.addressKnown;
      await queueMessageNotice(tx, { about: quoteId, to: 'customer', message, mail, known });
    }
  });
  services.wakeWorker();
}
