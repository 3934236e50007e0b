import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { accountStatementName } from '#features/ledger/entries/money-papers.ts';
import type { StaffOffer } from '#features/orders/offers/schema.ts';
import { linkOfRole, mails } from '#features/orders/offers/server/testing/offers.ts';
import { readPdf, readQr } from '#features/papers/documents/server/testing/read-pdf.ts';
import { callAddress } from '#platform/calls/client.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import {
  count,
  giveBack,
  newAccount,
  newOrder,
  pay,
  reverse,
  takeCash,
} from './testing/collecting.ts';

setUpQuoteShop();

let quoteId: string;
let offer: StaffOffer;
let account: string;
beforeEach(async () => {
  account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  ({ quoteId, offer } = await newOrder());
});

type Language = 'es' | 'en';
const own = (paper: string, who: Client = yanet, language: Language = 'es') =>
  who.fetch(callAddress(api.moneyPaper, { params: { id: quoteId, paper }, query: { language } }));
const staffs = (paper: string, who: Client) =>
  who.fetch(callAddress(staffApi.staffMoneyPaper, { params: { id: quoteId, paper }, query: {} }));
const byLink = async (role: 'pays' | 'receives', paper: string) => {
  const token = (await linkOfRole(quoteId, role)).split('/').at(-1) ?? '';
  return shop
    .as('anonymous')
    .fetch(callAddress(api.linkMoneyPaper, { params: { token, paper }, query: {} }));
};
const read = async (answer: Response) => {
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { text, rects, source } = readPdf(bytes);
  return { bytes, text: text.replaceAll('\n', ' '), rects, source };
};
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const moves = async () =>
  (await yanet.call(api.findMyQuote, { params: { id: quoteId } })).money?.moves ?? [];
const lastMove = async () => (await moves()).at(-1)?.id ?? '';
const check = async (bytes: Buffer) =>
  (await shop.as('anonymous').call(api.checkOurs, { body: { sha256: hashOf(bytes) } })).ours;

describe('the receipt of a payment', () => {
  test('says what came in and how the order stands after it, on one small page with its QR', async () => {
    await pay(quoteId, account);
    const { bytes, text, rects, source } = await read(await own(await lastMove()));
    expect(bytes.length).toBeLessThanOrEqual(60_000);
    expect(source.match(/\/Type \/Page\n/g)).toHaveLength(1);
    const reference = offer.number.replace(/-O\d+$/, '');
    for (const said of ['Constancia de pago', 'US$8,940', 'Zelle', 'ZL-1', reference, 'US$20,860'])
      expect(text).toContain(said);
    // Whoever pays has it too, and no account of ours stands on a paper.
    const { customerName } = await yanet.call(api.findMyQuote, { params: { id: quoteId } });
    for (const name of customerName.split(' ')) expect(text).not.toContain(name);
    expect(text).not.toContain('pagos-');
    const number = /MA-DOC-\S+/.exec(text)?.[0];
    expect(readQr(rects)).toBe(`http://tienda.test/comprobar?codigo=${number}`);
    expect(await check(bytes)).toMatchObject({
      kind: 'payment',
      name: number,
      total: '8940.00',
      state: 'valid',
      unchanged: true,
    });
  });

  test('is drawn once, says the same later, and speaks English to who reads English', async () => {
    await pay(quoteId, account);
    const id = await lastMove();
    const first = await read(await own(id));
    await pay(quoteId, account, { amount: '100', reference: 'ZL-2' });
    expect(hashOf((await read(await own(id))).bytes)).toBe(hashOf(first.bytes));
    const english = await read(await own(id, yanet, 'en'));
    expect(english.text).toContain('Payment receipt');
    expect(english.text).toContain('US$20,860');
  });

  test('says on the check page that its payment was reversed, and a paper tells of the reversal', async () => {
    await pay(quoteId, account);
    const id = await lastMove();
    const receipt = await read(await own(id));
    await reverse(quoteId, id);
    expect(await check(receipt.bytes)).toMatchObject({ kind: 'payment', state: 'reversed' });
    const reversal = await read(await own(id));
    for (const said of ['Constancia de anulación', 'Era de otra cotización', 'US$8,940'])
      expect(reversal.text).toContain(said);
    expect(await check(reversal.bytes)).toMatchObject({ kind: 'reversal', state: 'valid' });
  });

  test('in cash is a note until a second person has counted it; then a receipt replaces that', async () => {
    await takeCash(quoteId);
    const id = await lastMove();
    const note = await read(await own(id));
    expect(note.text).toContain('Constancia de efectivo entregado');
    expect(await check(note.bytes)).toMatchObject({ kind: 'cash', state: 'valid' });
    await count(quoteId, id);
    expect(await check(note.bytes)).toMatchObject({ state: 'superseded' });
    const receipt = await read(await own(id));
    expect(receipt.text).toContain('Constancia de pago');
    expect(await check(receipt.bytes)).toMatchObject({ kind: 'payment', state: 'valid' });
  });

  test('still holds when the quotation ends', async () => {
    await pay(quoteId, account);
    const { bytes } = await read(await own(await lastMove()));
    const body = { status: 'rejected' as const, note: 'No se pudo comprar' };
    await looked(raul).call(staffApi.changeQuoteStatus, { params: { id: quoteId }, body });
    expect(await check(bytes)).toMatchObject({ state: 'valid' });
  });
});

