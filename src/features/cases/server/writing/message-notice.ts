import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import '#platform/database/machinery-tables.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';

/** Between two mails to the same side: ten messages are not ten mails. */
const pause = '10 minutes';

interface MessageNotice {
  /** The id of the case; its row is locked by this transaction. */
  about: string;
  to: 'customer' | 'staff';
  /** The message's id. A count would not do, because old mails are erased. */
  message: string;
  mail: Mail;
  /** Of the address: see `queueMail`. */
  known: boolean;
  after?: Date | undefined;
}

/**
 * Tells one side by mail that the other has written: at once, or when ten minutes have passed
 * since the last such mail. While one waits to leave, another message needs none.
 */
export async function queueMessageNotice(
  tx: Tx,
  { about, to, message, mail, known, after }: MessageNotice,
) {
  const name = `message-to-${to} ${about}`;
  const { rows } = await sql<{ free_at: Date | null; waits: boolean | null }>`
    select greatest(${after ?? null}::timestamptz,
        max(run_after) filter (where run_after < 'infinity') + ${pause}::interval) as free_at,
      bool_or(done_at is null and run_after > now() and run_after < 'infinity') as waits
    from outbox where about = ${about} and dedupe like ${`mail:${name} %`}`.execute(tx);
  const { free_at: freeAt = null, waits = false } = rows[0] ?? {};
  if (waits) return;
  const event = `${name} ${message}`;
  await queueMail(tx, {
    event,
    about,
    mail,
    known,
    answer: to === 'customer',
    ...(freeAt && { runAfter: freeAt }),
  });
}
