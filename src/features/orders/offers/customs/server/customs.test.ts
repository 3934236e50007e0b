import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { listed } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import type { StaffOffer } from '../../schema.ts';
import {
  accept,
  history,
  linkInMail,
  linkOfRole,
  mails,
  openAddress,
  own,
  postForm,
  sentOffer,
} from '../../server/testing/offers.ts';
import type { CustomsAnswerKind } from '../customs.ts';

setUpQuoteShop();

let quoteId: string;
let offer: StaffOffer;
beforeEach(async () => {
  quoteId = await requestQuote();
  offer = await sentOffer(quoteId);
  await accept(offer);
});

const today = dayInHavana(new Date());
const form = { cents: 123_450, namedOn: today, source: 'Aduana de Mariel, expediente 45' };
const name = (change: Partial<typeof form> = {}) =>
  raul.call(staffApi.nameCustoms, { params: { id: offer.id }, body: { ...form, ...change } });
const named = async (change: Partial<typeof form> = {}) => {
  const [price] = (await name(change)).customs;
  if (!price) throw new Error('no price');
  return price;
};
const input = (id: string, answer: CustomsAnswerKind, cents = form.cents) => ({
  params: { number: offer.number },
  body: { id, answer, cents },
});
const withdraw = (id: string, reason = 'Era de otro') =>
  raul.call(staffApi.withdrawCustoms, { params: { id }, body: { reason } });
const kinds = async () => (await history(quoteId)).map(({ kind }) => kind);
const textOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replace(/<(script|style|head)\b.*?<\/\1>|<[^>]+>/gs, ' ');
const fieldsOf = (id: string, answer: CustomsAnswerKind) => ({
  oferta: offer.number,
  precio: id,
  monto: String(form.cents),
  respuesta: answer,
  accion: 'aduana',
});

test('what customs named is asked by mail and on the page, and who accepts it is seen by staff', async () => {
  const price = await named();
  const mail = (await mails()).at(-1);
  expect(mail).toMatchObject({ subject: `La Aduana puso precio: oferta ${offer.number}` });
  expect(mail?.text).toContain('US$1,234.50');
  expect(mail?.text).toContain('Aduana de Mariel, expediente 45');
  expect(await listed({ queue: 'customs' })).toEqual([quoteId]);
  const page = await textOf(yanet.fetch(`/my-quotes/oferta/${offer.number}`));
  expect(page).toContain('La Aduana de Cuba puso precio: US$1,234.50');
  expect(page).toContain('Confirmar: acepto US$1,234.50');
  expect(await textOf(yanet.fetch(`/my-quotes?ver=${quoteId}`))).toContain(
    'La Aduana de Cuba puso precio.',
  );
  const answered = await yanet.call(api.answerCustoms, input(price.id, 'accepted'));
  expect(answered.customs).toMatchObject([{ state: 'accepted', cents: 123_450 }]);
  expect(await kinds()).toEqual(expect.arrayContaining(['customs_named', 'customs_accepted']));
  expect(await listed({ queue: 'customs' })).toEqual([]);
  expect((await mails()).at(-1)?.subject).toContain('aceptó el precio de la Aduana');
  const told = await auditOf(shop.services.db, quoteId);
  expect(told.map(({ action }) => action)).toContain('customs.name');
});

test('in English for whoever asked in English, and who wants to talk stays in the list of work', async () => {
  quoteId = await requestQuote();
  offer = await sentOffer(quoteId, { language: 'en' });
  await accept(offer);
  const price = await named();
  expect((await mails()).at(-1)?.subject).toBe(`Customs has named a price: offer ${offer.number}`);
  await yanet.call(api.answerCustoms, input(price.id, 'talk'));
  expect(await listed({ queue: 'customs' })).toEqual([quoteId]);
  const staff = await textOf(raul.fetch('/admin/quotes?queue=customs'));
  expect(staff).toContain('Aduana: quiere hablarlo');
  // Another price is another question.
  const next = await named({ cents: 99_900 });
  await yanet.call(api.answerCustoms, input(next.id, 'accepted', 99_900));
  expect(await listed({ queue: 'customs' })).toEqual([]);
  expect((await own(offer)).offer?.customs.map(({ state }) => state)).toEqual(['accepted', 'talk']);
});

