import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { startWorker } from '#platform/jobs/outbox.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { staffApi } from '#staff-api.ts';

let raul: Client;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  raul = shop.as('agente');
});

const queue = (event: string, to: string) =>
  shop.services.db.transaction().execute((tx) =>
    queueMail(tx, {
      event,
      mail: { to, subject: `Asunto ${event}`, text: 'secreto', html: 'secreto', language: 'es' },
    }),
  );

/** Lets the worker try everything that is due, once; mails to `bad@` are refused by the server. */
async function work(): Promise<void> {
  const { db, log } = shop.services;
  const worker = startWorker({
    db,
    log,
    pollMs: 5,
    backoff: () => 3_600_000,
    handlers: {
      mail: async ({ payload }) => {
        const { to } = payload as { to: string };
        if (to.startsWith('bad@')) throw new Error('550 no such mailbox');
      },
    },
  });
  await expect
    .poll(async () => {
      const due = sql`select from outbox where done_at is null and run_after <= now()`;
      return (await due.execute(db)).rows.length;
    })
    .toBe(0);
  await worker.stop();
}

const list = (state?: 'failed' | 'waiting') =>
  raul.call(staffApi.listMails, { query: state ? { state } : {} });

describe('mails that have not left', () => {
  test('are told with what the mail server said, but not with what they say', async () => {
    await queue('uno', 'bad@correo.test');
    await queue('dos', 'buena@correo.test');
    await work();
    await queue('tres', 'otra@correo.test');
    const mails = await list();
    expect(mails).toEqual([
      {
        id: expect.any(String),
        to: 'bad@correo.test',
        subject: 'Asunto uno',
        state: 'failed',
        createdAt: expect.any(String),
        attempts: 1,
        lastError: '550 no such mailbox',
        nextTryAt: expect.any(String),
      },
      expect.objectContaining({ to: 'otra@correo.test', state: 'waiting', lastError: null }),
    ]);
    expect(JSON.stringify(mails)).not.toContain('secreto');
    expect((await list('failed')).map(({ to }) => to)).toEqual(['bad@correo.test']);
    expect((await list('waiting')).map(({ to }) => to)).toEqual(['otra@correo.test']);
  });

  test('one that was given up is failed too, and nobody tries it any more', async () => {
    await queue('uno', 'bad@correo.test');
    await sql`update outbox set run_after = 'infinity', last_error = 'x'`.execute(shop.services.db);
    expect(await list('failed')).toMatchObject([{ state: 'given-up', nextTryAt: null }]);
  });

  test('work that is no mail is not listed', async () => {
    const values = { topic: 'picture', dedupe: 'p', payload: '{}' };
    await shop.services.db.insertInto('outbox').values(values).execute();
    expect(await list()).toEqual([]);
  });

  test('an unknown state is refused', async () => {
    const response = await raul.fetch('/api/admin/mails?state=perdidos');
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields)).toEqual(['state']);
    expect((await raul.fetch('/api/admin/mails?state=')).status).toBe(200);
  });
});

describe('trying again', () => {
  test('makes it due at once, and when it leaves it is off the list', async () => {
    await queue('uno', 'bad@correo.test');
    await work();
    const [mail] = await list('failed');
    const { db } = shop.services;
    await sql`update outbox set payload = jsonb_set(payload, '{to}', '"mended@correo.test"')`.execute(
      db,
    );
    const again = await raul.call(staffApi.retryMail, { params: { id: mail?.id ?? '' } });
    expect(again).toMatchObject({ state: 'failed', attempts: 1 });
    expect(Date.parse(again.nextTryAt ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
    await work();
    expect(await list()).toEqual([]);
  });

  test('one that was given up is tried again', async () => {
    await queue('uno', 'buena@correo.test');
    const { db } = shop.services;
    await sql`update outbox set run_after = 'infinity', last_error = 'x', attempts = 400`.execute(
      db,
    );
    const [mail] = await list('failed');
    await raul.call(staffApi.retryMail, { params: { id: mail?.id ?? '' } });
    await work();
    expect(await list()).toEqual([]);
  });

  test('what left, is leaving, is no mail or is not there is not found', async () => {
    await queue('uno', 'buena@correo.test');
    const { db } = shop.services;
    const [mail] = await list();
    const params = { id: mail?.id ?? '' };
    const refuse = async () => (await raul.refused(staffApi.retryMail, { params })).status;
    await sql`update outbox set locked_until = now() + interval '1 minute'`.execute(db);
    expect(await refuse()).toBe(404);
    await sql`update outbox set locked_until = null, done_at = now()`.execute(db);
    expect(await refuse()).toBe(404);
    await sql`update outbox set done_at = null, topic = 'picture'`.execute(db);
    expect(await refuse()).toBe(404);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nada']) {
      expect((await raul.refused(staffApi.retryMail, { params: { id } })).status).toBe(404);
    }
  });
});
