import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { inboxRoutes } from './inbox.ts';
import { queueMail } from './mail.ts';

let database: OpenDatabase;
let get: (path: string) => Promise<Response>;

beforeAll(async () => {
  database = await openTestDatabase();
  const app = inboxRoutes(database);
  get = async (path) => app.request(path);
});
afterAll(() => database.close());

test('the inbox of a fresh shop says that it is empty, and what to do', async () => {
  const page = await (await get('/buzon')).text();
  expect(page).toContain('<title>Buzón local</title>');
  expect(page).toContain('Todavía no hay correos');
  expect(await (await get('/buzon/messages.json')).json()).toEqual([]);
});

test('a mail shows once it is delivered, newest first, with everything a test needs', async () => {
  await deliver('first', '2026-11-20T10:00:00Z');
  await deliver('second', '2026-11-21T10:00:00Z');
  await deliver('not yet', null);
  const answer = await get('/buzon/messages.json');
  const messages = await answer.json();
  expect(messages.map((message: { subject: string }) => message.subject)).toEqual([
    'second',
    'first',
  ]);
  expect(messages[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    to: 'marta@correo.example',
    subject: 'second',
    text: 'Hola <b>Marta</b>',
    html: '<html><head></head><body><p style="color:red">Hola</p></body></html>',
    date: '2026-11-21T10:00:00.000Z',
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a search leaves those that go to an address, or whose subject names it', async () => {
  const found = async (search: string) => {
    const path = `/buzon/messages.json?${new URLSearchParams({ search })}`;
    const messages: { subject: string }[] = await (await get(path)).json();
    return messages.map(({ subject }) => subject);
  };
  expect(await found('marta@correo.example')).toEqual(['second', 'first']);
  expect(await found('irst')).toEqual(['first']);
  expect(await found('Hola')).toEqual([]);
});

test('no more than the last 200 are shown', async () => {
  await sql`insert into outbox (topic, dedupe, payload, done_at)
    select 'mail', 'many' || n, '{"to":"a@b.example","subject":"old","text":"","html":"","language":"es"}',
      '2020-01-01'::timestamptz + n * interval '1 s' from generate_series(1, 250) n`.execute(
    database.db,
  );
  const messages = await (await get('/buzon/messages.json')).json();
  expect(messages).toHaveLength(200);
  expect(messages[0].subject).toBe('second');
});

test('a mail opens in a frame that can run nothing, and its text is escaped', async () => {
  await deliver('<script>alert(1)</script>', '2026-11-22T10:00:00Z');
  const [{ id }] = await (await get('/buzon/messages.json')).json();
  const answer = await get(`/buzon/${id}`);
  const page = await answer.text();
  expect(page).not.toContain('<script');
  expect(page).toContain('Hola &#60;b&#62;Marta');
  expect(page).toContain(`src="/buzon/${id}/html"`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  const frame = await get(`/buzon/${id}/html`);
  expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none';.*; sandbox/);
  expect(frame.headers.get('content-security-policy')).not.toContain('allow-scripts');
  expect(await frame.text()).toContain('<base target="_blank">');
});

test('an address without a mail is not found', async () => {
  expect((await get('/buzon/nothing')).status).toBe(404);
  expect((await get('/buzon/nothing/html')).status).toBe(404);
});

async function deliver(subject: string, at: string | null) {
  await database.db.transaction().execute(async (tx) => {
    const html = '<html><head></head><body><p style="color:red">Hola</p></body></html>';
    const mail = { to: 'marta@correo.example', subject, text: 'Hola <b>Marta</b>', html };
    await queueMail(tx, { event: subject, mail: { ...mail, language: 'es' }, known: true });
    await sql`update outbox set done_at = ${at} where dedupe = ${`mail:${subject}`}`.execute(tx);
  });
}