test('the link works without JavaScript and account: looking changes nothing, posting answers once', async () => {
  const { id } = await named();
  const path = await linkInMail();
  for (const method of ['GET', 'HEAD']) {
    for (let at = 0; at < 3; at++) await openAddress(path, method);
  }
  const [waiting] = (await own(offer)).offer?.customs ?? [];
  expect(waiting?.state).toBe('waiting');
  const answers = [
    await postForm(path, fieldsOf(id, 'accepted')),
    await postForm(path, fieldsOf(id, 'accepted')),
  ];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await textOf(openAddress(path))).toContain('Aceptó el precio de la Aduana: US$1,234.50');
  const told = (await history(quoteId)).filter(({ kind }) => kind === 'customs_accepted');
  expect(told).toHaveLength(1);
  expect(told[0]?.byLink).toBe(true);
  // Nor may another answer follow.
  const other = await postForm(path, fieldsOf(id, 'talk'));
  expect(await textOf(other)).toContain('Ese precio de la Aduana ya está respondido.');
});

test('twenty answers at once are one', async () => {
  const { id } = await named();
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      yanet.call(api.answerCustoms, input(id, at % 2 ? 'accepted' : 'talk')),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const told = (await kinds()).filter((kind) => /^customs_(accepted|talk)$/.test(kind));
  expect(told).toHaveLength(1);
});

describe('refused is', () => {
  test('what customs names of an offer that nobody accepted', async () => {
    const other = await sentOffer(await requestQuote());
    const refused = await raul.refused(staffApi.nameCustoms, {
      params: { id: other.id },
      body: form,
    });
    expect(refused).toMatchObject({ status: 409, code: 'customs_no_order' });
  });

  test('a second one while the first one waits; the same again is the same', async () => {
    const { id } = await named();
    expect((await named()).id).toBe(id);
    const body = { ...form, cents: 1 };
    const input = { params: { id: offer.id }, body };
    expect(await raul.refused(staffApi.nameCustoms, input)).toMatchObject({
      code: 'customs_waits',
    });
    expect((await kinds()).filter((kind) => kind === 'customs_named')).toHaveLength(1);
  });

  test.each([
    // Past midnight it is still to come.
    ['a day to come', { namedOn: daysLater(today, 2) }, 400],
    ['nothing', { cents: 0 }, 400],
    ['part of a cent', { cents: 0.5 }, 400],
    ['no source', { source: ' ' }, 400],
  ])('%s', async (_, change, status) => {
    const input = { params: { id: offer.id }, body: { ...form, ...change } };
    expect((await raul.refused(staffApi.nameCustoms, input)).status).toBe(status);
  });

  test('an answer to another price than was shown, to none, and of somebody else', async () => {
    const { id } = await named();
    expect(await yanet.refused(api.answerCustoms, input(id, 'accepted', 1))).toMatchObject({
      code: 'customs_shown_other',
    });
    expect((await yanet.refused(api.answerCustoms, input(offer.id, 'talk'))).status).toBe(404);
    for (const who of [shop.as('other customer'), raul, marta]) {
      expect((await who.refused(api.answerCustoms, input(id, 'accepted'))).status).toBe(404);
    }
  });

  test('an answer of staff by their customer’s link', async () => {
    const { id } = await named();
    const path = await linkInMail();
    expect((await postForm(path, fieldsOf(id, 'accepted'), raul)).status).toBe(403);
  });
});

test('a price that was wrong is withdrawn with a reason, and is answered no more; an accepted one stays', async () => {
  const { id } = await named();
  expect((await withdraw(id)).customs).toMatchObject([
    { state: 'withdrawn', withdrawReason: 'Era de otro' },
  ]);
  await withdraw(id);
  expect((await kinds()).filter((kind) => kind === 'customs_withdrawn')).toHaveLength(1);
  expect((await mails()).at(-1)?.text).toContain('Era de otro');
  expect(await yanet.refused(api.answerCustoms, input(id, 'accepted'))).toMatchObject({
    code: 'customs_withdrawn',
  });
  expect(await listed({ queue: 'customs' })).toEqual([]);
  const next = await named();
  await yanet.call(api.answerCustoms, input(next.id, 'accepted'));
  const refused = await raul.refused(staffApi.withdrawCustoms, {
    params: { id: next.id },
    body: { reason: 'Tarde' },
  });
  expect(refused).toMatchObject({ code: 'customs_answered' });
});

test('a link to pay shows nothing of it', async () => {
  await named();
  const path = await linkOfRole(quoteId, 'pays');
  expect(await (await openAddress(path)).text()).not.toContain('Aduana de Mariel');
});
