import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '../../../api.ts';
import { callAddress } from '../../../platform/http/client.ts';
import { type Client, openTestShop, type TestShop } from '../../../shell/server/testing.ts';
import { staffApi } from '../../../staff-api.ts';
import { pdf, said, upload } from '../../verifications/server/testing.ts';

let shop: TestShop;
let yanet: Client;
let raul: Client;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  yanet = shop.as('customer');
  raul = shop.as('agente');
});

const reply = { body: { title: 'Saludo', textEs: 'Hola', textEn: 'Hello' } };

describe('an answer', () => {
  test('is kept by nobody, and says if something was made', async () => {
    const made = await raul.fetch('/api/admin/replies', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reply.body),
    });
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(made.headers.get('content-type')).toBe('application/json');
    expect(await made.json()).toMatchObject(reply.body);
  });

  test('has further headers where the call says so', async () => {
    const listed = await raul.fetch('/api/admin/quotes');
    expect([listed.headers.get('x-total-count'), await listed.text()]).toEqual(['0', '[]']);
    expect(listed.headers.get('cache-control')).toBe('no-store');
  });

  test('that is a file comes once; who has it already is told so', async () => {
    const receipts = [await upload(yanet, pdf)];
    await yanet.call(api.createVerification, { body: { ...said, receipts }, key: 'recibo-uno' });
    const [{ id = '' } = {}] = await yanet.call(api.listMyVerifications, {});
    const found = await yanet.call(api.findMyVerification, { params: { id } });
    const params = { id, receiptId: found.receipts[0]?.id ?? '' };
    const ask = (mark: string) =>
      yanet.fetch(callAddress(api.showMyReceipt, { params }), {
        headers: { 'if-none-match': mark },
      });
    const first = await ask('"other"');
    expect([first.status, Buffer.from(await first.arrayBuffer())]).toEqual([200, pdf]);
    const again = await ask(first.headers.get('etag') ?? '');
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('that is a file without a mark is given whole, whatever the browser has', async () => {
    const file = await raul.fetch('/api/admin/quotes.csv', { headers: { 'if-none-match': '""' } });
    expect(file.status).toBe(200);
    expect(await file.text()).toMatch(/^\uFEFF?\S/);
    expect((await raul.fetch('/api/admin/quotes.csv')).status).toBe(200);
  });

  test('is in the language of the person, unless this browser has chosen another', async () => {
    const { db } = shop.platform;
    await db.updateTable('person').set({ language: 'en' }).where('id', '=', yanet.id).execute();
    const refused = (client: Client) => client.refused(staffApi.listMails, { query: {} });
    expect((await refused(yanet)).message).toMatch(/^You /);
    const spanish = yanet.with('mariel-auto-language=es');
    expect((await refused(spanish)).message).toMatch(/^No tienes permisos/);
    expect((await refused(shop.as('anonymous'))).message).toMatch(/^Inicie sesión/);
  });
});

describe('an account that is deleted while its request is under way', () => {
  /** Saving a reply does this first. */
  async function whenSaving(statement: string, then: () => Promise<void>): Promise<void> {
    const { db } = shop.platform;
    await sql
      .raw(`create function meanwhile() returns trigger language plpgsql as $$ begin
          ${statement}; return new; end $$;
        create trigger meanwhile before insert on saved_reply
          for each row execute function meanwhile()`)
      .execute(db);
    try {
      await then();
    } finally {
      await sql`drop function meanwhile cascade`.execute(db);
    }
  }
  const violates = (constraint: string) =>
    `raise exception 'gone' using errcode = '23503', constraint = '${constraint}'`;

  test('is as good as signed out', async () => {
    await whenSaving(violates('saved_reply_person_id_fkey'), async () => {
      expect(await raul.refused(staffApi.createReply, reply)).toMatchObject({
        status: 401,
        code: 'signed_out',
      });
    });
  });

  test.each(['saved_reply_person_id_fkey1', 'saved_reply_text'])(
    'and %s that fails is a fault of ours',
    async (constraint) => {
      await whenSaving(violates(constraint), async () => {
        expect((await raul.refused(staffApi.createReply, reply)).status).toBe(500);
      });
    },
  );
});

test('a question that nobody may ask is answered before it is read', async () => {
  const bad = { method: 'PATCH', headers: { 'content-type': 'text/plain' }, body: '{' };
  expect((await shop.as('anonymous').fetch('/api/user/profile', bad)).status).toBe(401);
  expect((await yanet.fetch('/api/user/profile', bad)).status).toBe(415);
  expect((await yanet.call(api.currentUser, {})).phone).toBe('+5351234567');
});
