import '#platform/database/machinery-tables.ts';
import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { together } from '#platform/database/together.ts';
import { type Known, type Mail, queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { auditCase, isAddressKnown, lockCase, refuseWithoutEmail } from '../case-store.ts';
import { rememberForUndo } from '../changing/undoable.ts';
import { refuseUnseen } from '../events.ts';
import type { CaseTypes, ServerCaseType } from '../server-case-type.ts';
import { arrivedBefore, consumeMessageLimit, writeEntry } from './write-message.ts';

interface NewMessage {
  id: string;
  author: CurrentUser;
  as: 'customer' | 'staff';
  text: string;
  /** Only staff read it, and no mail leaves. */
  internal?: boolean | undefined;
  /** What the agent saw last: see `seenEntry`. */
  seen?: string | undefined;
  key: string | undefined;
}

/** Returns the message's entry, where it is new. Throws AppError: a message of staff to nobody's e-mail. */
export async function writeAbout<Types extends CaseTypes>(
  services: Services,
  type: ServerCaseType<Types>,
  { id, author, as, text, internal, seen, key }: NewMessage,
): Promise<string | undefined> {
  const { db, config } = services;
  if (as === 'customer') {
    await consumeMessageLimit(db, { of: { type, id }, authorId: author.id, key });
  }
  const entry = await inTransaction(db, async (tx) => {
    const by = as === 'customer' ? { ownerId: author.id } : author;
    const of = { type, id };
    const actor = { id: author.id, as };
    const kind = 'message' as const;
    const entry = {
      of,
      actor,
      kind,
      note: text,
      ...(internal && { internal }),
      ...(key && { key }),
    };
    const [locked, arrived] = await together(lockCase(tx, type, id, by), arrivedBefore(tx, entry));
    if (arrived) return undefined;
    const { row } = locked;
    if (as === 'customer') await type.refuseText?.(tx, author.id, text);
    const mails = as === 'staff' && !internal;
    if (mails) refuseWithoutEmail(type, row);
    const { undo } = mails ? rememberForUndo(row) : {};
    const [message] = await together(
      writeEntry(tx, undo ? { ...entry, undo } : entry),
      mails && seen && refuseUnseen(tx, of, seen),
      as === 'staff' && auditCase(tx, author, locked, internal ? 'note' : 'message'),
      mails && type.followAct?.(tx, id),
    );
    if (internal) return message;
    if (as === 'customer') {
      const mail = type.mails.question(row, text, config);
      await queueMessageNotice(tx, { about: id, to: 'staff', message, mail, known: true });
    } else {
      await mailCaseCustomer(tx, type, row, { id: message, text, after: undo?.until }, config);
    }
    return message;
  });
  services.wakeWorker();
  return entry;
}

/** Mails a text of staff, not before `after`; a deleted account gets no mail. */
export async function mailCaseCustomer<Types extends CaseTypes>(
  tx: Tx,
  type: ServerCaseType<Types>,
  row: Types['row'],
  { id: message, text, after }: { id: string; text: string; after: Date | undefined },
  config: Config,
): Promise<void> {
  if (row.detached_at) return;
  const mail = type.mails.answer(row, { text, config, tx });
  const known = isAddressKnown(type, row);
  await queueMessageNotice(tx, { about: row.id, to: 'customer', message, mail, known, after });
}

/** Between two mails to the same side, so that ten messages do not make ten mails. */
const pause = '10 minutes';

interface MessageNotice {
  /** The id of the case, whose row this transaction has locked. */
  about: string;
  to: 'customer' | 'staff';
  /** The message's id: a running number would repeat, because old mails are erased. */
  message: string;
  mail: Mail | Promise<Mail>;
  /** See `queueMail`. */
  known: Known;
  after?: Date | undefined;
}

/**
 * Mails one side that the other has written: at once, or ten minutes after the last such mail. A
 * message that comes while a mail waits to leave gets none of its own.
 */
async function queueMessageNotice(
  tx: Tx,
  { about, to, message, mail: written, known, after }: MessageNotice,
): Promise<void> {
  const name = `message-to-${to} ${about}`;
  const [mail, { rows }] = await together(
    written,
    sql<{ free_at: Date | null; waits: boolean | null }>`
      select greatest(${after ?? null}::timestamptz,
          max(run_after) filter (where run_after < 'infinity') + ${pause}::interval) as free_at,
        bool_or(done_at is null and run_after > now() and run_after < 'infinity') as waits
      from outbox where about = ${about} and dedupe like ${`mail:${name} %`}`.execute(tx),
  );
  const { free_at: freeAt = null, waits = false } = rows[0] ?? {};
  if (waits) return;
  const event = `${name} ${message}`;
  const answer = to === 'customer';
  await queueMail(tx, { event, about, mail, known, answer, ...(freeAt && { runAfter: freeAt }) });
}
