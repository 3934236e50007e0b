import '#platform/database/machinery-tables.ts';
import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { together } from '#platform/database/together.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { auditCase, lockCase, mayMailOwner } from '../case-store.ts';
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

/** Returns the message's entry, where it is new. */
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
      const notices = { about: id, to: 'staff' } as const;
      await queueNotice(tx, notices, { message, mail, pace: await readPace(tx, notices) });
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
  const { id: about } = row;
  const [mail, pace, may] = await together(
    type.mails.answer(row, { text, config, tx }),
    readPace(tx, { about, to: 'customer', after }),
    mayMailOwner(tx, type, row, waits({ about, to: 'customer' })),
  );
  if (may) await queueNotice(tx, { about, to: 'customer' }, { message, mail, pace });
}

/** Between two mails to the same side, so that ten messages do not make ten mails. */
const pause = '10 minutes';

interface Notices {
  /** The id of the case, whose row this transaction has locked. */
  about: string;
  to: 'customer' | 'staff';
}

const eventOf = ({ about, to }: Notices) => `message-to-${to} ${about}`;

const isNotice = (of: Notices) =>
  sql`about = ${of.about} and dedupe like ${`mail:${eventOf(of)} %`}`;

const isWaiting = sql`done_at is null and run_after > now() and run_after < 'infinity'`;

/** A condition: a mail that says so has still to leave. */
const waits = (of: Notices) =>
  sql<boolean>`exists (select from outbox where ${isNotice(of)} and ${isWaiting})`;

interface Pace {
  freeAt: Date | null;
  waits: boolean;
}

/** When the next mail may leave: at once, or ten minutes after the last one, and not before `after`. */
async function readPace(
  tx: Tx,
  { after, ...of }: Notices & { after?: Date | undefined },
): Promise<Pace | undefined> {
  const { rows } = await sql<Pace>`
    select greatest(${after ?? null}::timestamptz,
        max(run_after) filter (where run_after < 'infinity') + ${pause}::interval) as "freeAt",
      coalesce(bool_or(${isWaiting}), false) as waits
    from outbox where ${isNotice(of)}`.execute(tx);
  return rows[0];
}

/**
 * Mails one side that the other has written. A message that comes while a mail waits to leave gets
 * none of its own. Its id names it: a running number would repeat, because old mails are erased.
 */
async function queueNotice(
  tx: Tx,
  of: Notices,
  { message, mail, pace }: { message: string; mail: Mail; pace: Pace | undefined },
): Promise<void> {
  if (pace?.waits) return;
  await queueMail(tx, {
    event: `${eventOf(of)} ${message}`,
    about: of.about,
    mail,
    known: true,
    ...(pace?.freeAt && { runAfter: pace.freeAt }),
  });
}
