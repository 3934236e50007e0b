import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { newVerification as body, mailsOf } from '../testing/verifications.ts';

let ids: ProductIds;
let yanet: Client;
let raul: Client;

setUpShop();
beforeEach(async () => {
  await shop.reset();
  ids = await restock(shop);
  yanet = shop.as('customer');
  raul = shop.as('agente');
});

const pageOf = async (path: string) => (await yanet.fetch(path)).text();
const mailTexts = async () => (await mailsOf(shop.services.db)).map(({ text }) => text);

test('whoever asks for a quotation reads one moment: in the answer, page, mails and queue', async () => {
  const query = { body: newQuote(ids), key: newKey() };
  const made = await yanet.call(api.createQuote, query);
  const params = { id: made.id };
  const due = made.answerDueAt ?? '';
  const read = formatDateTime(due, 'es');
  expect(read).toMatch(/hora de Cuba/);
  expect(await yanet.call(api.createQuote, query)).toEqual(made);
  expect((await yanet.call(api.findMyQuote, { params })).answerDueAt).toBe(due);
  expect((await raul.call(staffApi.findQuote, { params })).answerDueAt).toBe(due);
  expect(await pageOf(`/my-quotes?ver=${made.id}`)).toContain(`A más tardar el ${read}.`);
  const mails = await mailTexts();
  expect(mails).toHaveLength(2);
  for (const text of mails) expect(text).toContain(read);
});

test('once an agent has written, nothing is promised until the customer writes again', async () => {
  const { id } = await yanet.call(api.createQuote, { body: newQuote(ids), key: newKey() });
  const params = { id };
  const text = { text: 'Mañana le decimos.' };
  await looked(raul).call(staffApi.writeAboutQuote, { params, body: text, key: newKey() });
  expect((await yanet.call(api.findMyQuote, { params })).answerDueAt).toBeNull();
  expect(await pageOf(`/my-quotes?ver=${id}`)).not.toContain('a más tardar el');
  await yanet.call(api.writeAboutMyQuote, { params, body: { text: '¿Y?' }, key: newKey() });
  const { answerDueAt } = await raul.call(staffApi.findQuote, { params });
  expect(Date.parse(answerDueAt ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  expect((await yanet.call(api.findMyQuote, { params })).answerDueAt).toBe(answerDueAt);
});

test('whoever sends a verification reads one moment: in the answer, page, mails and queue', async () => {
  const sending = { body, key: newKey() };
  const sent = await yanet.call(api.createVerification, sending);
  const read = formatDateTime(sent.dueAt, 'es');
  expect(await yanet.call(api.createVerification, sending)).toEqual(sent);
  const [listed] = await raul.call(staffApi.listVerifications, { query: {} });
  expect(listed).toMatchObject({ answerDueAt: sent.dueAt, dueAt: sent.dueAt });
  expect(await pageOf(`/my-verifications?ver=${listed?.id}`)).toContain(read);
  const mails = await mailTexts();
  expect(mails).toHaveLength(2);
  for (const text of mails) expect(text).toContain(read);
});

test('a new question after our answer gives page, mail and queue a new moment', async () => {
  await yanet.call(api.createVerification, { body, key: newKey() });
  const [{ id = '' } = {}] = await raul.call(staffApi.listVerifications, { query: {} });
  const params = { id };
  const answer = { params, body: { text: 'Lo vemos.' }, key: newKey() };
  await looked(raul).call(staffApi.writeAboutVerification, answer);
  const former = { answer_due_at: new Date('2026-01-02T15:00:00Z') };
  await shop.services.db.updateTable('verification').set(former).execute();
  const question = { params, body: { text: '¿Y?' }, key: newKey() };
  const { dueAt } = await yanet.call(api.writeAboutMyVerification, question);
  expect(Date.parse(dueAt)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  expect((await raul.call(staffApi.findVerification, { params })).answerDueAt).toBe(dueAt);
  const decision = { params, body: { status: 'processing' as const, note: '' } };
  await looked(raul).call(staffApi.changeVerificationStatus, decision);
  const read = formatDateTime(dueAt, 'es');
  expect((await mailTexts()).at(-1)).toContain(read);
  expect(await pageOf(`/my-verifications?ver=${id}`)).toContain(read);
});
