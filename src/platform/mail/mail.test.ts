import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { startWorker, type WorkerOptions } from '../jobs/outbox.ts';
import { createLog } from '../monitoring/log.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createMailer, mailHandler, type QueuedMail, queueMail } from './mail.ts';

let database: OpenDatabase;
let ends: (() => unknown)[] = [];
const log = createLog(() => {});

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => sql`truncate outbox`.execute(database.db));
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});
afterAll(() => database.close());

const sender = {
  mailFrom: 'Mariel Auto <hola@marielauto.example>',
  smtpName: 'marielauto.example',
  publicUrl: 'https://marielauto.example',
  brand: { email: 'hola@marielauto.example' },
};
const letter: QueuedMail = {
  to: 'marta@correo.example',
  subject: 'Cotización MA-TX-2026-000001 recibida',
  text: 'Año nuevo, dirección nueva: ñandú.\n',
  html: '<!doctype html><html><head></head><body><p>Año nuevo</p></body></html>',
  language: 'es',
};

test('a mail arrives whole: names, accents, both parts, and an id that is ours', async () => {
  const server = await openServer();
  await queue('quote:1', letter);
  work(server.url);
  await until(server, 1);
  const [mail] = server.mails;
  expect(mail).toMatchObject({
    from: { name: 'Mariel Auto', address: 'hola@marielauto.example' },
    to: [{ address: letter.to }],
    subject: letter.subject,
  });
  expect(mail?.text?.trim()).toBe(letter.text.trim());
  expect(mail?.html).toContain('Año nuevo');
  const [row] = await rows();
  expect(mail?.messageId).toBe(`<${row?.id}@marielauto.example>`);
  expect(header(mail, 'auto-submitted')).toBe('auto-generated');
  expect(header(mail, 'content-language')).toBe('es');
});

const customer = 'marta@correo.example';
const noReply = { mailFrom: 'Mariel Auto <no-reply@marielauto.example>' };
test.each([
  ['a notice to staff', {}, { replyTo: customer }, customer],
  ['a mail from our own address', {}, {}, undefined],
  ['a mail from an address that nobody reads', noReply, {}, sender.brand.email],
  [
    'a typed address with a header in it',
    noReply,
    { replyTo: 'a@b.example\nBcc: c@d.example' },
    sender.brand.email,
  ],
  ['a typed list of addresses', {}, { replyTo: 'a@b.example, c@d.example' }, undefined],
])('whom an answer to %s is for', async (_, from, more, expected) => {
  const server = await openServer();
  const mailer = createMailer({ smtpUrl: server.url, ...sender, ...from }, log);
  await mailer.send('1', { ...letter, ...more });
  mailer.close();
  const [mail] = server.mails;
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual(expected && [expected]);
  expect(header(mail, 'bcc')).toBeUndefined();
});

