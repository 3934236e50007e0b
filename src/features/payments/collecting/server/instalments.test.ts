import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import type { StaffOffer } from '#features/orders/offers/schema.ts';
import { lapseHolds } from '#features/orders/offers/server/holds/lapse-holds.ts';
import {
  accept,
  linkInMail,
  mails,
  sendReminders,
  sentOffer,
} from '#features/orders/offers/server/testing/offers.ts';
import { rejectQuote } from '#features/requests/quotes/server/testing/reject-quote.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { count, newAccount, pay, reverse, takeCash } from './testing/collecting.ts';

setUpQuoteShop();

const at = (moment: string) => vi.setSystemTime(new Date(moment));
let quoteId: string;
let offer: StaffOffer;
let account: string;
beforeEach(async () => {
  // A past date, at which the sessions of today are valid.
  vi.useFakeTimers({ toFake: ['Date'] });
  at('2025-12-01T15:00Z');
  account = await newAccount(`pagos-${newKey()}@marielauto.example`);
  ({ quoteId, offer } = await newPlan());
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two instalments with a day: US$8,940 on 10 December, US$20,860 on 20 January. */
async function newPlan() {
  const id = await requestQuote();
  const part = { cents: 0, due: 'date' } as const;
  const made = await sentOffer(id, {
    validUntil: '2025-12-08',
    plan: [
      { ...part, label: 'Reserva', basisPoints: 3000, dueOn: '2025-12-10' },
      { ...part, label: 'Resto', basisPoints: 7000, dueOn: '2026-01-20' },
    ],
  });
  await accept(made);
  return { quoteId: id, offer: made };
}

async function remind(now: string): Promise<void> {
  at(now);
  await sendReminders(new Date());
}
/** After three in the morning of UTC there is no doubt which day it is in Havana. */
const noon = (day: string) => `${day}T17:00Z`;

const reminders = async () => (await mails()).filter(({ subject }) => /Su cuota/.test(subject));
const subjects = async () => (await reminders()).map(({ subject }) => subject);
const listed = (queue: 'unpaid' | 'unread' = 'unpaid') =>
  raul.call(staffApi.listQuotes, { query: { queue } });
const counted = async () => (await raul.call(staffApi.quoteStats, {})).queues.unpaid;
const row = async () => {
  const { rows } = await sql<{ follow: Date | null; seen: Date | null }>`
    select follow_up_at as follow, staff_seen_at as seen from quote where id = ${quoteId}`.execute(
    shop.services.db,
  );
  return rows[0];
};
const history = async () =>
  (await raul.call(staffApi.findQuote, { params: { id: quoteId } })).history.filter(
    ({ kind }) => kind === 'instalment_overdue',
  );

describe('a reminder of an instalment', () => {
  test('comes three days before and on the day, at nine in Havana, once each', async () => {
    await remind('2025-12-07T13:59Z');
    expect(await subjects()).toEqual([]);
    await remind('2025-12-07T14:00Z');
    await remind('2025-12-07T14:05Z');
    expect(await subjects()).toEqual(['Su cuota de US$8,940 vence el 10 dic 2025']);
    await remind('2025-12-10T14:00Z');
    await remind('2025-12-10T14:05Z');
    expect((await subjects()).slice(1)).toEqual(['Su cuota de US$8,940 vence hoy']);
  });

  test('says what lacks, how the order stands, how to pay, and where; no account', async () => {
    await pay(quoteId, account, { amount: '940' });
    const link = await linkInMail();
    await remind(noon('2025-12-07'));
    const [{ text = '', to } = {}] = await reminders();
    expect(to).toBe(yanet.email);
    for (const words of ['Reserva', 'US$8,000', 'US$29,800', 'US$28,860', 'Zelle', link])
      expect(text).toContain(words);
    expect(text).not.toContain('pagos-');
  });

  test('is in the language of its customer', async () => {
    const english = await sentOffer(undefined, {
      language: 'en',
      validUntil: '2025-12-08',
      plan: [{ label: 'All', basisPoints: 10_000, cents: 0, due: 'date', dueOn: '2025-12-10' }],
    });
    await accept(english);
    await remind(noon('2025-12-10'));
    const told = (await mails()).map(({ subject }) => subject);
    expect(told.join('\n')).toContain('Your installment of US$29,800 is due today');
  });

  test('does not come for what is paid, nor for what waits to be counted', async () => {
    await pay(quoteId, account, { amount: '8,000' });
    await takeCash(quoteId, '940');
    await remind(noon('2025-12-07'));
    await remind(noon('2025-12-10'));
    expect(await subjects()).toEqual([]);
    // The second instalment has a reminder of its own.
    await remind(noon('2026-01-17'));
    expect(await subjects()).toEqual(['Su cuota de US$20,860 vence el 20 ene 2026']);
  });

  test.each(['rejected', 'cancelled', 'undone', 'deleted'])(
    'does not come once it is %s',
    async (end) => {
      const { db } = shop.services;
      if (end === 'rejected') {
        const body = { status: 'rejected', note: 'No' } as const;
        await looked(raul).call(staffApi.changeQuoteStatus, { params: { id: quoteId }, body });
      } else if (end === 'cancelled') {
        await yanet.call(api.cancelMyQuote, { params: { id: quoteId }, body: {}, key: newKey() });
      } else if (end === 'undone') {
        const body = { reason: 'Error' };
        await raul.call(staffApi.takeBackAcceptance, { params: { id: offer.id }, body });
      } else {
        await sql`update quote set person_id = null, detached_at = now()
        where id = ${quoteId}`.execute(db);
      }
      for (const day of ['2025-12-07', '2025-12-10']) await remind(noon(day));
      expect(await subjects()).toEqual([]);
    },
  );

  test('that is late by its whole day is left out', async () => {
    await remind('2025-12-11T05:01Z');
    expect(await subjects()).toEqual([]);
  });

  test('does not follow at once on an acceptance', async () => {
    at('2025-12-07T03:00Z');
    await newPlan();
    await remind('2025-12-07T15:00Z');
    // Only for the one that was accepted before.
    expect(await subjects()).toHaveLength(1);
  });
});

describe('an instalment that is overdue', () => {
  test('is in the work list from the first minute of the next day in Havana, unread and due now', async () => {
    await looked(raul).call(staffApi.viewQuote, { params: { id: quoteId }, body: {} });
    await remind('2025-12-11T04:59:30Z');
    expect(await listed()).toEqual([]);
    expect(await history()).toEqual([]);
    await remind('2025-12-11T05:00:30Z');
    await remind('2025-12-11T05:01:30Z');
    expect(await history()).toMatchObject([
      { by: 'system', public: false, note: '894000\nReserva' },
    ]);
    expect(await listed()).toMatchObject([
      { id: quoteId, unread: true, offer: { overdueOn: '2025-12-10' } },
    ]);
    expect(await counted()).toBe(1);
    expect((await row())?.follow).toBeInstanceOf(Date);
    expect((await listed('unread')).map(({ id }) => id)).toContain(quoteId);
  });

  test('is told by the database’s clock, though the one of the program is a second behind', async () => {
    at('2025-12-11T04:59:59Z');
    await sendReminders(new Date('2025-12-11T05:00:00Z'));
    expect(await history()).toHaveLength(1);
  });

  test('says for how long, and its customer does not read that', async () => {
    await remind('2025-12-13T05:00:30Z');
    const html = await (await raul.fetch('/admin/quotes?queue=unpaid')).text();
    expect(html).toContain('Cuota vencida hace 3 días');
    const own = await yanet.call(api.findMyQuote, { params: { id: quoteId } });
    expect(own.history.map(({ kind }) => kind)).not.toContain('instalment_overdue');
  });

  test('is gone from it when it is paid, and back when that payment was none', async () => {
    await remind('2025-12-11T05:00:30Z');
    await pay(quoteId, account, { amount: '8,939.99' });
    expect(await counted()).toBe(1);
    expect((await row())?.follow).not.toBeNull();
    const { money } = await pay(quoteId, account, { amount: '0.01', reference: 'ZL-2' });
    expect(await counted()).toBe(0);
    expect(await listed()).toEqual([]);
    expect((await row())?.follow).toBeNull();
    await reverse(quoteId, money?.moves[1]?.id ?? '');
    expect(await listed()).toHaveLength(1);
  });

  test('does not take a day away that staff have chosen since', async () => {
    await remind('2025-12-11T05:00:30Z');
    const params = { id: quoteId };
    await looked(raul).call(staffApi.writeAboutQuote, {
      params,
      body: { text: '¿Todo bien?' },
      key: newKey(),
    });
    const day = daysLater(dayInHavana(new Date()), 3);
    await looked(raul).call(staffApi.followUpQuote, { params, body: { day } });
    await pay(quoteId, account);
    expect((await row())?.follow).not.toBeNull();
  });

  test('is nothing of an order that is over, nor of one that was paid in time', async () => {
    await pay(quoteId, account);
    await remind('2025-12-11T05:00:30Z');
    expect(await history()).toEqual([]);
    await rejectQuote(shop.services.db, quoteId);
    await remind('2026-01-21T05:00:30Z');
    expect(await counted()).toBe(0);
    expect(await history()).toEqual([]);
  });
});

describe('money received stops the clock of a hold', () => {
  const lapse = async (now: string) => {
    at(now);
    return lapseHolds(shop.services, new Date());
  };

  test('until it is reversed, and then for a day more, so that it can be recorded anew', async () => {
    const { money } = await pay(quoteId, account, { amount: '100' });
    expect(await lapse('2025-12-20T15:00Z')).toBe(0);
    await reverse(quoteId, money?.moves[0]?.id ?? '');
    expect(await lapse('2025-12-20T15:01Z')).toBe(0);
    // Until the end of the next day in Havana.
    expect(await lapse('2025-12-22T04:59Z')).toBe(0);
    expect(await lapse('2025-12-22T05:01Z')).toBe(1);
  });

  test('recorded anew it goes on stopping it', async () => {
    const { money } = await pay(quoteId, account, { amount: '100' });
    at('2025-12-20T15:00Z');
    await reverse(quoteId, money?.moves[0]?.id ?? '');
    await pay(quoteId, account, { amount: '1,000' });
    expect(await lapse('2026-01-05T15:00Z')).toBe(0);
  });

  test('cash too, also while nobody has counted it', async () => {
    const { money } = await takeCash(quoteId, '500');
    expect(await lapse('2025-12-20T15:00Z')).toBe(0);
    await count(quoteId, money?.moves[0]?.id ?? '');
    expect(await lapse('2025-12-21T15:00Z')).toBe(0);
  });

  test('credit from another order of theirs does so as well', async () => {
    const paid = quoteId;
    const other = await newPlan();
    await pay(paid, account, { amount: '30,000' });
    const body = { to: other.quoteId, amount: '200', reason: 'Lo pide' };
    await marta.call(staffApi.moveCredit, { params: { id: paid }, body, key: newKey() });
    expect(await lapse('2025-12-20T15:00Z')).toBe(0);
  });
});
