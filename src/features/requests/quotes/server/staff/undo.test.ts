import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { startWorker } from '#platform/jobs/outbox.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import type { QuoteStatus } from '../../statuses.ts';
import { newQuote } from '../testing/quotes.ts';

setUpQuoteShop();

let params: { id: string };
beforeEach(async () => {
  const { id } = await yanet.call(api.createQuote, { body: newQuote(ids), key: 'envio-uno' });
  params = { id };
  await shop.services.db.deleteFrom('outbox').execute();
});

const set = (status: QuoteStatus, who = raul, note?: string) =>
  looked(who).call(staffApi.changeQuoteStatus, { params, body: { status, ...(note && { note }) } });
const write = (text: string, who = raul) =>
  looked(who).call(staffApi.writeAboutQuote, { params, body: { text }, key: newKey() });
const undo = (event: string, who = raul) =>
  who.call(staffApi.undoAboutQuote, { params, body: { event } });
const refused = (event: string, who = raul) =>
  who.refused(staffApi.undoAboutQuote, { params, body: { event } });
type Detail = Awaited<ReturnType<typeof set>>;
/** The last public thing that staff did. */
const lastOf = ({ history }: Detail) =>
  history.findLast((each) => each.public && each.by === 'staff')?.id ?? '';
const read = () => raul.call(staffApi.findQuote, { params });
const own = () => yanet.call(api.findMyQuote, { params });

const mails = async () =>
  (
    await sql<{ subject: string; late: number }>`
    select payload->>'subject' as subject,
      extract(epoch from run_after - now())::float8 as late
    from outbox where done_at is null order by created_at`.execute(shop.services.db)
  ).rows;
/** As if so many seconds had passed. */
const later = async (seconds: number) => {
  const back = sql`${seconds} * interval '1 second'`;
  await sql`update outbox set run_after = run_after - ${back}`.execute(shop.services.db);
  await sql`alter table event disable trigger event_is_final`.execute(shop.services.db);
  await sql`update event set undo_until = undo_until - ${back}`.execute(shop.services.db);
  await sql`alter table event enable trigger event_is_final`.execute(shop.services.db);
};
/** Lets the worker send what is due; says to whom. */
async function post(): Promise<string[]> {
  const { db, log } = shop.services;
  const sent: string[] = [];
  const handlers = {
    mail: async ({ payload }: { payload: unknown }) => {
      sent.push((payload as { to: string }).to);
    },
  };
  const worker = startWorker({ db, log, pollMs: 5, handlers });
  await expect
    .poll(async () => {
      const due = sql`select from outbox where done_at is null and run_after <= now()`;
      return (await due.execute(db)).rows.length;
    })
    .toBe(0);
  await worker.stop();
  return sent;
}

describe('for ten seconds', () => {
  test('a status is set at once, and its mail waits; then it leaves by itself, once', async () => {
    await set('approved');
    expect((await own()).status).toBe('approved');
    const [mail] = await mails();
    expect(mail?.late).toBeGreaterThan(10);
    expect(mail?.late).toBeLessThanOrEqual(12);
    expect(await post()).toEqual([]);
    await later(13);
    expect(await post()).toEqual([yanet.email]);
    expect(await post()).toEqual([]);
  });

  test('a status is taken back: no mail, everything as before, and the history tells of both', async () => {
    const before = await read();
    const rejected = await set('rejected', raul, 'No hay disponibilidad en el puerto.');
    const after = await undo(lastOf(rejected));
    expect(await mails()).toEqual([]);
    expect(after).toMatchObject({
      status: 'pending',
      awaitingSince: before.awaitingSince,
      answerDueAt: before.answerDueAt,
      firstResponseAt: null,
      followUpAt: null,
      assignedTo: null,
    });
    const entries = after.history.map(({ kind, from, to, undone }) => ({ kind, from, to, undone }));
    const plain = { from: null, to: null, undone: false };
    expect(entries).toEqual([
      { ...plain, kind: 'created' },
      { kind: 'status', from: 'pending', to: 'rejected', undone: true },
      { kind: 'undone', from: 'rejected', to: 'pending', undone: false },
    ]);
    // The customer reads that it was, without words that may not have been for them.
    const { history, status } = await own();
    expect(status).toBe('pending');
    expect(history.map(({ kind, note }) => [kind, note])).toEqual([
      ['created', null],
      ['undone', null],
    ]);
  });

  test('a message is taken back with its words', async () => {
    const written = await write('sEn R');
    await undo(lastOf(written));
    expect(await mails()).toEqual([]);
    expect(JSON.stringify(await own())).not.toContain('sEn R');
    expect((await read()).history.find(({ kind }) => kind === 'message')).toMatchObject({
      note: 'sEn R',
      undone: true,
    });
    expect(await read()).toMatchObject({ assignedTo: null, firstResponseAt: null });
  });

  test('a later message is still mailed when an earlier one is taken back', async () => {
    const first = await write('sEn R');
    await write('Buenos días, ya tenemos precio.');
    expect(await mails()).toHaveLength(1);
    await undo(lastOf(first));
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toBeDefined();
    // What was answered afterwards stays answered, and whose it is.
    expect(await read()).toMatchObject({ awaitingSince: null, assignedTo: { id: raul.id } });
  });

  test('a verification code is taken back, and is none any more', async () => {
    const issued = await raul.call(staffApi.issueCode, { params, body: {}, key: 'codigo-1' });
    expect(await mails()).toMatchObject([{ late: expect.any(Number) }]);
    expect(issued.codes).toHaveLength(1);
    const after = await undo(lastOf(issued));
    expect(after.codes).toEqual([]);
    expect(await mails()).toEqual([]);
    expect((await own()).codes).toEqual([]);
  });

  test('a customer who wrote meanwhile waits since they wrote', async () => {
    await set('en_revision');
    const answered = await set('approved');
    await yanet.call(api.writeAboutMyQuote, {
      params,
      body: { text: '¿Y el pago?' },
      key: 'pregunta',
    });
    const after = await undo(lastOf(answered));
    expect(after).toMatchObject({ status: 'en_revision', followUpAt: null, overdue: false });
    expect(after.awaitingSince).not.toBeNull();
    expect(after.answerDueAt).not.toBeNull();
  });
});

