import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { accept, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import { newAccount, pay } from '#features/payments/collecting/server/testing/collecting.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { unitsOf } from '#features/shipping/units/server/testing/shipping.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';

setUpQuoteShop();

const read = (id: string) => raul.call(staffApi.findCustomer, { params: { id } });
const run = (statement: string) => sql.raw(statement).execute(shop.services.db);

let quoteId: string;
beforeEach(async () => {
  quoteId = await requestQuote();
});

describe('a customer', () => {
  test('is one, whichever record of theirs one comes from', async () => {
    const other = await requestQuote();
    await accept(await sentOffer(quoteId));
    const [unit] = await unitsOf(quoteId);
    const ticket = await submitVerification(yanet);
    const { id: verification } = await shop.services.db
      .selectFrom('verification')
      .select('id')
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow();
    for (const id of [yanet.id, quoteId, other, unit?.id ?? '', verification]) {
      const customer = await read(id);
      expect(customer).toMatchObject({ id: yanet.id, email: yanet.email, account: true });
      expect(customer.orders.map((order) => order.id)).toEqual([other, quoteId]);
      expect(customer.verifications).toMatchObject([{ ticket }]);
    }
  });

  test('has money, messages, notes and verifications in one history, and who pays and receives', async () => {
    await accept(await sentOffer(quoteId));
    await pay(quoteId, await newAccount(), { reference: 'ZL-9' });
    const write = looked(raul);
    for (const [text, internal] of [
      ['Ya viene', false],
      ['Llamar el lunes', true],
    ] as const) {
      await write.call(staffApi.writeAboutQuote, {
        params: { id: quoteId },
        body: { text, internal },
        key: newKey(),
      } as never);
    }
    await submitVerification(yanet, { comment: 'Mi tía pagó' });
    await run(`update quote set recipient_name = 'Caridad Peña', recipient_phone = '+5351234567'`);
    const { history, family, orders } = await read(quoteId);
    expect(history.map(({ kind }) => kind)).toEqual([
      'verification',
      'note',
      'message',
      'payment',
      'asked',
    ]);
    expect(history).toMatchObject([
      { text: 'Mi tía pagó', who: null },
      { text: 'Llamar el lunes', who: expect.stringContaining('Raúl') },
      { text: 'Ya viene' },
      { text: 'ZL-9', cents: 894_000, about: { kind: 'quote', id: quoteId } },
      { who: null },
    ]);
    expect(family).toEqual([{ part: 'receives', name: 'Caridad Peña', reach: '+5351234567' }]);
    expect(orders).toMatchObject([{ dueCents: 2_086_000, progress: { stage: 'toBuy' } }]);
  });

  test('without an account is known by the e-mail, with the province of the last order', async () => {
    const second = await requestQuote();
    await run(`update quote set person_id = null, customer_email = 'Odalys@ejemplo.test',
      customer_name = 'Odalys', customer_phone = '+17865550100', customer_whatsapp = null, province = 'HOL'`);
    await run(
      `update quote set province = 'SCU', customer_email = 'odalys@ejemplo.test' where id = '${second}'`,
    );
    expect(await read(quoteId)).toMatchObject({
      account: false,
      name: 'Odalys',
      province: 'SCU',
      quotes: 2,
      orders: [{ id: second }, { id: quoteId }],
    });
    expect((await read(yanet.id)).orders).toEqual([]);
    // Somebody else with the same phone is shown, and not taken for the same.
    await run(`update person set phone = '+17865550100', whatsapp = null where id = '${yanet.id}'`);
    expect((await read(quoteId)).alike).toMatchObject([{ id: yanet.id, email: yanet.email }]);
    expect((await read(yanet.id)).alike).toMatchObject([{ email: 'odalys@ejemplo.test' }]);
    expect(await raul.call(staffApi.findCustomers, { query: {} })).toMatchObject([
      { email: 'odalys@ejemplo.test', quotes: 2 },
    ]);
  });

  test('is in the log when somebody looks, and is nobody once the account is gone', async () => {
    await read(yanet.id);
    const { rows } = await sql`select subject_id, subject_name from audit
      where action = 'person.read' order by seq desc limit 1`.execute(shop.services.db);
    expect(rows).toEqual([{ subject_id: yanet.id, subject_name: null }]);
    await run(`update quote set detached_at = now(), person_id = null`);
    const refused = await raul.refused(staffApi.findCustomer, { params: { id: quoteId } });
    expect(refused).toMatchObject({ status: 404, code: 'customer_not_found' });
  });
});
