import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Tx } from '../database/database.ts';
import { defer, type Handler } from '../jobs/outbox.ts';
import type { Log } from '../monitoring/log.ts';
import type { Language } from '../text/language.ts';
import { mayMailClaimed } from './mail-limits.ts';

export interface Mail {
  /** One address, no name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
}

/** The outbox topic of mails. */
export const mailTopic = 'mail';

interface Queued {
  event: string;
  /**
   * The id of the record it tells of; by it, what names a person is found when the account is
   * deleted.
   */
  about?: string;
  mail: Mail;
  runAfter?: Date;
  /**
   * Somebody vouches that the address is its reader's: the settings, or the provider. Unless told
   * nobody does, and how much leaves for it is limited; what is too much is not sent.
   */
  known?: boolean;
  /** Staff caused it. */
  answer?: boolean;
}

/**
 * Writes a mail into the transaction; it leaves after the commit (and not before `runAfter`), once
 * for each `event`. False: too many went to that address. Last in its transaction, because others
 * who write to the address wait for it.
 */
export async function queueMail(
  tx: Tx,
  { event, about, mail, runAfter, known = false, answer = false }: Queued,
): Promise<boolean> {
  if (!known && !(await mayMailClaimed(tx, mail.to, answer))) return false;
  const payload = { ...mail, to: oneLine(mail.to), subject: oneLine(mail.subject) };
  await defer(tx, {
    topic: mailTopic,
    dedupe: `${mailTopic}:${event}`,
    payload,
    ...(about && { about }),
    ...(runAfter && { runAfter }),
  });
  return true;
}

/** The same, to ourselves: the settings vouch for the address. */
export async function mailStaff(
  tx: Tx,
  queued: Pick<Queued, 'event' | 'about' | 'mail'>,
): Promise<void> {
  await queueMail(tx, { ...queued, known: true });
}

/**
 * Takes back the mail of an event before it leaves. False: it left, or somebody is trying. One that
 * was never queued cannot leave either.
 */
export async function takeBackMail(tx: Tx, event: string): Promise<boolean> {
  const dedupe = `${mailTopic}:${event}`;
  await tx
    .deleteFrom('outbox')
    .where('dedupe', '=', dedupe)
    .where('attempts', '=', 0)
    .where('done_at', 'is', null)
    .execute();
  const left = await tx
    .selectFrom('outbox')
    .select('id')
    .where('dedupe', '=', dedupe)
    .executeTakeFirst();
  return left === undefined;
}

/**
 * Takes back the newest mail about a record that nobody has tried to send yet, of those whose event begins so:
 * its event, and when it was to leave. Undefined: none waits.
 */
export async function takeBackWaitingMail(
  tx: Tx,
  about: string,
  eventPrefix: string,
): Promise<{ event: string; runAfter: Date } | undefined> {
  const prefix = `${mailTopic}:${eventPrefix}`;
  const { rows } = await sql<{ event: string; runAfter: Date }>`
    delete from outbox where id = (
      select id from outbox where about = ${about} and starts_with(dedupe, ${prefix})
        and attempts = 0 and done_at is null
      order by created_at desc limit 1)
      and attempts = 0
    returning substr(dedupe, ${mailTopic.length + 2}) as event, run_after as "runAfter"`.execute(
    tx,
  );
  return rows[0];
}

export interface Mailer {
  /** Throws when the mail was not taken over; `id` makes the Message-ID, the same at each try. */
  send(id: string, mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** By SMTP when there is a server; otherwise a mail counts as delivered and the inbox shows it. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  log: Log,
): Mailer {
  if (config.smtpUrl)
    return smtpMailer(config.smtpUrl, config.mailFrom, new URL(config.publicUrl).hostname);
  log.info('mail-local');
  return { send: async (_, mail) => refuseUnsafe(mail), close() {} };
}

/** The worker's handler of the topic `mail`. */
export function mailHandler(mailer: Mailer): Handler {
  // Only queueMail writes this topic, so the payload is a Mail.
  return (job, signal) => mailer.send(job.id, job.payload as Mail, signal);
}

function smtpMailer(url: string, from: string, host: string): Mailer {
  let transport: Promise<ReturnType<typeof openTransport>> | undefined;
  const open = () => import('nodemailer').then((nodemailer) => openTransport(nodemailer, url));
  return {
    async send(id, mail, signal) {
      refuseUnsafe(mail);
      transport ??= open();
      await (await transport).sendMail({
        from,
        // Given apart, an address is never parsed as a list.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${id}@${host}>`,
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
        ...(signal && { signal }),
      });
    },
    close() {
      transport?.then(
        (open) => open.close(),
        () => {},
      );
      transport = undefined;
    },
  };
}

/** One open connection: the worker sends one mail at a time, and TLS costs round trips. */
function openTransport(nodemailer: typeof import('nodemailer'), url: string) {
  return nodemailer.createTransport({
    url,
    // A password never goes over an open line, though somebody on the way hides that TLS is offered.
    requireTLS: new URL(url).username !== '',
    pool: true,
    maxConnections: 1,
    // The outbox repeats; the pool must not do so on its own.
    maxRequeues: 0,
    idleTimeout: 20_000,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A mail that would write its own headers or go to more than one address. */
class UnsafeMail extends Error {}

function refuseUnsafe({ to, subject }: Mail): void {
  if (!/^[^\s@<>(),:;"\\[\]]+@[^\s@<>(),:;"\\[\]]+$/.test(to) || to !== oneLine(to)) {
    throw new UnsafeMail('not one plain address');
  }
  if (subject !== oneLine(subject)) throw new UnsafeMail('the subject is not one plain line');
}

/** Control characters and line ends become spaces: nothing a person typed starts a header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
