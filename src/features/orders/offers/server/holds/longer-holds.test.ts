import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { raul, requestQuote, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  changeColumns,
  list,
  listed,
} from '#features/requests/quotes/server/staff/testing/queue.ts';
import { textOfHtml } from '#platform/testing/text-of-html.ts';
import { staffApi } from '#staff-api.ts';
import type { StaffOffer } from '../../schema.ts';
import { history, inDays, mails, own, sentOffer } from '../testing/offers.ts';
import { lapseHolds } from './lapse-holds.ts';
import { accepted, carQuoteId, decide, setUpQuotedCar, statusOfCar } from './testing/held-car.ts';

setUpQuotedCar();

describe('staff hold it for longer', () => {
  const extend = (offer: StaffOffer, until = inDays(10), reason = 'La transferencia tarda') => ({
    params: { id: offer.id },
    body: { until, reason },
  });
  const lapse = () => lapseHolds(shop.services, new Date(Date.now() + 5 * 86_400_000));

  test('with a reason that the customer reads, on the page, in the history and by mail', async () => {
    const offer = await accepted();
    const longer = await raul.call(staffApi.extendHold, extend(offer));
    expect(longer.heldUntil).toBe(inDays(10));
    expect((await own(offer)).holds?.until).toBe(inDays(10));
    expect((await history(carQuoteId)).at(-1)).toMatchObject({
      kind: 'hold_renewed',
      by: 'staff',
      note: `${offer.number} ${inDays(10)}\nLa transferencia tarda`,
    });
    const page = await (await yanet.fetch(`/my-quotes?ver=${carQuoteId}`)).text();
    expect(textOfHtml(page)).toMatch(/apartó lo de la oferta MA-TX-[\d-]+-O1 hasta el \d/);
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toContain('Apartado hasta el');
    expect(mail?.text).toContain('La transferencia tarda');
    expect(await lapse()).toBe(0);
    expect(await statusOfCar()).toBe('reserved');
  });

  test('while it may: who has had all the days there are is not asked again', async () => {
    const offer = await accepted();
    const page = async () => (await raul.fetch(`/admin/quotes/${carQuoteId}/offer`)).text();
    expect(await page()).toContain('Apartar más tiempo');
    await raul.call(staffApi.extendHold, extend(offer, inDays(30)));
    expect(await page()).not.toContain('Apartar más tiempo');
  });

  test('also after it has ended, unless somebody else has it by now', async () => {
    const offer = await accepted();
    await lapse();
    await raul.call(staffApi.extendHold, extend(offer));
    expect(await statusOfCar()).toBe('reserved');
    expect(await own(offer)).toMatchObject({ lapsed: false, holds: { until: inDays(10) } });
    await lapseHolds(shop.services, new Date(Date.now() + 12 * 86_400_000));
    expect((await mails()).filter(({ subject }) => /Ya no apartamos/.test(subject))).toHaveLength(
      2,
    );
    await accepted(await requestQuote());
    const refused = await raul.refused(staffApi.extendHold, extend(offer));
    expect(refused).toMatchObject({ status: 409, code: 'offer_hold_sold' });
  });

  test.each([
    ['the same day', () => inDays(3)],
    ['a day that is over', () => inDays(-1)],
    ['a month and more', () => inDays(31)],
  ])('not until %s', async (_, until) => {
    const offer = await accepted();
    const refused = await raul.refused(staffApi.extendHold, extend(offer, until()));
    expect(refused).toMatchObject({ status: 422, code: 'offer_hold_day' });
  });

  test('once: the same again, after a cut connection or at once, gets the same answer', async () => {
    const offer = await accepted();
    const [first, second] = await Promise.all(
      [1, 2].map(() => raul.call(staffApi.extendHold, extend(offer, inDays(30)))),
    );
    expect(second).toEqual(first);
    expect(await raul.call(staffApi.extendHold, extend(offer, inDays(30)))).toEqual(first);
    const told = (await history(carQuoteId)).filter(({ kind }) => kind === 'hold_renewed');
    expect(told).toHaveLength(1);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('Apartado hasta el'))).toHaveLength(1);
    const other = extend(offer, inDays(30), 'Otra razón');
    expect((await raul.refused(staffApi.extendHold, other)).code).toBe('offer_hold_day');
  });

  test('not what nobody accepted', async () => {
    const offer = await sentOffer(carQuoteId);
    expect((await raul.refused(staffApi.extendHold, extend(offer))).code).toBe(
      'offer_not_accepted',
    );
  });
});

describe('in the list where staff look', () => {
  test('a lapsed hold stands as such, unread, and due now', async () => {
    await accepted();
    await changeColumns(carQuoteId, { staff_seen_at: new Date(), awaiting_since: null });
    expect(await listed({ queue: 'unread' })).toEqual([]);
    await lapseHolds(shop.services, new Date(Date.now() + 5 * 86_400_000));
    expect(await listed({ queue: 'unread' })).toEqual([carQuoteId]);
    const [quote] = await list({});
    expect(quote?.offer).toMatchObject({ lapsed: true, undelivered: false });
    expect(Date.parse(quote?.followUpAt ?? '')).toBeLessThanOrEqual(Date.now());
    const page = await (await raul.fetch('/admin/quotes')).text();
    expect(page).toContain('Reserva vencida');
  });

  test('what was paid late and has left for Cuba is no lapsed hold any more, there or on its page', async () => {
    const offer = await accepted();
    await lapseHolds(shop.services, new Date(Date.now() + 5 * 86_400_000));
    expect(await own(offer)).toMatchObject({ lapsed: true });
    await decide('sent');
    expect((await list({}))[0]?.offer).toMatchObject({ lapsed: false });
    expect(await own(offer)).toMatchObject({ lapsed: false });
  });

  test('a mail that does not reach its customer is told there, one to staff is not', async () => {
    await sentOffer(carQuoteId);
    const failing = (to: string) =>
      sql`update outbox set attempts = 5, last_error = 'no such mailbox'
        where about = ${carQuoteId} and topic = 'mail' and payload->>'to' = ${to}`.execute(
        shop.services.db,
      );
    await failing(shop.services.config.staffEmail);
    const told = async () => (await list({}))[0]?.offer?.undelivered;
    expect(await told()).toBe(false);
    await failing(yanet.email);
    expect(await told()).toBe(true);
    expect(await (await raul.fetch('/admin/quotes')).text()).toContain('Correo no entregado');
  });
});
