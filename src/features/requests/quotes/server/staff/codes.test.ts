import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { isChecked } from '#platform/text/code-alphabet.ts';
import { staffApi } from '#staff-api.ts';
import { newQuote, type ProductIds, restock } from '../testing/quotes.ts';

let ids: ProductIds;
let yanet: Client;
let raul: Client;
let id: string;
let reference: string;

setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
  yanet = shop.as('customer').with('mariel-auto-language=en');
  raul = shop.as('agente');
  const made = await yanet.call(api.createQuote, { body: newQuote(ids), key: 'envio-de-yanet' });
  [id, reference] = [made.id, made.referenceNumber];
  await shop.services.db.deleteFrom('outbox').execute();
});

const issue = (key: string, quote = id) =>
  raul.call(staffApi.issueCode, { params: { id: quote }, body: {}, key });
const mails = async () =>
  (await shop.services.db.selectFrom('outbox').select(['payload', 'about']).execute()).map(
    ({ payload, about }) => ({
      about,
      ...(payload as { to: string; subject: string; text: string }),
    }),
  );

test('a code is ours by its look, and stands in the quote of staff and customer', async () => {
  const { codes, history } = await issue('codigo-uno');
  expect(codes).toEqual([
    { code: expect.any(String), issuedAt: expect.any(String), issuedBy: 'Raúl Pérez' },
  ]);
  const [{ code = '', issuedAt } = {}] = codes;
  const [, day = '', ...ending] = /^MA-VER-(\d{8})-([2-9A-Z]{5})-([2-9A-Z]{5})$/.exec(code) ?? [];
  expect(isChecked(day + ending.join(''))).toBe(true);
  expect(history.at(-2)).toMatchObject({ kind: 'code', note: code, by: 'staff', public: true });
  const theirs = await yanet.call(api.findMyQuote, { params: { id } });
  expect(theirs.codes).toEqual([{ code, issuedAt }]);
  expect(theirs.history.at(-1)).toMatchObject({ kind: 'code', note: code, by: 'staff' });
});

test('the customer gets it by mail, in their language, once', async () => {
  const [{ code = '' } = {}] = (await issue('codigo-uno')).codes;
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    about: id,
    to: yanet.email,
    subject: `Verification code of your quotation ${reference}`,
  });
  expect(mail?.text).toContain(code);
  const audit = shop.services.db
    .selectFrom('audit')
    .select(['action', 'subject_kind', 'subject_id', 'details']);
  expect(await audit.orderBy('seq', 'desc').limit(1).execute()).toEqual([
    { action: 'quote.codes', subject_kind: 'quote', subject_id: id, details: { code } },
  ]);
});

test('the same key issues one code, also five times at once; another key another', async () => {
  await Promise.all(Array.from({ length: 5 }, () => issue('codigo-uno')));
  expect((await issue('codigo-uno')).codes).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  const { codes } = await issue('codigo-dos');
  expect(new Set(codes.map(({ code }) => code)).size).toBe(2);
  expect(await mails()).toHaveLength(2);
});

test('for what a deleted account left behind only an administrador issues one, and nobody is written to', async () => {
  const left = { person_id: null, detached_at: new Date() };
  await shop.services.db.updateTable('quote').set(left).execute();
  const input = { params: { id }, body: {}, key: 'codigo-uno' };
  expect((await raul.refused(staffApi.issueCode, input)).status).toBe(404);
  const { codes } = await shop.as('administrador').call(staffApi.issueCode, input);
  expect(codes).toHaveLength(1);
  expect(await mails()).toEqual([]);
});

describe('a code that exists already', () => {
  /** As if chance made the same code again, so many times. */
  async function unlucky(times: number, then: (code: string) => Promise<void>) {
    const { db } = shop.services;
    const [{ code = '' } = {}] = (await issue('codigo-uno')).codes;
    await sql
      .raw(`create sequence chance;
        create function unlucky() returns trigger language plpgsql as $$ begin
          if nextval('chance') <= ${times} then new.code := '${code}'; end if;
          return new;
        end $$;
        create trigger unlucky before insert on verification_code
          for each row execute function unlucky()`)
      .execute(db);
    try {
      await then(code);
    } finally {
      await sql`drop function unlucky cascade`.execute(db);
      await sql`drop sequence chance`.execute(db);
    }
  }

  test('is not given again', async () => {
    await unlucky(9, async (code) => {
      const { codes } = await issue('codigo-dos');
      expect(codes).toHaveLength(2);
      expect(codes.filter((each) => each.code === code)).toHaveLength(1);
    });
  });

  test('ten times over is no chance: it is said, and nothing is written', async () => {
    await unlucky(10, async () => {
      const input = { params: { id }, body: {}, key: 'codigo-dos' };
      expect((await raul.refused(staffApi.issueCode, input)).status).toBe(500);
      expect(shop.lines.join('')).toContain('no free code');
      expect(await mails()).toHaveLength(1);
    });
  });
});

test('a key that was used for something else is refused and issues nothing', async () => {
  const message = { params: { id }, body: { text: 'Hola' }, key: 'la-misma-clave' };
  await looked(raul).call(staffApi.writeAboutQuote, message);
  const input = { params: { id }, body: {}, key: 'la-misma-clave' };
  expect(await raul.refused(staffApi.issueCode, input)).toMatchObject({ status: 422 });
  await issue('codigo-uno');
  const other = await yanet.call(api.createQuote, { body: newQuote(ids), key: 'otro-envio' });
  const elsewhere = { params: { id: other.id }, body: {}, key: 'codigo-uno' };
  expect(await raul.refused(staffApi.issueCode, elsewhere)).toMatchObject({ status: 422 });
  expect(
    await shop.services.db.selectFrom('verification_code').select('code').execute(),
  ).toHaveLength(1);
});

test('nothing else may be said with it, and there must be a quote', async () => {
  const chosen = { params: { id }, body: { code: 'MA-VER-1' }, key: 'codigo-uno' };
  expect((await raul.refused(staffApi.issueCode, chosen)).status).toBe(400);
  const nobodys = { params: { id: raul.id }, body: {}, key: 'codigo-uno' };
  expect((await raul.refused(staffApi.issueCode, nobodys)).status).toBe(404);
});
