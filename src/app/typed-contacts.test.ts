import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { accountKey } from '#features/ledger/payment-methods/account-key.ts';
import { readCandidates } from '#features/papers/check/candidates.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { readCaseNumber } from '#features/requests/cases/case-number.ts';
import { ConfirmedRecipient } from '#features/requests/quotes/schema.ts';
import { readConfig } from '#platform/config.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { marta, raul, setUpQuoteShop, yanet } from './server/testing/quote-shop.ts';
import { shop } from './server/testing/test-shop.ts';

setUpQuoteShop();

const written = '+5351230099';
const address = 'odalys@xn--camin-3ta.test';

async function makeForCaller({ phone = written, email = address }) {
  const items = [{ productId: null, name: 'Planta de 6 kW', quantity: 1 }];
  const caller = { name: 'Odalys Ruiz', whatsapp: null, province: 'HOL', language: 'es' } as const;
  const body = { ...caller, phone, email, items, notes: null };
  return raul.call(staffApi.createCallersQuote, { body, key: newKey() });
}

const phonePlaces: [where: string, read: (typed: string) => unknown][] = [
  [
    'the profile',
    async (phone) => (await yanet.call(api.updateContact, { body: { phone } })).phone,
  ],
  ['a quotation for a caller', async (phone) => (await makeForCaller({ phone })).customerPhone],
  ['the recipient', (phone) => ConfirmedRecipient.parse({ phone }).phone],
  [
    'a verification',
    async (whatsapp) => {
      await submitVerification(yanet, { whatsapp });
      const rows = await shop.services.db.selectFrom('verification').select('whatsapp').execute();
      return rows[0]?.whatsapp;
    },
  ],
  [
    'the customers that staff look for',
    async (q) => {
      await makeForCaller({});
      return (await raul.call(staffApi.findCustomers, { query: { q } }))[0]?.phone;
    },
  ],
  [
    'the cases that staff look for',
    async (q) => {
      await makeForCaller({});
      return (await raul.call(staffApi.listQuotes, { query: { q } }))[0]?.customerPhone;
    },
  ],
  ['the check page', (typed) => readCandidates(typed).phone],
  ['an account where customers pay', accountKey],
  ['the brand', (BRAND_WHATSAPP) => readConfig({ BRAND_WHATSAPP }).brand.whatsapp],
];

test.each(phonePlaces)(
  '%s: a phone is read as it is pasted, or dialled in the USA',
  async (_, read) => {
    for (const typed of ['\u202a+53\u00a05\u2011123\u20110099\u202c', '011 53 5123 0099']) {
      expect(await read(typed)).toBe(written);
    }
  },
);

const emailPlaces: [where: string, read: (typed: string) => unknown][] = [
  ['a quotation for a caller', async (email) => (await makeForCaller({ email })).customerEmail],
  [
    'a verification',
    async (email) => {
      await submitVerification(yanet, { email });
      const rows = await shop.services.db.selectFrom('verification').select('email').execute();
      return rows[0]?.email;
    },
  ],
  ['the check page', (typed) => readCandidates(typed).email],
  ['an account where customers pay', accountKey],
  ['the brand', (BRAND_EMAIL) => readConfig({ BRAND_EMAIL }).brand.email],
  ['where staff read', (STAFF_EMAIL) => readConfig({ STAFF_EMAIL }).staffEmail],
  ['administrators', (ADMIN_EMAILS) => readConfig({ ADMIN_EMAILS }).adminEmails[0]],
];

test.each(emailPlaces)('%s: an e-mail is read as it is pasted', async (_, read) => {
  expect(await read(' \u200eodalys@cami\u00f3n.test\u2060')).toBe(address);
});

const numberPlaces: [where: string, read: (typed: string) => unknown][] = [
  [
    'a verification',
    async (quoteReference) => {
      await submitVerification(yanet, { quoteReference });
      const rows = shop.services.db.selectFrom('verification').select('quote_reference');
      return (await rows.orderBy('seq', 'desc').executeTakeFirstOrThrow()).quote_reference;
    },
  ],
  [
    'the cases that staff look for',
    async (q) => (await raul.call(staffApi.listQuotes, { query: { q } }))[0]?.referenceNumber,
  ],
  [
    'the audit log',
    async (q) => (await marta.call(staffApi.listAudit, { query: { q } }))[0]?.subject.name,
  ],
  ['the check page', (typed) => readCandidates(typed).number],
  ['the order of a bank line', readCaseNumber],
];

test.each(numberPlaces)('%s: a number is read as it is typed or pasted', async (_, read) => {
  const { referenceNumber } = await makeForCaller({});
  for (const between of ['-', '\u2011', ' – ', ' ', '\u00a0', '\u2212']) {
    const typed = `\u200e${referenceNumber.toLowerCase().replaceAll('-', between)}`;
    expect([typed, await read(typed)]).toEqual([typed, referenceNumber]);
  }
});

test.each(['odalys\u200b@xn--camin', 'odalys@cami\u00f3n.test', 'Odalys@CAMI\u00d3N.test\u2060'])(
  'staff find whoever has an e-mail by it, as it is pasted: %j',
  async (q) => {
    await makeForCaller({});
    expect(await raul.call(staffApi.findCustomers, { query: { q } })).toHaveLength(1);
    expect(await raul.call(staffApi.listQuotes, { query: { q } })).toHaveLength(1);
  },
);
