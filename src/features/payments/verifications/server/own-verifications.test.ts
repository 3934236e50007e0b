import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { callAddress } from '#platform/calls/client.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import {
  anyone,
  asStaff,
  marta,
  oscar,
  raul,
  sent,
  setUpVerificationShop,
  signInAll,
  verifyEmail,
  yanet,
} from './testing/verification-calls.ts';
import { mailsOf, receiptPdf, uploadBytes } from './testing/verifications.ts';

setUpVerificationShop();

const listOf = (client: Client) => client.call(api.listMyVerifications, {});
const find = (client: Client, id: string) =>
  client.call(api.findMyVerification, { params: { id } });

describe('my verifications', () => {
  test('are those sent signed in, newest first, with what happened', async () => {
    await sent(yanet, { comment: 'una' });
    const second = await sent(yanet, { comment: 'dos' });
    await sent(oscar);
    expect((await listOf(yanet)).map(({ comment }) => comment)).toEqual(['dos', 'una']);
    expect(await find(yanet, second)).toEqual({
      id: second,
      ticketId: expect.stringMatching(/^MA-T-/),
      verificationCode: 'MA-VER-20261120-7K4Q',
      email: 'yanet@correo.test',
      whatsapp: '+5351234567',
      quoteReference: 'MA-TX-2026-000001',
      report: false,
      comment: 'dos',
      signedOut: false,
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-/),
      dueAt: expect.stringMatching(/^\d{4}-/),
      processedAt: null,
      receipts: [],
      paid: { cents: null, on: null, method: null },
      history: [
        {
          id: expect.any(String),
          at: expect.any(String),
          kind: 'created',
          by: 'customer',
          from: null,
          to: null,
          note: null,
          public: true,
        },
      ],
      counted: false,
      quote: null,
    });
  });

  test('someone else’s is not found, just like one that does not exist', async () => {
    const id = await sent(yanet);
    const other = await oscar.refused(api.findMyVerification, { params: { id } });
    const none = await oscar.refused(api.findMyVerification, {
      params: { id: '00000000-0000-4000-8000-000000000009' },
    });
    expect(other).toEqual(none);
    expect(other).toMatchObject({ status: 404, code: 'verification_not_found' });
    expect((await raul.refused(api.findMyVerification, { params: { id } })).status).toBe(404);
  });

  test('sent signed out they are found once the provider has verified the e-mail', async () => {
    const id = await sent(anyone, { email: yanet.email.toUpperCase() });
    expect(await listOf(yanet)).toEqual([]);
    expect((await yanet.refused(api.findMyVerification, { params: { id } })).status).toBe(404);
    await verifyEmail(yanet);
    expect((await listOf(yanet)).map((each) => each.id)).toEqual([id]);
    await find(yanet, id);
    expect(await listOf(oscar)).toEqual([]);
  });

  test('what somebody sent signed out under my e-mail says so, and its words lead nowhere', async () => {
    await verifyEmail(yanet);
    const id = await sent(anyone, {
      email: yanet.email,
      verificationCode: 'pague en evil.test',
      whatsapp: 'evil.test/wa',
      quoteReference: 'https://evil.test',
      comment: 'Su pago falló: https://evil.test/pago o ana@evil.test',
    });
    const shown = {
      signedOut: true,
      verificationCode: 'pague en […]',
      whatsapp: '[…]',
      quoteReference: '[…]',
      comment: 'Su pago falló: […] o […]',
    };
    expect(await listOf(yanet)).toMatchObject([shown]);
    expect(await find(yanet, id)).toMatchObject({
      ...shown,
      history: [{ kind: 'created', by: 'system' }],
    });
    // Staff read its real content, and see that nobody was signed in.
    expect(await asStaff(id)).toMatchObject({
      signedOut: true,
      sender: null,
      comment: 'Su pago falló: https://evil.test/pago o ana@evil.test',
    });
  });

  test('staff see with which account it was sent, and whether its e-mail is proven', async () => {
    const id = await sent(yanet);
    const sender = { name: 'Yanet Pérez', email: yanet.email, emailVerified: false };
    expect(await asStaff(id)).toMatchObject({ signedOut: false, sender });
    await verifyEmail(yanet);
    expect((await asStaff(id)).sender?.emailVerified).toBe(true);
  });

  test('what somebody else sent signed in with my e-mail is theirs', async () => {
    await verifyEmail(yanet);
    await sent(oscar, { email: yanet.email });
    expect(await listOf(yanet)).toEqual([]);
  });

  test('what a deleted account left behind is nobody’s, also with the same e-mail', async () => {
    await verifyEmail(yanet);
    const id = await sent(yanet, { email: yanet.email });
    const { db } = shop.services;
    await db
      .updateTable('verification')
      .set({ person_id: null, detached_at: new Date() })
      .execute();
    expect(await listOf(yanet)).toEqual([]);
    const params = { id };
    expect((await yanet.refused(api.findMyVerification, { params })).status).toBe(404);
    expect(await raul.call(staffApi.listVerifications, { query: {} })).toEqual([]);
    for (const refused of [
      await raul.refused(staffApi.findVerification, { params }),
      await looked(raul).refused(staffApi.changeVerificationStatus, {
        params,
        body: { status: 'approved' },
      }),
      await looked(raul).refused(staffApi.writeAboutVerification, {
        params,
        body: { text: 'Hola' },
        key: newKey(),
      }),
    ]) {
      expect(refused.status).toBe(404);
    }
    expect(await marta.call(staffApi.listVerifications, { query: {} })).toHaveLength(1);
    const before = (await mailsOf(db)).length;
    await looked(marta).call(staffApi.changeVerificationStatus, {
      params,
      body: { status: 'approved' },
    });
    await looked(marta).call(staffApi.writeAboutVerification, {
      params,
      body: { text: 'Hola' },
      key: newKey(),
    });
    expect(await mailsOf(db)).toHaveLength(before);
  });

  test('name the quote of the sender, not another’s', async () => {
    const ids = await restock(shop);
    signInAll();
    const quote = await yanet.call(api.createQuote, { body: newQuote(ids), key: newKey() });
    const quoteReference = quote.referenceNumber.toLowerCase();
    const mine = await sent(yanet, { quoteReference });
    const theirs = await sent(oscar, { quoteReference });
    const named = { id: quote.id, referenceNumber: quote.referenceNumber };
    expect((await find(yanet, mine)).quote).toEqual(named);
    expect((await find(oscar, theirs)).quote).toBeNull();
    expect((await asStaff(theirs)).quote).toMatchObject(named);
  });

  test('a receipt is shown to its owner and to staff alone', async () => {
    const id = await sent(yanet, { receipts: [await uploadBytes(yanet, receiptPdf)] });
    const receiptId = (await find(yanet, id)).receipts[0]?.id ?? '';
    const params = { id, receiptId };
    const mine = callAddress(api.showMyReceipt, { params });
    const staffs = callAddress(staffApi.showReceipt, { params });
    const status = async (client: Client, address: string) => (await client.fetch(address)).status;
    const all = [anyone, yanet, oscar, raul, marta];
    const answers = (address: string) => Promise.all(all.map((client) => status(client, address)));
    expect(await answers(mine)).toEqual([401, 200, 404, 404, 404]);
    expect(await answers(staffs)).toEqual([401, 403, 403, 200, 200]);
    // Not through another verification of one's own either.
    const other = await sent(oscar);
    const crossed = callAddress(api.showMyReceipt, { params: { id: other, receiptId } });
    expect(await status(oscar, crossed)).toBe(404);
  });
});
