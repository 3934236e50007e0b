import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { ids, raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { lineOf } from '#features/requests/quotes/server/testing/quotes.ts';
import { deleteAsSeen } from '#features/shop/catalogue/products/server/testing/staff.ts';
import { staffApi } from '#staff-api.ts';
import type { StaffOffer } from '../schema.ts';
import {
  accept,
  acceptance,
  changeProduct,
  customerAsksChange,
  draft,
  history,
  linkInMail,
  mails,
  mailsOfReminders,
  mailsOfSold,
  own,
  postForm,
  save,
  sendSavedOffer,
  sentOffer,
  textAt,
} from './testing/offers.ts';

setUpQuoteShop();

describe('an offer whose car was sold elsewhere', () => {
  let offer: StaffOffer;
  let path: string;
  beforeEach(async () => {
    offer = await sentOffer();
    path = await linkInMail();
    await changeProduct('corolla', { status: 'sold' });
  });

  test('says so instead of that it stands, and takes no acceptance', async () => {
    expect(await own(offer)).toMatchObject({ gone: [0], holds: null });
    for (const page of [await textAt(path), await textAt(`${path}/aceptar`)]) {
      expect(page).toContain('Ya no está disponible: Toyota Corolla LE 2021');
      expect(page).not.toContain('Aceptar oferta');
      expect(page).not.toContain('>Confirmar<');
    }
  });

  test('is asked for anew with one tap: staff are told once, and the page says that they were', async () => {
    for (const _ of [1, 2]) {
      const answer = await postForm(path, { accion: 'otra', oferta: offer.number });
      expect(answer.status).toBe(303);
    }
    expect(await mailsOfSold()).toHaveLength(1);
    const page = await textAt(path);
    expect(page).toContain('Se pidió una oferta nueva.');
    expect(page).not.toContain('sigue en pie');
  });

  test('is not reminded of: nobody can accept it', async () => {
    expect(await mailsOfReminders()).toBe(0);
  });

  test('that is there again can be accepted', async () => {
    await changeProduct('corolla', { status: 'available' });
    expect((await own(offer)).gone).toEqual([]);
    const again = { params: { number: offer.number }, body: {} };
    expect((await yanet.refused(api.askOfferAgain, again)).code).toBe('offer_not_expired');
    expect((await accept(offer)).state).toBe('accepted');
  });
});

test('an offer whose car was sold after a change was asked for: staff are told of it too', async () => {
  const quoteId = await requestQuote();
  const offer = await sentOffer(quoteId);
  await customerAsksChange(offer);
  await changeProduct('corolla', { status: 'sold' });
  const answer = { params: { number: offer.number }, body: acceptance(offer) };
  expect((await yanet.refused(api.acceptMyOffer, answer)).code).toBe('offer_sold');
  await yanet.refused(api.acceptMyOffer, answer);
  expect(await mailsOfSold()).toHaveLength(1);
  const last = (await history(quoteId)).at(-1);
  expect(last).toMatchObject({ kind: 'offer_sold' });
  expect(last).not.toHaveProperty('byLink');
});

test('an option that was sold is named so and cannot be taken; the rest can be accepted', async () => {
  const made = await draft(await requestQuote());
  const extra = {
    kind: 'goods',
    text: 'Segundo auto',
    quantity: 1,
    unitCents: 5,
    costCents: null,
  } as const;
  const option = { ...extra, optional: true, productId: ids.vendido };
  const offer = await sendSavedOffer(await save(made, { lines: [...made.lines, option] }));
  const path = await linkInMail();
  expect((await own(offer)).gone).toEqual([1]);
  const page = await textAt(path);
  expect(page).toContain('ya no está disponible');
  expect(page).not.toContain('type="checkbox"');
  expect(await textAt(`${path}/aceptar?opcion=1`)).not.toContain('Segundo auto');
  expect((await accept(offer)).state).toBe('accepted');
});

describe('before it is accepted, the summary says what will be held', () => {
  test('with its last day', async () => {
    await sentOffer();
    const page = await textAt(`${await linkInMail()}/aceptar`);
    expect(page).toMatch(/Al confirmar le apartamos Toyota Corolla LE 2021 hasta el final del/);
  });

  test('or nothing, of what is ordered when it is wanted', async () => {
    const items = [lineOf(ids, 'nevera')];
    const id = await requestQuote({ items, subtotal: '850.50', total: '850.50' });
    const offer = await sendSavedOffer(await draft(id));
    const path = await linkInMail();
    expect(await textAt(`${path}/aceptar`)).not.toContain('partamos');
    await accept(offer);
    expect(await textAt(path)).not.toMatch(/[Aa]partado/);
    expect((await mails()).map(({ text }) => text).join()).not.toMatch(/partamos|lo apartado/);
    expect(await shop.services.db.selectFrom('product_hold').selectAll().execute()).toEqual([]);
  });
});

test('a car that was deleted when its offers were drafted is accepted once, and not before it is back', async () => {
  await changeProduct('corolla', { stock: 1 });
  const quoteIds = [await requestQuote(), await requestQuote()];
  const id = ids.corolla;
  await deleteAsSeen(raul, id);
  const offers: StaffOffer[] = [];
  for (const quoteId of quoteIds) offers.push(await sendSavedOffer(await draft(quoteId)));
  const refusal = async (offer: StaffOffer) =>
    (
      await yanet.refused(api.acceptMyOffer, {
        params: { number: offer.number },
        body: acceptance(offer),
      })
    ).code;
  const [first, second] = offers as [StaffOffer, StaffOffer];
  expect(first.lines).toMatchObject([{ productId: id, unitCents: 2_800_000 }]);
  expect(await refusal(first)).toBe('offer_sold');
  await raul.call(staffApi.restoreProduct, { params: { id } });
  const accepted = [await accept(first), await own(second)];
  expect(accepted).toMatchObject([{ state: 'accepted' }, { gone: [0] }]);
  expect(await refusal(second)).toBe('offer_sold');
});