test('a refund has a paper that says to whom and why, and who pays does not read it', async () => {
  await pay(quoteId, account);
  const payment = await lastMove();
  await giveBack(quoteId, '500');
  const refund = await lastMove();
  const { text, bytes } = await read(await own(refund));
  for (const said of ['Constancia de devolución', 'US$500', 'Ana Pérez', 'Pagó de más'])
    expect(text).toContain(said);
  expect(await check(bytes)).toMatchObject({ kind: 'refund', total: '500.00', state: 'valid' });
  expect((await byLink('pays', payment)).status).toBe(200);
  expect((await byLink('pays', refund)).status).toBe(404);
  await reverse(quoteId, refund);
  expect(await check(bytes)).toMatchObject({ state: 'reversed' });
});

describe('the statement of account', () => {
  test('has the figures of the page, and is the same paper until something changes', async () => {
    await pay(quoteId, account);
    await takeCash(quoteId);
    const first = await read(await own(accountStatementName));
    expect(first.bytes.length).toBeLessThanOrEqual(60_000);
    for (const said of ['US$29,800', 'US$8,940', 'US$20,860', 'lo cuente, no cuenta: US$500'])
      expect(first.text.replace(/\s+/g, ' ')).toContain(said);
    expect(hashOf((await read(await own(accountStatementName))).bytes)).toBe(hashOf(first.bytes));
    expect(await check(first.bytes)).toMatchObject({ kind: 'statement', state: 'valid' });
    await giveBack(quoteId, '40');
    expect(await check(first.bytes)).toMatchObject({ state: 'superseded' });
    const second = await read(await own(accountStatementName));
    expect(second.text).toContain('−US$40');
    expect(hashOf(second.bytes)).not.toBe(hashOf(first.bytes));
    expect(await check(second.bytes)).toMatchObject({ state: 'valid', total: '8900.00' });
  });

  test('no longer holds once the quotation ended: nothing that it asks for is owed', async () => {
    await pay(quoteId, account);
    const before = await read(await own(accountStatementName));
    const body = { status: 'rejected' as const, note: 'No se pudo comprar' };
    await looked(raul).call(staffApi.changeQuoteStatus, { params: { id: quoteId }, body });
    expect(await check(before.bytes)).toMatchObject({ state: 'superseded' });
    const after = await read(await own(accountStatementName));
    expect(await check(after.bytes)).toMatchObject({ state: 'valid' });
  });

  test('with fifty entries goes over pages and stays small', async () => {
    await sql`
      insert into ledger_entry (quote_id, kind, amount_cents, method, moved_on, recorded_by)
      select ${quoteId}, 'payment', 1000 + n, 'cash', havana_day(now()), ${raul.id}
      from generate_series(1, 50) n`.execute(shop.services.db);
    const { bytes, text } = await read(await own(accountStatementName));
    expect(bytes.length).toBeLessThanOrEqual(60_000);
    expect(text).toContain('US$10.50');
  });

  test('is of an order: before an offer was accepted there is none', async () => {
    const asked = await requestQuote();
    const params = { id: asked, paper: accountStatementName };
    const answer = await yanet.fetch(callAddress(api.moneyPaper, { params, query: {} }));
    expect(answer.status).toBe(404);
  });
});

test('papers are for the customer, who pays by link, and staff; for nobody else', async () => {
  await pay(quoteId, account);
  const id = await lastMove();
  for (const paper of [id, accountStatementName]) {
    expect((await own(paper, shop.as('other customer'))).status).toBe(404);
    expect((await own(paper, shop.as('anonymous'))).status).toBe(401);
    expect((await byLink('receives', paper)).status).toBe(404);
    expect((await byLink('pays', paper)).status).toBe(200);
    expect((await staffs(paper, raul)).status).toBe(200);
    expect((await staffs(paper, yanet)).status).toBe(403);
  }
  const other = await newOrder();
  const foreign = callAddress(api.moneyPaper, {
    params: { id: other.quoteId, paper: id },
    query: {},
  });
  expect((await yanet.fetch(foreign)).status).toBe(404);
});

test('they stand on the pages, in the mail, and in what a customer takes along', async () => {
  await pay(quoteId, account);
  const id = await lastMove();
  const page = await (await yanet.fetch(`/my-quotes?ver=${quoteId}`)).text();
  expect(page).toContain(`/api/quotes/${quoteId}/papeles/${id}?language=es`);
  expect(page).toContain(`/papeles/${accountStatementName}`);
  const panel = await (await raul.fetch(`/admin/quotes?ver=${quoteId}`)).text();
  expect(panel).toContain(`/api/admin/quotes/${quoteId}/papeles/${id}`);
  const mail = (await mails()).findLast(({ subject }) => /Recibimos su pago/.test(subject));
  const [, address = ''] = /http:\/\/tienda\.test(\/api\/links\/\S+)/.exec(mail?.text ?? '') ?? [];
  const byMail = await read(await shop.as('anonymous').fetch(address));
  expect(byMail.text).toContain('Constancia de pago');
  const { papers } = await yanet.call(api.ownData, {});
  expect(papers).toMatchObject([{ kind: 'payment', sha256: hashOf(byMail.bytes) }]);
});
