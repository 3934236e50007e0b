import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Tx } from '../database/database.ts';
import { defer, type Handler, JobRefused } from '../jobs/outbox.ts';
import type { Log } from '../monitoring/log.ts';
import type { Language } from '../text/language.ts';
import { oneLine } from '../text/one-line.ts';
import { mayMailClaimed } from './mail-limits.ts';

export interface Mail {
  /** One address without a name; null where there is nobody to write to, and no mail is queued. */
  to: string | null;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** Whom an answer is for. Default our own address. */
  replyTo?: string | undefined;
}

/** A mail as it waits: those about one record are one conversation in mail programs. */
export type QueuedMail = Mail & { to: string; thread?: string };

export const mailTopic = 'mail';

/**
 * True, or a condition that holds in the database, where the settings or the identity provider have
 * proven the address. Mails to other addresses are limited, and those above the limit are not sent.
 */
export type Known = boolean | RawBuilder<boolean>;

interface MailJob {
  event: string;
  /** The id of the record that it is about, by which it is found when an account is deleted. */
  about?: string;
  mail: Mail;
  runAfter?: Date;
  known?: Known;
  /** True where staff caused it. */
  answer?: boolean;
}

/**
 * Queues a mail in the transaction. It is sent after the commit, not before `runAfter`, and once
 * for each `event`. False where there is no address, or too many went to it. Call it last in the transaction:
 * others who write to the address wait for it.
 */
export async function queueMail(
  tx: Tx,
  { event, about, mail, runAfter, known = false, answer = false }: MailJob,
): Promise<boolean> {
  const { to } = mail;
  if (to === null) return false;
  const proven = known === false ? undefined : known;
  if (proven !== true && !(await mayMailClaimed(tx, to, answer, proven))) return false;
  const payload = { ...mail, to: oneLine(to), subject: oneLine(mail.subject) };
  const queued: QueuedMail = { ...payload, ...(about && { thread: about }) };
  await defer(tx, {
    topic: mailTopic,
    dedupe: `${mailTopic}:${event}`,
    payload: queued,
    ...(about && { about }),
    ...(runAfter && { runAfter }),
  });
  return true;
}

export async function mailStaff(
  tx: Tx,
  queued: Pick<MailJob, 'event' | 'about' | 'mail'>,
): Promise<void> {
  await queueMail(tx, { ...queued, known: true });
}

/** Removes the mail of an event from the queue. False when it was sent or is being sent. */
export async function unqueueMail(tx: Tx, event: string): Promise<boolean> {
  const dedupe = `${mailTopic}:${event}`;
  await tx
    .deleteFrom('outbox')
    .where('dedupe', '=', dedupe)
    .where('attempts', '=', 0)
    .where('done_at', 'is', null)
    .execute();
  const remaining = await tx
    .selectFrom('outbox')
    .select('id')
    .where('dedupe', '=', dedupe)
    .executeTakeFirst();
  return remaining === undefined;
}

/**
 * Removes the newest mail about a record from the queue, among those whose event starts with
 * `eventPrefix` and that were never tried. Returns its event and when it was due; undefined if
 * there is none.
 */
export async function unqueueNewestMail(
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
  send(id: string, mail: QueuedMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** Sends by SMTP. Without a server, a mail counts as sent and the inbox shows it. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'smtpName' | 'mailFrom' | 'publicUrl'> & {
    brand: Pick<Config['brand'], 'email'>;
  },
  log: Log,
): Mailer {
  if (config.smtpUrl) return smtpMailer(config.smtpUrl, config, new URL(config.publicUrl).hostname);
  log.info('mail-local');
  return { send: async (_, mail) => refuseUnsafe(mail), close() {} };
}

/** Goes as far as a mail would, and sends none. Throws what the server or the line to it does. */
export async function verifyMailServer(url: string, name: string): Promise<void> {
  const transport = openTransport(await import('nodemailer'), url, name);
  await transport.verify().finally(() => transport.close());
}

export function mailHandler(mailer: Mailer): Handler {
  return (job, signal) => mailer.send(job.id, job.payload as QueuedMail, signal);
}

/**
 * An answer about the recipient or the content is this mail's own trouble: what follows may leave.
 * It is final from 500 on. But 5.7 is policy: the relay may not know us, as all mails would learn.
 */
function ofThisMail(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const reply: Error & { command?: string; responseCode?: number; response?: string } = error;
  const { command = '', responseCode = 0, response = '' } = reply;
  const ofRelay = responseCode < 400 || responseCode === 421 || /^5\d\d[ -]5\.7\./.test(response);
  if (ofRelay || !/^(RCPT TO|DATA)$/.test(command)) return error;
  return new JobRefused(error.message, { cause: error, final: responseCode >= 500 });
}

function smtpMailer(
  url: string,
  {
    mailFrom: from,
    smtpName,
    brand,
  }: Pick<Config, 'mailFrom' | 'smtpName'> & { brand: Pick<Config['brand'], 'email'> },
  host: string,
): Mailer {
  const ours = brand.email && !from.includes(brand.email) ? brand.email : undefined;
  let transport: Promise<ReturnType<typeof openTransport>> | undefined;
  const open = () =>
    import('nodemailer').then((nodemailer) => openTransport(nodemailer, url, smtpName));
  return {
    async send(id, mail, signal) {
      refuseUnsafe(mail);
      transport ??= open();
      const { thread } = mail;
      const replyTo = mail.replyTo && isPlain(mail.replyTo) ? mail.replyTo : ours;
      const opener = thread && `<case.${thread}@${host}>`;
      const sent = (await transport).sendMail({
        from,
        // An object is not parsed as a list of addresses.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${id}@${host}>`,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // No mail has this id: it stands for the record, so that no mail has to wait for another.
        ...(opener && { inReplyTo: opener, references: opener }),
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
        ...(signal && { signal }),
      });
      await sent.catch((error: unknown) => {
        throw ofThisMail(error);
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

/** Uses one connection: the worker sends one mail at a time, and TLS costs round trips. */
function openTransport(nodemailer: typeof import('nodemailer'), url: string, name: string) {
  return nodemailer.createTransport({
    url,
    // Of the greeting: many servers refuse who calls themselves localhost.
    name,
    // A password requires TLS, even if somebody hides that the server offers it.
    requireTLS: new URL(url).username !== '',
    pool: true,
    maxConnections: 1,
    // The outbox retries, not the pool.
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

/** The mail would set its own headers or have several recipients. */
class UnsafeMail extends Error {}

function refuseUnsafe({ to, subject }: QueuedMail): void {
  if (!isPlain(to)) throw new UnsafeMail('not one plain address');
  if (subject !== oneLine(subject)) throw new UnsafeMail('the subject is not one plain line');
}

const isPlain = (address: string) =>
  /^[^\s@<>(),:;"\\[\]]+@[^\s@<>(),:;"\\[\]]+$/.test(address) && address === oneLine(address);
