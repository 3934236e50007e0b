import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { ids, raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/quote-shop-testing.ts';
import { shop } from '#app/server/testing.ts';
import { lineOf } from '#features/quotes/server/testing.ts';
import { staffApi } from '#staff-api.ts';
import type { StaffOffer } from '../schema.ts';
import {
  accept,
  changeProduct,
  draft,
  history,
  inDays,
  linkInMail,
  mails,
  openAddress,
  own,
  postForm,
  save,
  sendReminders,
  sendSavedOffer,
  sentOffer,
} from './testing.ts';

setUpQuoteShop();

const textOf = async (path: string) => (await openAddress(path)).text();

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
    for (const page of [await textOf(path), await textOf(`${path}/aceptar`)]) {
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
    expect((await mails()).filter(({ subject }) => subject.includes('ya se vendió'))).toHaveLength(
      1,
    );
    const page = await textOf(path);
    expect(page).toContain('Pedimos una oferta nueva para usted');
    expect(page).not.toContain('sigue en pie');
  });

  test('is not reminded of: nobody can accept it', async () => {
    const before = (await mails()).length;
    expect(await sendReminders()).toBeGreaterThan(0);
    expect((await mails()).length).toBe(before);
  });

  test('that is there again can be accepted', async () => {
    await changeProduct('corolla', { status: 'available' });
    expect((await own(offer)).gone).toEqual([]);
    const again = { params: { number: offer.number }, body: {} };
    expect((await yanet.refused(api.askOfferAgain, again)).code).toBe('offer_not_expired');
    expect((await accept(offer)).state).toBe('accepted');
  });
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
  const page = await textOf(path);
  expect(page).toContain('ya no está disponible');
  expect(page).not.toContain('type="checkbox"');
  expect(await textOf(`${path}/aceptar?opcion=1`)).not.toContain('Segundo auto');
  expect((await accept(offer)).state).toBe('accepted');
});

describe('before it is accepted, the summary says what will be held', () => {
  test('with its last day', async () => {
    await sentOffer();
    const page = await textOf(`${await linkInMail()}/aceptar`);
    expect(page).toMatch(/Al confirmar le apartamos Toyota Corolla LE 2021 hasta el final del/);
  });

  test('or nothing, of what is ordered when it is wanted', async () => {
    const items = [lineOf(ids, 'nevera')];
    const id = await requestQuote({ items, subtotal: '850.50', total: '850.50' });
    const offer = await sendSavedOffer(await draft(id));
    const path = await linkInMail();
    expect(await textOf(`${path}/aceptar`)).not.toContain('partamos');
    await accept(offer);
    expect(await textOf(path)).not.toMatch(/[Aa]partado/);
    expect((await mails()).map(({ text }) => text).join()).not.toMatch(/partamos|lo apartado/);
    expect(await shop.services.db.selectFrom('product_hold').selectAll().execute()).toEqual([]);
  });
});

describe('a first instalment years ahead', () => {
  const dueOn = (day: string) => [
    { label: 'Todo', basisPoints: 10_000, cents: 0, due: 'date' as const, dueOn: day },
  ];

  test('is not sent: its car would be held that long', async () => {
    const made = await draft(await requestQuote());
    const saved = await save(made, { plan: dueOn(inDays(31)) });
    const input = { params: { id: made.id }, body: { expected: saved.revision } };
    const refused = await raul.refused(staffApi.sendOffer, input);
    expect(refused).toMatchObject({ status: 422, code: 'offer_due_far' });
    expect(refused.message).toContain('vence en más de 30 días');
    const nearer = await save(saved, { plan: dueOn(inDays(30)) });
    const offer = await sendSavedOffer(nearer);
    await accept(offer);
    expect((await own(offer)).holds?.until).toBe(inDays(30));
    expect((await history((await own(offer)).quoteId ?? '')).length).toBe(2);
  });
});