test('all mails about one record are one conversation, and others are none', async () => {
  const server = await openServer();
  const [one, other] = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000000${end}`);
  await database.db.transaction().execute(async (tx) => {
    for (const [at, about] of [one, one, other, undefined].entries()) {
      const mail = { ...letter, subject: `${at}` };
      await queueMail(tx, { event: `mail ${at}`, mail, known: true, ...(about && { about }) });
    }
  });
  work(server.url);
  await until(server, 4);
  const conversations = server.mails
    .toSorted((a, b) => Number(a.subject) - Number(b.subject))
    .map(({ references, inReplyTo }) => [references, inReplyTo]);
  const opener = (id?: string) => `<case.${id}@marielauto.example>`;
  expect(conversations).toEqual([
    [opener(one), opener(one)],
    [opener(one), opener(one)],
    [opener(other), opener(other)],
    [undefined, undefined],
  ]);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(4);
});

test('nothing that a person typed starts a header or adds a recipient', async () => {
  const server = await openServer();
  const subject = 'Hola\r\nBcc: otro@mal.example\u2028X-Evil: 1';
  await queue('bad subject', { ...letter, subject });
  await queue('bad line', { ...letter, to: 'a@b.example\r\nRCPT TO:<otro@mal.example>' });
  await queue('two people', { ...letter, to: 'a@b.example, otro@mal.example' });
  await queue('a name', { ...letter, to: 'Otro <otro@mal.example>' });
  await queue('good', letter);
  work(server.url, { backoff: () => 3_600_000 });
  await until(server, 2);
  const evil = server.mails.find((mail) => mail.subject?.startsWith('Hola'));
  expect(evil?.subject).toBe('Hola Bcc: otro@mal.example X-Evil: 1');
  expect(header(evil, 'bcc') ?? header(evil, 'x-evil')).toBeUndefined();
  expect(server.recipients).toEqual([letter.to, letter.to]);
  const errors = (await rows()).map((row) => row.last_error).filter(Boolean);
  expect(errors).toEqual(Array(3).fill('not one plain address'));
});

test('what was put into the outbox past the door is refused too, with and without a server', async () => {
  const server = await openServer();
  for (const smtpUrl of [undefined, server.url]) {
    const mailer = createMailer({ smtpUrl, ...sender }, log);
    const send = (change: Partial<QueuedMail>) => mailer.send('1', { ...letter, ...change });
    await expect(send({ subject: 'Hola\nBcc: otro@mal.example' })).rejects.toThrow(
      'the subject is not one plain line',
    );
    for (const to of ['a@b.example, c@d.example', 'a@b.example\u0000', 'Otro <a@b.example>']) {
      await expect(send({ to })).rejects.toThrow('not one plain address');
    }
    await send({});
    mailer.close();
  }
  expect(server.recipients).toEqual([letter.to]);
  expect(server.mails[0]?.to).toEqual([{ name: '', address: letter.to }]);
});

test('a mail is its text alone: no file and no address is read for it', async () => {
  const server = await openServer();
  const mailer = openMailer(server.url);
  const send = (html: object) => mailer.send('1', { ...letter, html: html as never });
  await expect(send({ path: 'package.json' })).rejects.toThrow(/file access/i);
  await expect(send({ href: 'http://127.0.0.1:1/secreto' })).rejects.toThrow(/url access/i);
  expect(server.mails).toEqual([]);
});

test('one line to the server carries all mails, and the close ends it', async () => {
  const server = await openServer();
  const mailer = openMailer(server.url);
  for (const id of ['1', '2', '3']) await mailer.send(id, letter);
  expect(server.connections()).toEqual({ opened: 1, open: 1 });
  mailer.close();
  await expect.poll(() => server.connections().open).toBe(0);
  await mailer.send('4', letter);
  expect(server.connections()).toEqual({ opened: 2, open: 1 });
});

test('a try that is called off sends nothing', async () => {
  const server = await openServer();
  const mailer = openMailer(server.url);
  await expect(mailer.send('1', letter, AbortSignal.abort())).rejects.toThrow();
  expect(server.mails).toEqual([]);
});

test('a mail knows its record, and waits for its time', async () => {
  const known = true;
  const record = '00000000-0000-4000-8000-000000000001';
  const tomorrow = new Date(Date.now() + 86_400_000);
  await database.db.transaction().execute(async (tx) => {
    await queueMail(tx, { event: 'now', mail: { ...letter, subject: '  Hola  ' }, known });
    await queueMail(tx, { event: 'later', about: record, mail: letter, known, runAfter: tomorrow });
  });
  const { rows } = await sql`
    select about, payload ->> 'subject' as subject, run_after > now() as waits
    from outbox order by dedupe`.execute(database.db);
  expect(rows).toEqual([
    { about: record, subject: letter.subject, waits: true },
    { about: null, subject: 'Hola', waits: false },
  ]);
});

test.each<[string, [code: number, text: string], 'final' | 'deferred' | 'relay']>([
  ['no such mailbox', [550, '5.1.1 User unknown'], 'final'],
  ['no such domain', [550, '5.1.2 Host unknown'], 'final'],
  ['no such mailbox, in plain words', [550, 'mailbox unavailable'], 'final'],
  ['a mailbox that takes no more', [552, '5.2.2 Mailbox full'], 'final'],
  ['a mailbox that is full for now', [452, '4.2.2 Mailbox full'], 'deferred'],
  ['a greylist', [450, '4.7.1 Greylisted, try again in 300 seconds'], 'deferred'],
  ['a relay that does not know us', [554, '5.7.1 Relay access denied'], 'relay'],
  ['a relay that closes', [421, '4.3.2 Service shutting down'], 'relay'],
])('what a server says of a recipient: %s', async (_, [code, text], meaning) => {
  const server = await openServer([
    { code, text },
    { code, text },
  ]);
  await queue('quote:1', letter);
  const ran: string[] = [];
  const lines: string[] = [];
  work(server.url, {
    backoff: () => 3_600_000,
    metrics: { jobRan: (topic, outcome) => ran.push(`${topic} ${outcome}`) },
    log: createLog((line) => lines.push(line)),
  });
  await expect.poll(() => lines.length).toBe(1);
  const outcome = { final: 'refused', deferred: 'deferred', relay: 'failed' }[meaning];
  expect(ran).toEqual([`mail ${outcome}`]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: meaning === 'relay' ? 'error' : 'info',
    event: `job-${outcome}`,
    said: expect.stringContaining(String(code)),
  });
  const { rows: states } = await sql`select run_after = 'infinity' as over,
    last_error like ${`%${code} ${text}%`} as said from outbox`.execute(database.db);
  expect(states).toEqual([{ over: meaning === 'final', said: true }]);
});

test('we greet a server by a name that leads to the shop, or by the one that was set', async () => {
  const server = await openServer();
  for (const smtpName of ['marielauto.example', 'mail.marielauto.example']) {
    const mailer = createMailer({ smtpUrl: server.url, ...sender, smtpName }, log);
    await mailer.send(smtpName, letter).finally(() => mailer.close());
  }
  expect(server.greetings).toEqual(['marielauto.example', 'mail.marielauto.example']);
});

test('a server that says later, twice, then takes it: the mail arrives once', async () => {
  const server = await openServer([{ code: 450, text: 'busy' }, 'later', 'take']);
  await queue('quote:1', letter);
  work(server.url);
  await until(server, 1);
  await expect.poll(firstRow).toMatchObject({ attempts: 3, done: true });
  expect(server.mails).toHaveLength(1);
});

test('a connection cut after the mail was taken: it comes again under the same id', async () => {
  const server = await openServer(['cut', 'take']);
  await queue('quote:1', letter);
  work(server.url);
  await until(server, 2);
  const [first, second] = server.mails;
  expect(second?.messageId).toBe(first?.messageId);
  await expect.poll(firstRow).toMatchObject({ attempts: 2, done: true });
});

test('a mail server that is dead loses nothing and stops nobody', async () => {
  const first = await openServer();
  const { port } = first;
  await first.close();
  work(first.url, { backoff: () => 20, pollMs: 5 });
  for (const name of ['a', 'b', 'c']) await queue(name, { ...letter, subject: name });
  await expect.poll(async () => (await rows()).every((row) => row.attempts > 1)).toBe(true);
  const back = await openServer([], port);
  await until(back, 3);
  await expect.poll(async () => (await rows()).every((row) => row.done)).toBe(true);
  expect(back.mails.map((mail) => mail.subject).sort()).toEqual(['a', 'b', 'c']);
});

test('a password waits for TLS: over an open line nothing is sent', async () => {
  const server = await openServer();
  await queue('quote:1', letter);
  work(server.url.replace('smtp://', 'smtp://tienda:secreto@'), { backoff: () => 3_600_000 });
  await expect.poll(async () => (await firstRow())?.last_error).toMatch(/TLS/);
  expect([server.mails, server.recipients]).toEqual([[], []]);
});

test('one event is one mail, whoever queues it again', async () => {
  await queue('quote:1:customer', letter);
  await queue('quote:1:customer', { ...letter, subject: 'otra vez' });
  expect(await rows()).toHaveLength(1);
});

test('without a mail server a mail counts as delivered here', async () => {
  await queue('quote:1', letter);
  work(undefined);
  await expect.poll(firstRow).toMatchObject({ done: true });
});

function openMailer(smtpUrl: string) {
  const mailer = createMailer({ smtpUrl, ...sender }, log);
  ends.push(() => mailer.close());
  return mailer;
}

async function queue(event: string, mail: QueuedMail) {
  await database.db.transaction().execute((tx) => queueMail(tx, { event, mail, known: true }));
}

function work(smtpUrl: string | undefined, more: Partial<WorkerOptions> = {}) {
  const mailer = createMailer({ smtpUrl, ...sender }, log);
  const worker = startWorker({
    db: database.db,
    log,
    handlers: { mail: mailHandler(mailer) },
    pollMs: 3_600_000,
    backoff: () => 0,
    ...more,
  });
  ends.push(async () => {
    await worker.stop();
    mailer.close();
  });
}

async function rows() {
  const { rows } = await sql<{
    id: string;
    attempts: number;
    done: boolean;
    last_error: string | null;
  }>`select id, attempts, done_at is not null as done, last_error from outbox order by created_at`.execute(
    database.db,
  );
  return rows;
}

const firstRow = async () => (await rows())[0];

/** A real SMTP server that treats each mail by plan, in order, and takes all others. */
async function openServer(
  plan: ('take' | 'later' | 'cut' | { code: number; text: string })[] = [],
  port = 0,
) {
  const greetings: string[] = [];
  const mails: Email[] = [];
  const recipients: string[] = [];
  let opened = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onConnect(_session, callback) {
      opened += 1;
      callback();
    },
    onRcptTo(address, session, callback) {
      greetings.push(session.hostNameAppearsAs);
      const [step] = plan;
      if (typeof step === 'object') {
        plan.shift();
        return callback(Object.assign(new Error(step.text), { responseCode: step.code }));
      }
      recipients.push(address.address);
      return callback();
    },
    async onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch {
        return; // A mail that broke off did not arrive.
      }
      const step = plan.shift();
      if (step === 'later') {
        return callback(Object.assign(new Error('try again later'), { responseCode: 451 }));
      }
      mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      if (step !== 'cut') return callback();
      for (const connection of server.connections) connection.close();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  ends.push(close);
  const { port: taken } = server.server.address() as AddressInfo;
  const connections = () => ({ opened, open: server.connections.size });
  return {
    mails,
    greetings,
    recipients,
    connections,
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    close,
  };
}

async function until(server: { mails: Email[] }, count: number) {
  await expect.poll(() => server.mails.length).toBeGreaterThanOrEqual(count);
}

function header(mail: Email | undefined, key: string): string | undefined {
  return mail?.headers.find((header) => header.key === key)?.value;
}
