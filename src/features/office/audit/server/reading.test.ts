import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import {
  newVerification,
  receiptPdf,
  uploadBytes,
} from '#features/payments/verifications/server/testing/verifications.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { staffApi } from '#staff-api.ts';

let yanet: Client;
let raul: Client;
let marta: Client;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  yanet = shop.as('customer');
  raul = shop.as('agente');
  marta = shop.as('administrador');
});

/** Makes a quotation of Yanet's while the log is empty. */
async function quote(): Promise<{ id: string }> {
  const body = newQuote(await restock(shop));
  // Restocking makes all people anew.
  yanet = shop.as('customer');
  raul = shop.as('agente');
  marta = shop.as('administrador');
  return yanet.call(api.createQuote, { body, key: 'envio-de-yanet' });
}

async function verification(): Promise<{ id: string; receiptId: string }> {
  const receipts = [await uploadBytes(yanet, receiptPdf)];
  await yanet.call(api.createVerification, {
    body: { ...newVerification, receipts },
    key: 'recibo-uno',
  });
  const [{ id = '' } = {}] = await yanet.call(api.listMyVerifications, {});
  const found = await yanet.call(api.findMyVerification, { params: { id } });
  return { id, receiptId: found.receipts[0]?.id ?? '' };
}

/** Returns the log's entries about these people, oldest first. */
async function readEntries() {
  const rows = await shop.services.db
    .selectFrom('audit')
    .select(['actor_id', 'action', 'subject_kind', 'subject_id', 'subject_name', 'details'])
    .where('actor_id', 'in', [yanet.id, raul.id, marta.id])
    .orderBy('seq')
    .execute();
  return rows.map(({ actor_id, action, subject_id, subject_name, details }) => ({
    by: actor_id,
    action,
    id: subject_id,
    name: subject_name,
    details,
  }));
}

describe('what staff take away or look at is in the log', () => {
  test('each export, with how many lines, and without the words that were searched for', async () => {
    await quote();
    await raul.fetch('/api/admin/quotes.csv?status=pending&q=yanet');
    await raul.fetch('/api/admin/quotes.csv');
    await raul.fetch('/api/admin/verifications.csv?page=3');
    await marta.fetch('/api/admin/products.csv?category=automobiles');
    expect(await readEntries()).toEqual([
      {
        ...{ by: raul.id, action: 'quote.export', id: null, name: null },
        details: { rows: 1, status: 'pending', searched: true },
      },
      { by: raul.id, action: 'quote.export', id: null, name: null, details: { rows: 1 } },
      { by: raul.id, action: 'verification.export', id: null, name: null, details: { rows: 0 } },
      {
        ...{ by: marta.id, action: 'product.export', id: null, name: null },
        details: { rows: expect.any(Number), category: 'automobiles' },
      },
    ]);
  });

  test('a whole quotation, once for who reads it again soon, for each by themselves', async () => {
    const { id } = await quote();
    const read = { params: { id } };
    const { referenceNumber } = await raul.call(staffApi.findQuote, read);
    await raul.call(staffApi.findQuote, read);
    const seen = { action: 'quote.read', id, name: referenceNumber, details: {} };
    expect(await readEntries()).toEqual([{ by: raul.id, ...seen }]);
    await marta.call(staffApi.findQuote, read);
    expect(await readEntries()).toEqual([
      { by: raul.id, ...seen },
      { by: marta.id, ...seen },
    ]);
    await putBack('16 minutes');
    await raul.call(staffApi.findQuote, read);
    expect(await readEntries()).toHaveLength(3);
  });

  test('a verification, and each of its receipts by itself', async () => {
    const { id, receiptId } = await verification();
    const { ticketId: name } = await raul.call(staffApi.findVerification, { params: { id } });
    const address = `/api/admin/verifications/${id}/receipts/${receiptId}`;
    expect((await raul.fetch(address)).status).toBe(200);
    expect((await raul.fetch(address)).status).toBe(200);
    expect(await readEntries()).toEqual([
      { by: raul.id, action: 'verification.read', id, name, details: {} },
      { by: raul.id, action: 'verification.receipt', id, name, details: { receipt: receiptId } },
    ]);
  });

  test('not what is not there, nor what a customer reads of their own', async () => {
    const { id, receiptId } = await verification();
    await yanet.fetch(`/api/verifications/${id}/receipts/${receiptId}`);
    const nothing = { params: { id: crypto.randomUUID() } };
    await raul.refused(staffApi.findQuote, nothing);
    await raul.refused(staffApi.findVerification, nothing);
    await raul.fetch(`/api/admin/verifications/${id}/receipts/${crypto.randomUUID()}`);
    await yanet.fetch('/api/admin/quotes.csv');
    expect(await readEntries()).toEqual([]);
  });

  test('what cannot be written down is not shown', async () => {
    const { id } = await quote();
    const { db } = shop.services;
    await sql`alter table audit add constraint nothing check (action !~ '(read|export)$') not valid`.execute(
      db,
    );
    try {
      for (const path of [`quotes/${id}`, 'quotes.csv']) {
        const answer = await raul.fetch(`/api/admin/${path}`);
        expect([answer.status, await answer.text()]).toEqual([
          500,
          expect.not.stringContaining('Yanet'),
        ]);
      }
    } finally {
      await sql`alter table audit drop constraint nothing`.execute(db);
    }
  });

  test.each([
    ['es', ['Exportó', 'Abrió', 'Filas', 'Con búsqueda', 'Provincia', 'Sin asignar']],
    ['en', ['Exported', 'Opened', 'Rows', 'With a search', 'Province', 'Unassigned']],
  ])('and read there in words (%s)', async (language, words) => {
    const { id } = await quote();
    await raul.fetch('/api/admin/quotes.csv?q=yanet&province=HAB&queue=unassigned');
    await raul.call(staffApi.findQuote, { params: { id } });
    const client = marta.with(`mariel-auto-language=${language}`);
    const page = await (await client.fetch('/admin/audit')).text();
    for (const word of words) expect(page).toContain(word);
    expect(page).not.toMatch(/>\s*(quote\.(read|export)|searched)/);
  });

  async function putBack(time: string) {
    const { db } = shop.services;
    await sql`alter table audit disable trigger audit_is_final`.execute(db);
    await sql`update audit set at = at - ${time}::interval`.execute(db);
    await sql`alter table audit enable trigger audit_is_final`.execute(db);
  }
});

test('every request of staff says in the log whose it was, by an id alone; a customer’s does not', async () => {
  for (const [who, path] of [
    [raul, '/api/admin/quotes'],
    [raul, '/api/admin/quotes.csv'],
    [raul, '/admin/quotes'],
    [marta, '/api/user'],
    [marta, '/'],
  ] as const) {
    shop.lines.length = 0;
    expect((await who.fetch(path)).status).toBe(200);
    const line = JSON.parse(shop.lines.find((each) => each.includes('"request"')) ?? '{}');
    expect([path, line.person]).toEqual([path, who.id]);
  }
  shop.lines.length = 0;
  await yanet.fetch('/api/user');
  expect(JSON.parse(shop.lines[0] ?? '').person).toBeUndefined();
});
