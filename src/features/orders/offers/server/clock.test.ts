import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import { raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import { lapseHolds } from './holds/lapse-holds.ts';
import { reminderTimes } from './mails/reminders.ts';
import {
  accept,
  acceptance,
  decline,
  history,
  linkInMail,
  mails,
  own,
  sendReminders,
  sentOffer,
  textAt,
} from './testing/offers.ts';

setUpQuoteShop();

const at = (moment: string) => vi.setSystemTime(new Date(moment));
// A past date, at which the sessions of today are valid.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['winter', '2025-12-01T15:00Z', '2025-12-05', '2025-12-06T04:59:30Z', '2025-12-06T05:00:30Z'],
  [
    'the night clocks go back',
    '2026-10-30T15:00Z',
    '2026-11-01',
    '2026-11-02T04:59:30Z',
    '2026-11-02T05:00:30Z',
  ],
  [
    'the night they go forward',
    '2026-03-05T15:00Z',
    '2026-03-07',
    '2026-03-08T04:59:30Z',
    '2026-03-08T05:00:30Z',
  ],
  [
    'the day after that',
    '2026-03-06T15:00Z',
    '2026-03-08',
    '2026-03-09T03:59:30Z',
    '2026-03-09T04:00:30Z',
  ],
])('in %s', (_, sent, validUntil, before, after) => {
  test('is accepted until the last minute of its day in Havana', async () => {
    at(sent);
    const offer = await sentOffer(undefined, { validUntil });
    at(before);
    expect((await accept(offer)).state).toBe('accepted');
    at(after);
    expect((await own(offer)).offer?.state).toBe('accepted');
  });

  test('is refused a minute later', async () => {
    at(sent);
    const offer = await sentOffer(undefined, { validUntil });
    at(after);
    expect((await own(offer)).offer?.state).toBe('expired');
    const input = { params: { number: offer.number }, body: acceptance(offer) };
    expect(await yanet.refused(api.acceptMyOffer, input)).toMatchObject({
      status: 409,
      code: 'offer_expired',
    });
    const refused = await yanet.refused(api.declineMyOffer, {
      params: { number: offer.number },
      body: { reason: 'Tarde' },
    });
    expect(refused.code).toBe('offer_expired');
  });
});

async function remind(now: string): Promise<void> {
  at(now);
  await sendReminders(new Date());
}

const reminders = async () =>
  (await mails()).filter(({ subject }) => /espera su respuesta|último día/.test(subject));

describe('reminders', () => {
  test('come at half the time and on the last day, each once, with the same link', async () => {
    at('2025-12-01T15:00Z');
    const offer = await sentOffer(undefined, { validUntil: '2025-12-08' });
    const path = await linkInMail();
    await remind('2025-12-05T12:00Z');
    await remind('2025-12-05T12:01Z');
    expect(await reminders()).toHaveLength(1);
    await remind('2025-12-08T14:30Z');
    await remind('2025-12-08T15:00Z');
    const told = await reminders();
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      `Hoy es el último día de su oferta ${offer.number}`,
      `Su oferta ${offer.number} espera su respuesta`,
    ]);
    for (const { text } of told) expect(text).toContain(path);
  });

  test('do not come after an answer, nor for what was superseded', async () => {
    at('2025-12-01T15:00Z');
    await decline(await sentOffer(undefined, { validUntil: '2025-12-08' }));
    const second = await sentOffer(undefined, { validUntil: '2025-12-08' });
    await raul.call(staffApi.withdrawOffer, { params: { id: second.id }, body: { reason: 'No' } });
    await remind('2025-12-08T15:00Z');
    expect(await reminders()).toEqual([]);
  });

  test.each([
    ['2025-12-01T15:00Z', '2025-12-08', '2025-12-05T10:00:00.000Z', '2025-12-08T14:00:00.000Z'],
    ['2025-12-01T15:00Z', '2025-12-01', null, null],
    ['2025-12-01T15:00Z', '2025-12-02', null, '2025-12-02T14:00:00.000Z'],
  ])('sent on %s until %s: %s and %s', (sent, until, half, last) => {
    const times = reminderTimes(new Date(sent), until);
    expect([times.half?.toISOString() ?? null, times.last?.toISOString() ?? null]).toEqual([
      half,
      last,
    ]);
  });
});

test('a hold lapses after its last day: the car is for sale again, and its customer is told', async () => {
  at('2025-12-01T15:00Z');
  const { db } = shop.services;
  await db.updateTable('product').set({ stock: 1 }).where('slug', '=', 'corolla').execute();
  const offer = await sentOffer(undefined, { validUntil: '2025-12-08' });
  const { quoteId } = await own(offer);
  await accept(offer);
  const status = async () =>
    (await sql<{ status: string }>`select status from product where slug = 'corolla'`.execute(db))
      .rows[0]?.status;
  expect(await lapseHolds(shop.services, new Date('2025-12-05T04:59Z'))).toBe(0);
  expect(await status()).toBe('reserved');
  expect(await lapseHolds(shop.services, new Date('2025-12-05T05:01Z'))).toBe(1);
  expect(await lapseHolds(shop.services, new Date('2025-12-05T05:02Z'))).toBe(0);
  expect(await status()).toBe('available');
  expect((await history(quoteId ?? '')).at(-1)?.kind).toBe('hold_lapsed');
  const subjects = (await mails()).map(({ subject }) => subject);
  expect(subjects.join()).toContain('Ya no apartamos los productos');
  const page = await textAt(await linkInMail());
  expect(page).not.toContain('Apartado para usted');
  expect(page).toContain('La reserva terminó: los productos están otra vez a la venta.');
  expect(page).not.toContain('>Cómo pagar<');
});

test('how many days an offer still holds is counted by the server, from today in Havana', async () => {
  at('2025-12-01T15:00Z');
  const offer = await sentOffer(undefined, { validUntil: '2025-12-05' });
  const path = await linkInMail();
  const left = async () => (await own(offer)).daysLeft;
  expect(await left()).toBe(4);
  expect(await textAt(path)).toContain('Quedan 4 días.');
  at('2025-12-05T04:59:30Z');
  expect(await left()).toBe(1);
  at('2025-12-05T05:00:30Z');
  expect(await left()).toBe(0);
});