describe('exactly once', () => {
  test('undone twice, also at once, it is undone once', async () => {
    const event = lastOf(await set('approved'));
    await Promise.all([undo(event), undo(event), undo(event)]);
    expect((await undo(event)).status).toBe('pending');
    const { history } = await read();
    expect(history.filter(({ kind }) => kind === 'undone')).toHaveLength(1);
  });

  test('what has left is not taken back', async () => {
    const event = lastOf(await set('approved'));
    await later(13);
    await post();
    expect(await refused(event)).toMatchObject({
      status: 409,
      code: 'too_late',
      message: 'Ya no se puede deshacer: el aviso al cliente salió.',
    });
    expect((await read()).status).toBe('approved');
  });

  test('what somebody sends just now, from the list of mails, is not taken back', async () => {
    const event = lastOf(await set('approved'));
    const [mail] = await raul.call(staffApi.listMails, { query: {} });
    await raul.call(staffApi.retryMail, { params: { id: mail?.id ?? '' } });
    expect(await post()).toEqual([yanet.email]);
    expect(await refused(event)).toMatchObject({ status: 409, code: 'too_late' });
  });

  test('the moment counts also where there is no mail', async () => {
    await sql`update quote set detached_at = now()`.execute(shop.services.db);
    const event = lastOf(await set('approved', marta));
    expect(await mails()).toEqual([]);
    await later(13);
    expect(await refused(event, marta)).toMatchObject({ code: 'too_late' });
  });

  test('undone and set again, the customer gets one mail', async () => {
    await undo(lastOf(await set('approved')));
    await set('approved');
    await later(13);
    expect(await post()).toEqual([yanet.email]);
  });
});

describe('of two of the team', () => {
  test('nobody takes back what the other did', async () => {
    const event = lastOf(await set('approved'));
    expect(await refused(event, marta)).toMatchObject({ status: 404, code: 'not_undoable' });
    expect((await read()).status).toBe('approved');
  });

  test('what the other has changed since is not changed back', async () => {
    const event = lastOf(await set('approved'));
    await set('sent', marta);
    expect(await refused(event)).toMatchObject({
      status: 409,
      code: 'status_changed',
    });
    expect((await read()).status).toBe('sent');
    await later(13);
    // Both were told: both happened.
    expect(await post()).toHaveLength(2);
  });

  test('the other keeps what they were given meanwhile', async () => {
    const event = lastOf(await set('approved'));
    await looked(marta).call(staffApi.assignQuote, { params, body: { personId: marta.id } });
    expect(await undo(event)).toMatchObject({ status: 'pending', assignedTo: { id: marta.id } });
  });
});

test('notes, what customers did and what is not there cannot be undone', async () => {
  const noted = await looked(raul).call(staffApi.writeAboutQuote, {
    params,
    body: { text: 'Llamar el lunes', internal: true },
    key: 'nota-uno',
  });
  const note = noted.history.find(({ kind }) => kind === 'message')?.id ?? '';
  const created = noted.history[0]?.id ?? '';
  for (const event of [note, created, '00000000-0000-4000-8000-000000000000']) {
    expect(await refused(event)).toMatchObject({ status: 404, code: 'not_undoable' });
  }
});

test('the log tells who took back what', async () => {
  await undo(lastOf(await set('approved')));
  const log = shop.services.db.selectFrom('audit').select(['action', 'actor_id', 'details']);
  const last = await log.orderBy('seq', 'desc').limit(1).executeTakeFirst();
  expect(last).toEqual({ action: 'quote.undo', actor_id: raul.id, details: { what: 'status' } });
});
