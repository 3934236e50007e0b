import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import {
  newVerification,
  receiptPdf,
  uploadBytes,
} from '#features/payments/verifications/server/testing/verifications.ts';
import { callAddress } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { nobody, renderedForHeader } from '../../../../platform/http/shared/rendered-for.ts';

let yanet: Client;
let raul: Client;
setUpShop();
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

  test('that is a file of somebody’s is kept by nobody, and given whole each time', async () => {
    const receipts = [await uploadBytes(yanet, receiptPdf)];
    await yanet.call(api.createVerification, {
      body: { ...newVerification, receipts },
      key: 'recibo-uno',
    });
    const [{ id = '' } = {}] = await yanet.call(api.listMyVerifications, {});
    const found = await yanet.call(api.findMyVerification, { params: { id } });
    const params = { id, receiptId: found.receipts[0]?.id ?? '' };
    for (const mark of ['"other"', '*']) {
      const file = await yanet.fetch(callAddress(api.showMyReceipt, { params }), {
        headers: { 'if-none-match': mark },
      });
      expect([file.status, Buffer.from(await file.arrayBuffer())]).toEqual([200, receiptPdf]);
      expect(file.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('that is a file without a mark is given whole, whatever the browser has', async () => {
    const file = await raul.fetch('/api/admin/quotes.csv', { headers: { 'if-none-match': '""' } });
    expect(file.status).toBe(200);
    expect(await file.text()).toMatch(/^\uFEFF?\S/);
    expect((await raul.fetch('/api/admin/quotes.csv')).status).toBe(200);
  });

  test('is in the language of the person, unless this browser has chosen another', async () => {
    const { db } = shop.services;
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
    const { db } = shop.services;
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

describe('a page says whom it was rendered for', () => {
  /** What the header says, where there is one. */
  const headers = {
    nothing: () => undefined,
    'the same person': () => yanet.id,
    'somebody else': () => shop.as('other customer').id,
    nobody: () => nobody,
    'no person at all': () => '',
  };
  type Said = keyof typeof headers;
  const ask = (client: Client, method: string, path: string, says: Said, body?: object) => {
    const newVerification = headers[says]();
    return client.fetch(path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(newVerification !== undefined && { [renderedForHeader]: newVerification }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  const clientOf = (session: string) => shop.as(session === 'signed in' ? 'customer' : 'anonymous');
  const changed = { phone: '+5355555555' };
  const phone = async () => (await yanet.call(api.currentUser, {})).phone;

  test.each<[string, Said, number, string?]>([
    ['signed in', 'nothing', 200],
    ['signed in', 'the same person', 200],
    ['signed in', 'somebody else', 409, 'other_session'],
    ['signed in', 'nobody', 401, 'signed_out'],
    ['signed in', 'no person at all', 409, 'other_session'],
    ['signed out', 'nothing', 401, 'signed_out'],
    ['signed out', 'somebody else', 401, 'signed_out'],
    ['signed out', 'nobody', 401, 'signed_out'],
  ])('%s, saying %s: a change of one’s own gets %i', async (session, says, status, code) => {
    const answer = await ask(clientOf(session), 'PATCH', '/api/user/profile', says, changed);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
    expect(await phone()).toBe(status === 200 ? '+5355555555' : '+5351234567');
  });

  test.each<[string, Said, 'hers' | 'nobody’s' | 'refused']>([
    ['signed in', 'nothing', 'hers'],
    ['signed in', 'the same person', 'hers'],
    ['signed in', 'somebody else', 'refused'],
    ['signed in', 'nobody', 'nobody’s'],
    ['signed out', 'nothing', 'nobody’s'],
    ['signed out', 'somebody else', 'refused'],
    ['signed out', 'nobody', 'nobody’s'],
  ])('%s, saying %s: a verification, open to anyone, is %s', async (session, says, whose) => {
    const answer = await ask(
      clientOf(session),
      'POST',
      '/api/verifications',
      says,
      newVerification,
    );
    const { code } = await answer.json();
    if (whose === 'refused') expect([answer.status, code]).toEqual([409, 'other_session']);
    else expect(answer.status).toBe(201);
    const rows = await shop.services.db.selectFrom('verification').select('person_id').execute();
    const owner = whose === 'hers' ? yanet.id : null;
    expect(rows).toEqual(whose === 'refused' ? [] : [{ person_id: owner }]);
  });

  test('a piece of a receipt, which is nobody’s yet, is taken from any page', async () => {
    const path = `/api/verifications/receipts/${crypto.randomUUID()}/0`;
    expect((await ask(yanet, 'PUT', path, 'somebody else', {})).status).toBe(200);
  });

  test.each<[string, Said, number, string?]>([
    ['signed in', 'nothing', 200],
    ['signed in', 'the same person', 200],
    ['signed in', 'somebody else', 409, 'other_session'],
    ['signed in', 'nobody', 401, 'signed_out'],
  ])('%s, saying %s: reading what is one’s own gets %i', async (session, says, status, code) => {
    const answer = await ask(clientOf(session), 'GET', '/api/quotes/user', says);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  test('what is public is read from any page', async () => {
    const path = '/api/verifications/challenge';
    expect((await ask(yanet, 'GET', path, 'somebody else')).status).toBe(200);
  });

  test('nothing of anybody’s is deleted, and the refusal says why, in both languages', async () => {
    const path = '/api/auth/delete-account';
    const spanish = await ask(yanet, 'DELETE', path, 'somebody else');
    expect((await spanish.json()).message).toMatch(/^Esta página es de otra sesión/);
    const english = yanet.with('mariel-auto-language=en');
    const answer = await ask(english, 'DELETE', path, 'somebody else');
    expect((await answer.json()).message).toMatch(/^This page belongs to another session/);
    expect((await yanet.call(api.currentUser, {})).id).toBe(yanet.id);
  });

  test('a page rendered for a colleague is answered 409 for staff’s calls, not 403', async () => {
    const path = '/api/admin/replies';
    expect((await ask(yanet, 'POST', path, 'somebody else', reply.body)).status).toBe(409);
    expect((await ask(yanet, 'POST', path, 'the same person', reply.body)).status).toBe(403);
    expect((await ask(raul, 'POST', path, 'somebody else', reply.body)).status).toBe(409);
  });
});

test('a question that nobody may ask is answered before it is read', async () => {
  const bad = { method: 'PATCH', headers: { 'content-type': 'text/plain' }, body: '{' };
  expect((await shop.as('anonymous').fetch('/api/user/profile', bad)).status).toBe(401);
  expect((await yanet.fetch('/api/user/profile', bad)).status).toBe(415);
  expect((await yanet.call(api.currentUser, {})).phone).toBe('+5351234567');
});
