import { expect, test } from 'vitest';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { allMails, customerWrites, list, see, take } from './testing/queue.ts';

setUpQuoteShop();

/** Three quotations, as a list shows them to an agent. */
async function threeListed() {
  for (let made = 0; made < 3; made++) await requestQuote();
  return list({});
}
const refusedWith = (code: string) => ({
  done: null,
  refused: { code, message: expect.any(String) },
});
const isDone = { done: expect.any(String), refused: null };

test('several are assigned; one that a colleague assigned meanwhile is not, and says so', async () => {
  const cases = await threeListed();
  await take(cases[1]?.id ?? '', marta.id);
  const items = cases.map(({ id }) => ({ id, body: { personId: raul.id, expected: null } }));
  const results = await raul.call(staffApi.assignQuotes, { body: { items } });
  expect(results).toEqual([
    { id: cases[0]?.id, done: null, refused: null },
    { id: cases[1]?.id, ...refusedWith('assigned_meanwhile') },
    { id: cases[2]?.id, done: null, refused: null },
  ]);
  const assigned = (await list({})).map(({ assignedTo }) => assignedTo?.id);
  expect(assigned).toEqual([raul.id, marta.id, raul.id]);
});

test('a status set for several is undone for all, before any mail leaves', async () => {
  const cases = await threeListed();
  await customerWrites(cases[2]?.id ?? '');
  const items = cases.map(({ id, status: expected, newest: seen }) => ({
    id,
    body: { status: 'en_revision' as const, expected, seen },
  }));
  const results = await raul.call(staffApi.changeStatusOfQuotes, { body: { items } });
  expect(results).toMatchObject([isDone, isDone, refusedWith('case_news')]);
  const back = results.flatMap(({ id, done }) => (done ? [{ id, body: { event: done } }] : []));
  expect(await raul.call(staffApi.undoAboutQuotes, { body: { items: back } })).toMatchObject([
    { refused: null },
    { refused: null },
  ]);
  expect((await list({})).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
});

test('a reply reaches each customer once, however often it is sent', async () => {
  const cases = await threeListed();
  const key = newKey();
  const items = cases.map(({ id, newest: seen, referenceNumber }) => ({
    id,
    key: `${key}.${id}`,
    body: { text: `Sobre ${referenceNumber}`, seen },
  }));
  for (let sent = 0; sent < 2; sent++) {
    const results = await raul.call(staffApi.writeAboutQuotes, { body: { items } });
    expect(results.every(({ refused }) => refused === null)).toBe(true);
  }
  for (const { id, referenceNumber } of cases) {
    const texts = (await see(id)).history.flatMap(({ note }) => note ?? []);
    expect(texts.filter((text) => text === `Sobre ${referenceNumber}`)).toHaveLength(1);
  }
  const answers = (await allMails()).filter(({ text }) => text.includes('Sobre MA-'));
  expect(answers).toHaveLength(3);
});

test('what fails for one on our side stops none of the others', async () => {
  const cases = await threeListed();
  const [first, second] = cases.map(({ id }) => id);
  const to = (id = '', personId = raul.id) => ({ id, body: { personId, expected: null } });
  const nobody = '00000000-0000-4000-8000-000000000000';
  const items = [to(nobody), to(first, yanet.id), to(second)];
  expect(await raul.call(staffApi.assignQuotes, { body: { items } })).toMatchObject([
    refusedWith('quote_not_found'),
    refusedWith('bad_input'),
    { refused: null },
  ]);
});
