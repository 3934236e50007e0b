import { marta, raul, requestQuote } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { accept, sentOffer, today } from '#features/orders/offers/server/testing/offers.ts';
import { newStaff } from '#features/people/accounts/server/testing/staff.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';

export async function newAccount(account = 'pagos@marielauto.example') {
  const { db } = shop.services;
  const { id } = await db
    .insertInto('payment_instruction')
    .values({
      way: crypto.randomUUID(),
      version: 1,
      method: 'zelle',
      holder: 'Mariel Auto LLC',
      bank: null,
      account,
      account_key: account,
      note_es: null,
      note_en: null,
      closed: false,
      proposed_by: marta.id,
      approved_by: await newStaff(db),
      approved_at: new Date(),
      rejected_by: null,
      rejected_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Yanet's quotation with an accepted offer: US$29,800, 8,940 at acceptance and the rest later. */
export async function newOrder() {
  const quoteId = await requestQuote();
  const offer = await sentOffer(quoteId);
  await accept(offer);
  return { quoteId, offer };
}

export const pay = (
  quoteId: string,
  account: string,
  { amount = '8,940.00', reference = 'ZL-1', movedOn = today(), who = raul, key = newKey() } = {},
) =>
  who.call(staffApi.recordPayment, {
    params: { id: quoteId },
    body: { amount, movedOn, account, reference },
    key,
  });

export const takeCash = (quoteId: string, amount = '500', who = raul) =>
  who.call(staffApi.recordPayment, {
    params: { id: quoteId },
    body: { amount, movedOn: today() },
    key: newKey(),
  });

export const count = (quoteId: string, entry: string, amount = '500', who = marta) =>
  who.call(staffApi.countCash, { params: { id: quoteId, entry }, body: { amount } });

export const giveBack = (quoteId: string, amount: string, who = marta, key = newKey()) =>
  who.call(staffApi.recordRefund, {
    params: { id: quoteId },
    body: {
      amount,
      movedOn: today(),
      method: 'zelle',
      paidTo: 'Ana Pérez',
      reason: 'Pagó de más',
    },
    key,
  });

export const reverse = (quoteId: string, entry: string, who = marta) =>
  who.call(staffApi.reverseEntry, {
    params: { id: quoteId, entry },
    body: { reason: 'Era de otra cotización' },
  });
