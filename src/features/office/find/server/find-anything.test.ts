import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { marta, raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { accept, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import { newAccount, pay } from '#features/payments/collecting/server/testing/collecting.ts';
import { bringLine, newBank } from '#features/payments/matching/server/testing/matching.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { putOnShip, unitsOf } from '#features/shipping/units/server/testing/shipping.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';

setUpQuoteShop();

const find = (q: string, who: Client = raul) => who.call(staffApi.find, { query: { q } });
const found = async (q: string, who?: Client) =>
  (await find(q, who))
    .filter(({ kind }) => kind !== 'customer')
    .map(({ kind, name }) => `${kind} ${name}`);

let quoteId: string;
let order: string;
beforeEach(async () => {
  quoteId = await requestQuote();
  const { db } = shop.services;
  order = `order ${(await db.selectFrom('quote').select('reference').executeTakeFirstOrThrow()).reference}`;
  await sql`update quote set customer_name = 'Odalys Núñez', customer_email = 'odalys@ejemplo.test',
    customer_phone = '+17865550100', recipient_name = 'Caridad Peña'`.execute(db);
});
const reference = () => order.slice('order '.length);

describe('an order is found', () => {
  test.each([
    ['its reference', () => reference()],
    [
      'its reference in small letters, with spaces',
      () => reference().toLowerCase().replaceAll('-', ' '),
    ],
    ['the end of its reference', () => reference().slice(-6)],
    ['the number of an offer', () => `${reference()}-O2`],
    ['a name without its accents', () => 'nuñez'],
    ['two names', () => 'Odalys Nuñez'],
    ['whoever receives it', () => 'peña'],
    ['an e-mail in capitals', () => 'ODALYS@EJEMPLO.TEST'],
    ['a phone as people in the USA write it', () => '(786) 555-0100'],
    ['a phone with its country code', () => '+1 786 555 0100'],
    ['a phone as it is dialled from abroad', () => '001 786.555.0100'],
    ['the end of a phone', () => '555-0100'],
  ])('by %s', async (_, q) => {
    expect(await found(q())).toEqual([order]);
  });

  test('with the customer whose it is, who has no account', async () => {
    await sql`update quote set person_id = null`.execute(shop.services.db);
    expect((await find('nuñez'))[1]).toMatchObject({
      kind: 'customer',
      id: quoteId,
      name: 'Odalys Núñez',
      stage: '1 cotización',
    });
  });

  test('by a code that was issued for it', async () => {
    const { codes } = await raul.call(staffApi.issueCode, {
      params: { id: quoteId },
      body: {},
      key: newKey(),
    });
    expect(await found(codes[0]?.code.toLowerCase() ?? '')).toContain(order);
  });

  test('by the bank’s reference of a payment, and says what is left to pay and what comes next', async () => {
    await accept(await sentOffer(quoteId));
    await pay(quoteId, await newAccount(), { reference: 'ZL-778 899' });
    const [hit] = await find('zl778899');
    expect(hit).toMatchObject({
      kind: 'order',
      id: quoteId,
      about: 'Odalys Núñez',
      stage: 'Por comprar',
      cents: 2_086_000,
    });
    expect(hit?.says).not.toBe('');
  });

  test('by nobody who may not open it', async () => {
    await sql`update quote set detached_at = now(), person_id = null`.execute(shop.services.db);
    expect(await found('odalys')).toEqual([]);
    expect(await found('odalys', marta)).toEqual([order]);
  });
});

describe('other things are found', () => {
  test('a unit by any part of its VIN and by its number, with ship and next date; its voyage by the ship', async () => {
    await accept(await sentOffer(quoteId));
    const [unit] = await unitsOf(quoteId);
    if (!unit) throw new Error('no unit');
    await shop.services.db.updateTable('unit').set({ identifier: '1HGCM82633A004352' }).execute();
    const departs = daysLater(dayInHavana(new Date()), 5);
    await putOnShip(unit.id, departs, daysLater(departs, 5));
    const [byVin] = await find('a00 4352');
    expect(byVin).toMatchObject({ kind: 'unit', name: unit.number, id: unit.id });
    expect(byVin?.about).toContain('1HGCM82633A004352 · Odalys Núñez');
    expect(byVin?.says).toMatch(/Perla del Golfo 214S · Comprado: \d/);
    expect(await found(unit.number)).toEqual([order, `unit ${unit.number}`]);
    expect((await find(reference()))[0]?.says).toContain('Perla del Golfo 214S');
    expect(await found('perla golfo')).toEqual(['voyage Perla del Golfo 214S']);
  });

  test('a verification by its ticket, a bank line by its reference, a product by its words', async () => {
    const ticketId = await submitVerification(shop.as('other customer'), {});
    expect(await found(ticketId.toLowerCase())).toContain(`verification ${ticketId}`);
    await bringLine(await newBank(), { reference: 'BOFA-5521', amount: '410.50' });
    expect(await find('bofa 5521')).toMatchObject([
      { kind: 'bankLine', name: 'BOFA-5521', cents: 41_050, urgent: true },
    ]);
    expect(await found('coroll')).toEqual([expect.stringMatching(/^product .*Corolla/)]);
  });

  test('nothing by less than three characters, by marks alone, or by what is nowhere', async () => {
    for (const q of ['od', '%%%', '---', '···', 'xilófono']) expect(await find(q)).toEqual([]);
  });
});
