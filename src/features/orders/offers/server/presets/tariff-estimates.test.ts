import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  ids,
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { readPdf } from '#features/papers/documents/server/testing/read-pdf.ts';
import { lineOf } from '#features/requests/quotes/server/testing/quotes.ts';
import type { TariffForm } from '#features/shop/catalogue/landed-cost/schema.ts';
import { staffApi } from '#staff-api.ts';
import {
  draft,
  draftBody,
  inDays,
  linkInMail,
  own,
  sendSavedOffer,
  sentOffer,
  textAt,
} from '../testing/offers.ts';

setUpQuoteShop();
beforeEach(() => sql`truncate tariff`.execute(shop.services.db));

const duties: TariffForm = {
  kind: 'duties',
  category: 'automobiles',
  province: null,
  cents: null,
  basisPoints: 2505,
  source: 'Aduana, Resolución 45/2026',
  sourceAddress: 'https://aduana.test/45',
  validFrom: '2026-01-15',
};
const fridge: TariffForm = {
  ...duties,
  kind: 'port',
  category: 'electrodomesticos',
  cents: 3505,
  basisPoints: null,
  source: 'Terminal de Mariel',
  sourceAddress: null,
};
const enter = (body: TariffForm) => marta.call(staffApi.enterTariff, { body });
const without = { cents: null, source: null, sourceAddress: null, asOf: null };

test('a new offer says what is paid in Cuba for all pieces, and names what has no figure', async () => {
  await enter(duties);
  await enter(fridge);
  await enter({ ...fridge, kind: 'inland', province: 'HOL', cents: 4000 });
  const items = [lineOf(ids, 'corolla'), lineOf(ids, 'nevera', 2)];
  const quoteId = await requestQuote({ items, subtotal: '29701.00', total: '29701.00' });
  const { estimates, totalCents } = await draft(quoteId);
  const shown = estimates.map(({ text, cents, asOf }) => [text, cents, asOf]);
  expect(shown).toEqual([
    // 25.05 % of US$28,000.
    ['Aranceles de aduana (Automóviles)', 701_400, '2026-01-15'],
    ['Traspaso y matrícula (Automóviles)', null, null],
    ['Gastos de puerto en Mariel (Automóviles)', null, null],
    ['Transporte de Mariel a Holguín (Automóviles)', null, null],
    ['Gastos de puerto en Mariel (Electrodomésticos)', 7010, '2026-01-15'],
    ['Transporte de Mariel a Holguín (Electrodomésticos)', 8000, '2026-01-15'],
    ['Aranceles de aduana (Electrodomésticos)', null, null],
  ]);
  // Never part of what is paid to us.
  expect(totalCents).toBe(2_800_000 + 2 * 85_050);
  const [first] = await raul.call(staffApi.listEstimates, { params: { id: quoteId } });
  expect(first).toMatchObject({ textEn: 'Customs duties (Cars)', cents: 701_400 });
});

test('what was sent stays as it was shown, on the page, by the link and on paper, whatever the tariff says later', async () => {
  await enter(duties);
  const offer = await sentOffer();
  await enter({ ...duties, basisPoints: 9000, validFrom: '2026-02-01' });
  const { offer: kept } = await own(offer);
  expect(kept?.estimates[0]).toMatchObject({ cents: 701_400, asOf: '2026-01-15' });
  const pages = [`/my-quotes/oferta/${offer.number}`, await linkInMail()];
  const clients = [yanet, shop.as('anonymous')];
  for (const [at, path] of pages.entries()) {
    const text = await (await clients[at]?.fetch(path))?.text();
    expect(text).toContain('En Cuba (estimado)');
    expect(text).toContain('US$7,014');
    expect(text).toContain('Según Aduana, Resolución 45/2026, 15 ene 2026');
    expect(text).toContain('href="https://aduana.test/45"');
    expect(text).toContain('No incluido');
  }
  const address = `/api/offers/${offer.number}/oferta.pdf`;
  const paper = await yanet.fetch(address);
  const { text } = readPdf(Buffer.from(await paper.arrayBuffer()));
  expect(text.replaceAll('\n', ' ')).toContain('US$7,014');
  expect(text.replaceAll('\n', ' ')).toContain('No incluido');
});

test('without any figure an offer says nothing of Cuba', async () => {
  const offer = await sentOffer();
  expect(offer.estimates).toEqual([]);
  expect(await textAt(await linkInMail())).not.toContain('En Cuba (estimado)');
});

test.each([
  ['a figure without a source', { cents: 100, source: null, asOf: '2026-11-01' }],
  ['a figure without its date', { cents: 100, source: 'Aduana', asOf: null }],
  ['a figure of a day to come', { cents: 100, source: 'Aduana', asOf: inDays(1) }],
  ['a source without a figure', { ...without, source: 'Aduana' }],
  [
    'an address that is none of the web',
    { cents: 1, source: 'Aduana', asOf: '2026-11-01', sourceAddress: 'javascript:alert(1)' },
  ],
])('an agent writes no %s', async (_, wrong) => {
  const made = await draft(await requestQuote());
  const estimates = [{ text: 'Chapa', ...wrong }];
  const input = { params: { id: made.id }, body: draftBody(made, { estimates }) };
  expect((await raul.refused(staffApi.saveOffer, input)).status).toBe(400);
});

test('what an agent writes over it is what is sent', async () => {
  await enter(duties);
  const made = await draft(await requestQuote());
  const mine = { text: 'Aranceles', cents: 600_000, source: 'Aduana', asOf: '2026-11-20' };
  const body = draftBody(made, { estimates: [mine, { text: 'Chapa', ...without }] });
  const saved = await raul.call(staffApi.saveOffer, { params: { id: made.id }, body });
  const sent = await sendSavedOffer(saved);
  expect(sent.estimates).toEqual([
    { ...mine, sourceAddress: null },
    { text: 'Chapa', ...without },
  ]);
});
