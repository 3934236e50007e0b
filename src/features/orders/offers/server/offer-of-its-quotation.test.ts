import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { changeColumns, see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import type { StaffOffer } from '../schema.ts';
import { lapseHolds } from './holds/lapse-holds.ts';
import {
  accept,
  acceptance,
  changeProduct,
  customerAsksChange,
  draft,
  linkInMail,
  linkOfRole,
  mails,
  mailsOfReminders,
  own,
  postForm,
  save,
  sendSavedOffer,
  sentOffer,
  textAt,
} from './testing/offers.ts';

setUpQuoteShop();

let quoteId: string;
let offer: StaffOffer;
beforeEach(async () => {
  quoteId = await requestQuote();
  offer = await sentOffer(quoteId);
});

const statusOfCar = async () =>
  (
    await shop.services.db
      .selectFrom('product')
      .select('status')
      .where('slug', '=', 'corolla')
      .executeTakeFirstOrThrow()
  ).status;
const cancel = () => ({ params: { id: quoteId }, body: {}, key: newKey() });
const answer = () => ({ params: { number: offer.number }, body: acceptance(offer) });
const decide = (status: 'rejected' | 'pending') =>
  looked(raul).call(staffApi.changeQuoteStatus, {
    params: { id: quoteId },
    body: { status, note: 'Ya no se consigue' },
  });
const inDaysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('a quotation that is over', () => {
  test('has no offer that waits: cancelled by its customer, nobody accepts it, by link either', async () => {
    const path = await linkInMail();
    await yanet.call(api.cancelMyQuote, cancel());
    expect((await yanet.refused(api.acceptMyOffer, answer())).code).toBe('offer_withdrawn');
    expect(await textAt(path)).toContain('Terminó: la canceló quien la pidió.');
    expect((await see(quoteId)).offer?.state).toBe('withdrawn');
    const check = await yanet.call(api.checkOurs, { body: { code: offer.number } });
    expect(check.ours?.state).toBe('ended');
  });

  test('is reminded of by no mail', async () => {
    await yanet.call(api.cancelMyQuote, cancel());
    expect(await mailsOfReminders()).toBe(0);
  });

  test('rejected after it was accepted, says to pay nothing; reopened, it stands as before', async () => {
    await accept(offer);
    const path = await linkInMail();
    await decide('rejected');
    const page = await textAt(path);
    expect(page).toContain('Terminó: nuestro equipo la cerró.');
    expect(page).toContain('Nadie debe hacer nada más.');
    expect(page).not.toContain('Cómo pagar');
    expect((await own(offer)).howToPay).toEqual([]);
    await decide('pending');
    expect((await own(offer)).offer?.state).toBe('accepted');
  });

  test('is not the customer’s to change once its offer is accepted', async () => {
    await accept(offer);
    const amend = { params: { id: quoteId }, body: { expected: 0, notes: 'Otro' }, key: newKey() };
    expect((await yanet.refused(api.amendMyQuote, amend)).code).toBe('quote_under_way');
    const page = await (await yanet.fetch(`/my-quotes?ver=${quoteId}`)).text();
    expect(page).not.toContain('Cambiar lo que pidió');
  });
});

describe('what is held', () => {
  test('stays held once the goods have left: no mail says that nobody paid', async () => {
    await changeProduct('corolla', { stock: 1 });
    await accept(offer);
    await changeColumns(quoteId, { status: 'sent' });
    expect(await lapseHolds(shop.services, inDaysFromNow(30))).toBe(0);
    expect(await statusOfCar()).toBe('reserved');
    const subjects = (await mails()).map(({ subject }) => subject).join();
    expect(subjects).not.toContain('Ya no apartamos');
  });

  test('leaves reserved what staff reserved by hand', async () => {
    await changeProduct('corolla', { stock: 3 });
    await accept(offer);
    await changeProduct('corolla', { status: 'reserved' });
    expect(await lapseHolds(shop.services, inDaysFromNow(30))).toBe(1);
    expect(await statusOfCar()).toBe('reserved');
  });
});

describe('what staff take back, with the reason that its customer reads', () => {
  const because = () => ({ params: { id: offer.id }, body: { reason: 'El dueño ya no lo vende' } });

  test.each([
    ['an offer', customerAsksChange, staffApi.withdrawOffer, true],
    ['an acceptance', accept, staffApi.takeBackAcceptance, false],
  ])('%s: whoever waited is answered, and its agent looks at it again', async (...each) => {
    const [, ask, call, waits] = each;
    await ask(offer);
    expect(await see(quoteId)).toMatchObject({ followUpAt: null });
    expect((await see(quoteId)).awaitingSince !== null).toBe(waits);
    await raul.call(call, because());
    const after = await see(quoteId);
    expect(after.awaitingSince).toBeNull();
    expect(after.followUpAt).not.toBeNull();
  });
});

test('whoever shares a link waits for no answer', async () => {
  const before = await see(quoteId);
  expect(before.awaitingSince).toBeNull();
  await yanet.call(api.makeMyLink, { params: { id: quoteId }, body: { role: 'pays' } });
  const { awaitingSince, followUpAt } = await see(quoteId);
  expect({ awaitingSince, followUpAt }).toEqual({
    awaitingSince: null,
    followUpAt: before.followUpAt,
  });
});

test('the summary names the terms that the acceptance will record', async () => {
  const { db } = shop.services;
  await sql`alter table offer disable trigger offer_is_final`.execute(db);
  await db.updateTable('offer').set({ terms_version: '2020-01' }).execute();
  await sql`alter table offer enable trigger offer_is_final`.execute(db);
  const page = await textAt(`${await linkInMail()}/aceptar`);
  expect(page).toContain('versión 2020-01');
});

test('an address that is no text is refused, without a fault of ours', async () => {
  const fields = { accion: 'otra', oferta: offer.number };
  expect((await postForm('/oferta/%E0%A4%A', fields)).status).toBeLessThan(500);
  const asYanet = await postForm('/my-quotes/oferta/%E0%A4%A', fields, yanet);
  expect(asYanet.status).toBeLessThan(500);
});

test('its customer reads nothing of what it costs us, nor who made it', async () => {
  const { offer: read } = await own(offer);
  const accepted = await accept(offer, [2]);
  const listed = await yanet.call(api.listMyOffers, { params: { id: quoteId } });
  const staffs = /"(costCents|marginCents|madeBy|productId|revision|seenAt|undone|heldUntil)"/;
  expect(JSON.stringify(offer)).toMatch(staffs);
  for (const shown of [read, accepted, listed]) {
    expect(JSON.stringify(shown)).toContain(offer.number);
    expect(JSON.stringify(shown)).not.toMatch(staffs);
  }
});

test('a link to pay never shows the whole name that accepted', async () => {
  const path = await linkOfRole(quoteId, 'pays');
  await accept(offer);
  const token = path.slice('/oferta/'.length);
  const shown = await (await shop.as('anonymous').fetch(`/api/links/${token}`)).text();
  expect(shown).toContain('"typedName":"Yanet"');
  expect(shown).not.toContain('Pérez');
});

test('the portal says whose turn it is by the offer, not that its price is still to be confirmed', async () => {
  const page = async () => (await yanet.fetch(`/my-quotes?ver=${quoteId}`)).text();
  expect(await page()).toContain('Ver la oferta y responderla.');
  await accept(offer);
  const accepted = await page();
  expect(accepted).toContain('Poner en la página de pago los datos para pagar');
  expect(accepted).not.toContain('confirma disponibilidad y precio final');
});

test('a version made from another one is in its language', async () => {
  const english = await sentOffer(await requestQuote(), { language: 'en' });
  const { quoteId: id } = await own(english);
  expect((await draft(id ?? '', 1)).language).toBe('en');
});

test('where nothing of the catalogue was accepted, no mail says that it is held', async () => {
  const made = await draft(await requestQuote());
  const lines = made.lines.map((line) => ({ ...line, productId: null }));
  await accept(await sendSavedOffer(await save(made, { lines })));
  const told = (await mails()).filter(({ subject }) => subject.includes('acept'));
  expect(told.map(({ text }) => text).join()).not.toMatch(/partamos|lo apartado/);
});

test('an agent does not find offers of a deleted account', async () => {
  await shop.services.db.updateTable('quote').set({ detached_at: new Date() }).execute();
  const asked = { params: { id: offer.id }, body: { reason: 'No hay' } };
  expect(await raul.refused(staffApi.withdrawOffer, asked)).toMatchObject({
    status: 404,
    code: 'offer_not_found',
  });
});
