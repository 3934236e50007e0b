import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { answerDue } from '#features/company/about/support-hours.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { allMails, audit, customerWrites, listed, see, writeToCustomer } from './testing/queue.ts';

setUpQuoteShop();

describe('whose turn it is', () => {
  test('a new quote waits until the support calendar says', async () => {
    const quote = await see(await requestQuote());
    expect(quote).toMatchObject({
      assignedTo: null,
      awaitingSince: quote.createdAt,
      overdue: false,
      unread: true,
      firstResponseAt: null,
      detached: false,
      language: 'es',
      answerDueAt: answerDue(new Date(quote.createdAt)).toISOString(),
    });
  });

  test('an answer that the customer can read ends the wait; the first one is remembered', async () => {
    const id = await requestQuote();
    const answered = await writeToCustomer(id, 'El jueves.');
    expect(answered).toMatchObject({ awaitingSince: null, answerDueAt: null, overdue: false });
    expect(answered.firstResponseAt).not.toBeNull();
    await customerWrites(id);
    const before = await see(id);
    expect(before.awaitingSince).not.toBeNull();
    await customerWrites(id, '¿Sigue ahí?');
    expect((await see(id)).awaitingSince).toBe(before.awaitingSince);
    await writeToCustomer(id, 'Aquí estamos.');
    expect((await see(id)).firstResponseAt).toBe(answered.firstResponseAt);
  });

  test.each([
    [
      'a change of status',
      (id: string) =>
        looked(raul).call(staffApi.changeQuoteStatus, {
          params: { id },
          body: { status: 'approved' },
        }),
    ],
    [
      'a call by phone',
      (id: string) =>
        raul.call(staffApi.contactAboutQuote, {
          params: { id },
          body: { channel: 'phone' },
          key: newKey(),
        }),
    ],
    [
      'a verification code',
      (id: string) => raul.call(staffApi.issueCode, { params: { id }, body: {}, key: newKey() }),
    ],
  ] as const)('%s is an answer', async (_, answers) => {
    const id = await requestQuote();
    await answers(id);
    expect((await see(id)).awaitingSince).toBeNull();
    expect(await listed({ queue: 'waiting' })).toEqual([]);
  });

  test('a note among staff is none: the customer neither reads it nor gets a mail', async () => {
    const id = await requestQuote();
    const before = (await allMails()).length;
    const noted = await writeToCustomer(id, 'El vendedor no contesta.', true);
    expect(noted.awaitingSince).not.toBeNull();
    expect(noted.firstResponseAt).toBeNull();
    expect(noted.history.at(-1)).toMatchObject({
      kind: 'message',
      note: 'El vendedor no contesta.',
      public: false,
      who: 'Raúl Pérez',
    });
    expect(await allMails()).toHaveLength(before);
    const theirs = await yanet.call(api.findMyQuote, { params: { id } });
    expect(theirs.history.map(({ kind }) => kind)).toEqual(['created']);
    expect(JSON.stringify(theirs)).not.toContain('Raúl');
    expect(await audit()).toMatchObject({ action: 'quote.note', subject_id: id });
  });

  test('a customer writes no note among staff', async () => {
    const input = { params: { id: await requestQuote() }, body: { text: 'Hola', internal: true } };
    expect((await yanet.refused(api.writeAboutMyQuote, input)).status).toBe(400);
  });

  test('a key of a note is not a key of a message', async () => {
    const id = await requestQuote();
    const input = { params: { id }, body: { text: 'Hola', internal: true }, key: 'la-misma-clave' };
    await looked(raul).call(staffApi.writeAboutQuote, input);
    await looked(raul).call(staffApi.writeAboutQuote, input);
    const open = { ...input, body: { text: 'Hola' } };
    expect(await looked(raul).refused(staffApi.writeAboutQuote, open)).toMatchObject({
      code: 'key_reused',
    });
    expect((await see(id)).history).toHaveLength(2);
  });
});
