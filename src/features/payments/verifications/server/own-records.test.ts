import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';
import { staffApi } from '#staff-api.ts';
import type { VerificationStatus } from '../statuses.ts';
import { submitVerification } from './testing/verifications.ts';

let ids: Awaited<ReturnType<typeof restock>>;
let raul: Client;
let marta: Client;

setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
  raul = shop.as('agente');
  marta = shop.as('administrador');
});

async function sent(client: Client, email: string): Promise<string> {
  const ticket = await submitVerification(client, { email });
  const row = shop.services.db.selectFrom('verification').select('id').where('ticket', '=', ticket);
  return (await row.executeTakeFirstOrThrow()).id;
}
const verification = (id: string, status: VerificationStatus) => ({
  params: { id },
  body: { status, note: 'Falta la segunda página' },
});
const quote = (id: string, status: QuoteStatus) => ({ params: { id }, body: { status } });

async function nothingDone() {
  const done = shop.services.db.selectFrom('event').select('kind');
  expect(await done.where('kind', 'in', ['status', 'code']).execute()).toEqual([]);
}

test('nobody of staff approves a verification that they sent, nor one under their e-mail', async () => {
  const own = [
    [raul, await sent(raul, 'otra@correo.test')],
    [raul, await sent(shop.as('anonymous'), raul.email.toUpperCase())],
    [marta, await sent(marta, marta.email)],
  ] as const;
  for (const [agent, id] of own) {
    for (const status of ['approved', 'completed'] as const) {
      const wanted = verification(id, status);
      expect(await looked(agent).refused(staffApi.changeVerificationStatus, wanted)).toMatchObject({
        status: 403,
        code: 'own_record',
        message: expect.stringContaining('otra persona del equipo'),
      });
    }
  }
  await nothingDone();
});

test('a colleague approves it, and what decides nothing they may do themselves', async () => {
  const id = await sent(raul, raul.email);
  await looked(raul).call(staffApi.changeVerificationStatus, verification(id, 'processing'));
  await looked(raul).call(staffApi.changeVerificationStatus, verification(id, 'rejected'));
  const { status } = await looked(marta).call(
    staffApi.changeVerificationStatus,
    verification(id, 'approved'),
  );
  expect(status).toBe('approved');
});

test('nobody confirms a quotation of their own, or issues a code from it', async () => {
  const { id } = await raul.call(api.createQuote, { body: newQuote(ids), key: 'envio-de-raul' });
  for (const status of ['approved', 'sent', 'delivered', 'completed'] as const) {
    expect(await looked(raul).refused(staffApi.changeQuoteStatus, quote(id, status))).toMatchObject(
      {
        status: 403,
        code: 'own_record',
      },
    );
  }
  const input = { params: { id }, body: {}, key: 'codigo-de-raul' };
  expect(await raul.refused(staffApi.issueCode, input)).toMatchObject({ code: 'own_record' });
  await nothingDone();
  await looked(raul).call(staffApi.changeQuoteStatus, quote(id, 'en_revision'));
  await marta.call(staffApi.issueCode, { ...input, key: 'codigo-de-marta' });
  await looked(marta).call(staffApi.changeQuoteStatus, quote(id, 'approved'));
});

test('in English for who reads English', async () => {
  const id = await sent(raul, raul.email);
  const english = raul.with('mariel-auto-language=en');
  const { message } = await looked(english).refused(
    staffApi.changeVerificationStatus,
    verification(id, 'approved'),
  );
  expect(message).toContain('somebody else of the team');
});
