import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { answerDue, writeToUsAfter } from '#features/company/about/support-hours.ts';
import {
  newVerification as body,
  mailsOf,
} from '#features/payments/verifications/server/testing/verifications.ts';
import { newQuote } from '#features/requests/quotes/server/testing/quotes.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { formatDateTime, formatDay } from '#platform/time/dates.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';

// Staff are held to the times that the customer was told.

let params: { id: string };

setUpQuoteShop();
beforeEach(async () => {
  const made = await yanet.call(api.createQuote, { body: newQuote(ids), key: newKey() });
  params = { id: made.id };
});

const set = (status: QuoteStatus, note = '') =>
  looked(raul).call(staffApi.changeQuoteStatus, { params, body: { status, note } });
const quote = () => raul.call(staffApi.findQuote, { params });
const page = async () => (await yanet.fetch(`/my-quotes?ver=${params.id}`)).text();
const lastMail = async () => (await mailsOf(shop.services.db)).at(-1)?.text ?? '';

test('"En Proceso" answers nothing: the ticket keeps its deadline, and stays with who waits', async () => {
  const { dueAt } = await yanet.call(api.createVerification, { body, key: newKey() });
  const [{ id = '' } = {}] = await raul.call(staffApi.listVerifications, { query: {} });
  const taken = await looked(raul).call(staffApi.changeVerificationStatus, {
    params: { id },
    body: { status: 'processing' as const, note: '' },
  });
  expect(taken).toMatchObject({ answerDueAt: dueAt, firstResponseAt: null });
  expect(taken.awaitingSince).not.toBeNull();
  const waiting = await raul.call(staffApi.listVerifications, { query: { queue: 'waiting' } });
  expect(waiting.map((each) => each.id)).toEqual([id]);
});

test('"En Revisión" keeps the deadline, and says it on the page and in the mail', async () => {
  const before = await quote();
  await set('en_revision', 'Preguntamos al vendedor.');
  expect(await quote()).toMatchObject({
    awaitingSince: before.awaitingSince,
    answerDueAt: before.answerDueAt,
  });
  const moment = formatDateTime(before.answerDueAt ?? '', 'es');
  expect(await page()).toContain(`A más tardar el ${moment}.`);
  expect(await lastMail()).toContain(`A más tardar el ${moment}.`);
});

test('"En Revisión" after an answer says until when to wait', async () => {
  const answer = { params, body: { text: 'Mañana le decimos.' }, key: newKey() };
  await looked(raul).call(staffApi.writeAboutQuote, answer);
  await set('en_revision');
  const { history, answerDueAt } = await quote();
  expect(answerDueAt).toBeNull();
  const until = writeToUsAfter(new Date(history.at(-1)?.at ?? ''));
  const day = formatDay(dayInHavana(until), 'es');
  expect(await page()).toContain(`Si el ${day} todavía no sabe de nosotros, escríbanos.`);
  expect(await lastMail()).toContain('todavía no sabe de nosotros, escríbanos.');
});

test('"Enviada" promises the date of arrival by a moment, and staff are held to it', async () => {
  await set('approved', 'Cuesta US$27,500.');
  expect(await quote()).toMatchObject({ awaitingSince: null });
  const before = answerDue(new Date()).toISOString();
  await set('sent');
  const { answerDueAt } = await quote();
  // In support's hours each moment has its own deadline; outside them they share one.
  const inOrder = [before, answerDueAt ?? '', answerDue(new Date()).toISOString()];
  expect(inOrder).toEqual(inOrder.toSorted());
  const moment = formatDateTime(answerDueAt ?? '', 'es');
  expect(await page()).toContain(`A más tardar el ${moment}.`);
  expect(await lastMail()).toContain(`A más tardar el ${moment}.`);
  await looked(raul).call(staffApi.writeAboutQuote, {
    params,
    body: { text: 'Llega el 3 de diciembre.' },
    key: newKey(),
  });
  expect(await quote()).toMatchObject({ awaitingSince: null });
  expect(await page()).not.toMatch(/a más tardar/i);
});

test('"Enviada" with the date in its note promises nothing more', async () => {
  await set('sent', 'Llega el 3 de diciembre.');
  expect(await quote()).toMatchObject({ awaitingSince: null, answerDueAt: null });
});

test('the page of a finished quotation says by when we answer a question', async () => {
  await set('delivered');
  await yanet.call(api.writeAboutMyQuote, {
    params,
    body: { text: 'Falta una llave.' },
    key: newKey(),
  });
  const { answerDueAt } = await quote();
  const by = `Contestamos el mensaje a más tardar el ${formatDateTime(answerDueAt ?? '', 'es')}.`;
  expect(await page()).toContain(by);
});
