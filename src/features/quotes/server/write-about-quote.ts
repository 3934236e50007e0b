import type { Platform } from '../../../platform/platform.ts';
import type { Role } from '../../accounts/roles.ts';
import { writeAudit } from '../../accounts/server/audit.ts';
import { queueMessageNotice } from '../../history/server/message-notice.ts';
import type { MessagePage } from '../../history/server/posted-message.ts';
import { keepMessageLimit, writeMessage } from '../../history/server/write-message.ts';
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
  platform: Platform,
  { quoteId, author, text, internal, key }: Message,
): Promise<void> {
  const { db, config } = platform;
  if (author.as === 'customer') await keepMessageLimit(db, author.id, key);
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
  platform.nudge();
}

/** A customer's message as the form of "Mis Cotizaciones" brings it. */
export const quoteMessages: MessagePage = {
  path: '/my-quotes',
  write: (platform, { id, author, text, key }) =>
    writeAboutQuote(platform, {
      quoteId: id,
      author: { id: author.id, as: 'customer' },
      text,
      key,
    }),
};
