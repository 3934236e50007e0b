import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import '#platform/database/machinery-tables.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';

/** Between two mails to the same side, so that ten messages do not make ten mails. */
const pause = '10 minutes';

interface MessageNotice {
  /** The id of the case, whose row this transaction has locked. */
  about: string;
  to: 'customer' | 'staff';
  /** The message's id: a running number would repeat, because old mails are erased. */
  message: string;
  mail: Mail;
  /** True where the address is known to be theirs: see `queueMail`. */
  known: boolean;
  after?: Date | undefined;
}

/**
 * Mails one side that the other has written: at once, or ten minutes after the last such mail. A
 * message that comes while a mail waits to leave gets none of its own.
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
